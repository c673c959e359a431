import type { ReactNode } from 'react';

type Props = {
  href: string;
  /** The drawer that it opens: the id of what it shows, and its label for closing. By default, the consent banner. */
  opens?: { content: string; close: string };
  className?: string | undefined;
  children: ReactNode;
};

/** A link that scripts turn into a button. */
export function LinkButton({ href, opens, className, children }: Props) {
  return (
    <link-button opens={opens?.content} close={opens?.close}>
      {/* The element makes it a button before React comes. */}
      <a href={href} className={className} suppressHydrationWarning>
        {children}
      </a>
    </link-button>
  );
}
