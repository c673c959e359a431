type Props = { className: string; children: string };

/** Prints the page. */
export function PrintButton({ className, children }: Props) {
  return (
    <button type="button" className={className} onClick={() => print()}>
      {children}
    </button>
  );
}
