import type { IconName } from '../ui/icon.tsx';
import { consentClasses as styles } from './consent-classes.ts';
import type { ConsentMessages } from './consent-file.ts';
import type { Markup } from './create-element.ts';

/** What a button of the banner does; its `value`. */
export type BannerAction = 'close' | 'refuse' | 'allow' | 'select';

type Messages = Pick<
  ConsentMessages,
  'title' | 'text' | 'policy' | 'purposes' | 'refuseAll' | 'allowAll' | 'allowSelected' | 'close'
>;

/** The consent banner without its purposes. */
export function toBannerMarkup(messages: Messages, policyHref: string): Markup {
  return [
    'section',
    { class: styles.root, tabindex: '-1', 'aria-labelledby': 'consents-title', 'data-screen-only': 'true' },
    [
      'div',
      { class: styles.body },
      [
        'div',
        { class: styles.head },
        ['h2', { id: 'consents-title', class: styles.title }, messages.title],
        [
          'button',
          { ...toButton('close'), class: styles.close, 'aria-label': messages.close, hidden: '' },
          toIconMarkup('close'),
        ],
      ],
      ['p', {}, `${messages.text} `, ['a', { href: policyHref }, messages.policy]],
      [
        'details',
        { class: 'expander__root' },
        ['summary', { class: `expander__title ${styles.summary}` }, messages.purposes, toIconMarkup('chevron')],
        ['ul', { class: styles.purposes }],
      ],
    ],
    [
      'div',
      { class: styles.buttons },
      toAnswer('refuse', messages.refuseAll, 'solid'),
      toAnswer('allow', messages.allowAll, 'solid'),
      toAnswer('select', messages.allowSelected, 'outline'),
    ],
  ];
}

function toAnswer(action: BannerAction, label: string, appearance: 'solid' | 'outline'): Markup {
  const classes = `button button--appearance_${appearance} button--size_medium`;
  return ['button', { ...toButton(action), class: classes }, label];
}

const toButton = (action: BannerAction) => ({ type: 'button', value: action });

/** The same as the component `Icon`. */
export function toIconMarkup(name: IconName): Markup {
  return ['svg', { class: 'icon', 'aria-hidden': 'true' }, ['use', { href: `/icons.svg#${name}` }]];
}
