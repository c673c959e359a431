const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ', shy: '' };

/** Rich text of the studio for a mail without markup: a paragraph, a heading, an entry of a list on a line each. */
export function toPlainText(html: string): string {
  const text = html
    .replace(/\s+/g, ' ')
    .replace(/<li\b[^<>]*>/gi, '\n- ')
    .replace(/<(?:br|\/li|\/tr)\b[^<>]*>/gi, '\n')
    .replace(/<\/?(?:p|h[1-6]|ul|ol|blockquote|table)\b[^<>]*>/gi, '\n\n')
    .replace(/<[^<>]*>/g, '')
    .replace(/&(?:#(\d+)|#x([0-9a-f]+)|(\w+));/gi, (whole, decimal, hex, name) =>
      name
        ? (entities[name.toLowerCase()] ?? whole)
        : toCharacter(decimal ? Number(decimal) : Number.parseInt(hex, 16)),
    );
  const lines: string[] = [];
  for (const line of text.split('\n').map((one) => one.trim())) {
    // Entries of a list stand close together, and empty ones are none.
    while (line.startsWith('- ') && lines.at(-1) === '') lines.pop();
    if (line.startsWith('- ') && lines.at(-1) === '-') lines.pop();
    lines.push(line);
  }
  return lines
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

function toCharacter(code: number): string {
  return code > 0 && code <= 0x10_ffff ? String.fromCodePoint(code) : '';
}
