import type { Language } from '../messages/language.ts';
import type { Fact, MailBlock, MailContent, MailLineItem } from './mail-content.ts';

/** Separator after a label. */
const colons: Record<Language, string> = { de: ':', en: ':', fr: '\u00a0:' };

export function writeText({ blocks, language, signature }: MailContent): string {
  // Signature delimiter known by mail programs.
  return `${writeBlocks(blocks, language)}\n\n-- \n${signature}`;
}

export function writeBlocks(blocks: readonly MailBlock[], language: Language): string {
  return blocks.map((block) => writeBlock(block, language)).join('\n\n');
}

export function writeLabel(label: string, language: Language): string {
  return `${label}${colons[language]}`;
}

function writeBlock(block: MailBlock, language: Language): string {
  switch (block.kind) {
    case 'text':
      return block.text;
    case 'facts':
      return block.facts.map((fact) => writeFact(fact, language)).join('\n');
    case 'sums':
      return block.sums.map((sum) => writeFact(sum, language)).join('\n');
    case 'pieces':
      return block.pieces.map((item) => writeLineItem(item, language)).join('\n\n');
    case 'lines':
      return [writeLabel(block.title, language), ...block.lines].join('\n');
    case 'link':
      return `${block.text}\n${block.href}`;
    case 'note':
      return [...(block.title ? [block.title] : []), ...block.parts.map(writePart), ...(block.link ? [block.link] : [])]
        .join('\n')
        .trim();
    case 'terms':
      return `${block.title.toLocaleUpperCase(language)}\n\n${block.text}`;
  }
}

function writeFact({ label, value }: Fact, language: Language): string {
  return `${writeLabel(label, language)} ${value}`;
}

function writePart(part: string | string[]): string {
  return typeof part === 'string' ? part : part.map((entry) => `- ${entry}`).join('\n');
}

function writeLineItem({ count, name, price, each, details, note }: MailLineItem, language: Language): string {
  return [
    `${writeLabel(`${count} × ${name}`, language)} ${price}${each ? ` (${each})` : ''}`,
    ...details.map((fact) => `    ${writeFact(fact, language)}`),
    ...(note ? [`    ${note}`] : []),
  ].join('\n');
}
