import { useState } from 'react';

export type CopyLinkMessages = Record<'copy' | 'copied' | 'copyFailed', string>;

type CopyLinkMessagesProps = {
  href: string;
  messages: CopyLinkMessages;
  className: string;
  onStatus: (sentence: string) => void;
};

/** A button that copies a link to the clipboard, or shows it where the browser denies that. */
export function CopyLink({ href, messages, className, onStatus }: CopyLinkMessagesProps) {
  const [shown, setShown] = useState<string>();
  const copy = async () => {
    const url = new URL(href, location.href).href;
    try {
      await navigator.clipboard.writeText(url);
      setShown(undefined);
      onStatus(messages.copied);
    } catch {
      setShown(url);
    }
  };
  return (
    <>
      <button type="button" className={className} onClick={copy}>
        {messages.copy}
      </button>
      {shown !== undefined && (
        <label className="wishlist-page__address">
          {messages.copyFailed}
          <input readOnly value={shown} className="field__control" onFocus={({ target }) => target.select()} />
        </label>
      )}
    </>
  );
}
