'use client';

import { Dialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import type { MenuItem } from '../content/menus/menu.ts';
import { Icon } from '../ui/icon.tsx';
import { type Contact, ContactDetails } from './contact-details.client.tsx';
import { drawerClasses as styles } from './drawer-classes.ts';
import { DrawerMenu } from './drawer-menu.client.tsx';
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
