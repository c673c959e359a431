import type { DetailedHTMLProps, HTMLAttributes } from 'react';

type ElementProps<Attributes = unknown> = DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement> & Attributes;

/**
 * An element that fills itself in the browser. React hydrates it whatever it contains, and leaves the content alone,
 * only if its child is one text that stays the same.
 */
type FilledProps<Attributes> = Omit<ElementProps, 'children'> &
  Attributes & { children: string; suppressHydrationWarning: true };

/** The links' accessible names. */
type CountNames = {
  none: string;
  one: string;
  /** `Warenkorb, {count} Artikel` */
  many: string;
};

/** What a page of the shop does without React. */
type ShopPartProps =
  | ElementProps<{ part: 'back'; within: string; beside: string }>
  | ElementProps<{ part: 'fold' }>
  | ElementProps<{
      part: 'react';
      /** Id of a product. */
      wish?: number;
      /** Key in the session's storage. */
      draft?: string;
    }>
  | FilledProps<{ part: 'buy-bar' }>
  | FilledProps<{
      part: 'viewed';
      /** JSON of a `ViewedProduct`. */
      product: string;
      /** Parent path of product pages. */
      root: string;
      heading: string;
      forget: string;
    }>;

type CustomElements = {
  'link-button': ElementProps<{ opens?: string | undefined; close?: string | undefined }>;
  'opening-status': FilledProps<{ branch: number; lang: string }>;
  'next-special-days': FilledProps<{ branch: number; lang: string }>;
  'special-days': FilledProps<{ branch: number; lang: string }>;
  'cart-count': FilledProps<CountNames>;
  'wishlist-count': FilledProps<CountNames>;
  'thanks-greeting': FilledProps<{
    /** `Danke, {name}. Wir antworten an {email}.` */
    named: string;
  }>;
  'gate-opener': ElementProps<{ service?: string; host?: string }>;
  'draft-opener': ElementProps<{ form: string }>;
  'shop-part': ShopPartProps;
  'auto-refresh': ElementProps<{ interval: number }>;
  'slide-rotation': FilledProps<{ interval: number; pause: string; resume: string }>;
};

declare module 'react' {
  namespace JSX {
    // Merged with the elements of HTML, which a type alias cannot be.
    interface IntrinsicElements extends CustomElements {}
  }
}
