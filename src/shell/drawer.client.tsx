'use client';

import { useId, useState } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { isPanel, type MenuItem, type MenuPanel } from '../content/menus/menu.ts';
import { Icon } from '../ui/icon.tsx';
import { type Contact, ContactDetails } from './contact-details.client.tsx';
import { drawerClasses as styles } from './drawer-classes.ts';
import { MenuEntry } from './menu-entry.client.tsx';
import '../ui/drawer.css';

export type DrawerProps = {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** Called when a link is followed. */
  onNavigate: () => void;
  title: string;
  /** The menu, or null where the contact details are shown. */
  items: readonly MenuItem[] | null;
  contact: Contact;
  messages: { close: string; primaryMenu: string; newTab: string };
};

/** Modal drawer that slides in from the right and traps focus until it is closed. */
export default function Drawer({ isOpen, onOpenChange, onNavigate, title, items, contact, messages }: DrawerProps) {
  return (
    <ModalOverlay className={styles.overlay} isOpen={isOpen} onOpenChange={onOpenChange} isDismissable>
      <Modal className={styles.modal}>
        <Dialog className={styles.dialog}>
          {({ close }) => (
            <>
              <div className={styles.head}>
                <Heading slot="title" className={styles.title}>
                  {title}
                </Heading>
                <button type="button" className={styles.close} aria-label={messages.close} onClick={close}>
                  <Icon name="close" />
                </button>
              </div>
              <div className={styles.body}>
                {items ? (
                  <DrawerMenu
                    items={items}
                    label={messages.primaryMenu}
                    newTabLabel={messages.newTab}
                    onNavigate={onNavigate}
                  />
                ) : (
                  <ContactDetails contact={contact} newTabLabel={messages.newTab} />
                )}
              </div>
              <div className={styles.foot}>
                <button type="button" className="button button--appearance_outline button--size_medium" onClick={close}>
                  {messages.close}
                </button>
              </div>
            </>
          )}
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}

type Props = {
  items: readonly MenuItem[];
  label: string;
  newTabLabel: string;
  /** Called when a link to a page of this site is followed. */
  onNavigate: () => void;
};

/** The menu in the drawer. Groups expand below their name, one at a time. */
function DrawerMenu({ items, label, newTabLabel, onNavigate }: Props) {
  const [openLabel, setOpenLabel] = useState<string>();
  return (
    <nav aria-label={label}>
      <ul>
        {items.map((item) => (
          <li key={item.label}>
            {isPanel(item) ? (
              <Group
                panel={item}
                newTabLabel={newTabLabel}
                onNavigate={onNavigate}
                isOpen={item.label === openLabel}
                onToggle={() => setOpenLabel(item.label === openLabel ? undefined : item.label)}
              />
            ) : (
              <MenuEntry entry={item} newTabLabel={newTabLabel} className={styles.link} onNavigate={onNavigate} />
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

type GroupProps = Pick<Props, 'newTabLabel' | 'onNavigate'> & {
  panel: MenuPanel;
  isOpen: boolean;
  onToggle: () => void;
};

function Group({ panel, newTabLabel, onNavigate, isOpen, onToggle }: GroupProps) {
  const id = useId();
  return (
    <>
      <button type="button" className={styles.link} aria-expanded={isOpen} aria-controls={id} onClick={onToggle}>
        {panel.label}
        <Icon name="chevron" />
      </button>
      <div id={id} className={styles.group} data-open={isOpen || undefined}>
        <div className={styles.groupInside}>
          {panel.groups.map((group) => (
            <div key={group.label}>
              {group.label && <p className={styles.label}>{group.label}</p>}
              <ul>
                {group.links.map((link) => (
                  <li key={link.label}>
                    <MenuEntry entry={link} newTabLabel={newTabLabel} className={styles.sub} onNavigate={onNavigate} />
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      </div>
    </>
  );
}
