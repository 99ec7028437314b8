import { assertNever } from '../../domain/base/errors.js';
import type { MailBlock, MailDocument, MailFact, MailLink } from './mail-document.js';

/** The plain text of a mail: the same words, facts and links as in its HTML. Lines end with "\n". */
export function writeMailText({ title, blocks, action, because, footer_links }: MailDocument): string {
  const parts = [
    title,
    ...blocks.map(writeBlock),
    ...(action ? [writeLink(action)] : []),
    ['-- ', because, ...footer_links.map(writeLink)].join('\n'),
  ];
  return `${parts.join('\n\n')}\n`;
}

function writeBlock(block: MailBlock): string {
  switch (block.kind) {
    case 'paragraph':
      return block.text;
    case 'heading':
      return [block.text.toUpperCase(), ...(block.url === undefined ? [] : [block.url])].join('\n');
    case 'list':
      return block.items.map((item) => `- ${item}`).join('\n');
    case 'facts':
      return block.rows.map(writeFact).join('\n');
    default:
      return assertNever(block);
  }
}

function writeFact({ name, value, note }: MailFact): string {
  return `${name}: ${value}${note === undefined ? '' : ` (${note})`}`;
}

function writeLink({ label, url }: MailLink): string {
  return `${label}: ${url}`;
}
