import type { Sender } from '../sending/sender.js';
import { type ComposedText, escapeHtml, FOOTER_MARK, toParagraphs } from '../writing/compose-text.js';
import { attributionLine } from './attribution-line.js';

const MAX_QUOTED_BYTES = 20_000;

export interface AnsweredMessage {
  from_email: string;
  body: string;
  /** ISO 8601. */
  received_at: string;
}

type Signature = Pick<Sender, 'name' | 'organization' | 'postal_address'>;

/**
 * The text of a personal answer, what its sender signs with, and below it what is answered, as plain text and as HTML
 * that says the same. Both texts go as they are: nothing in them is filled in, and markup is text.
 */
export function composeAnswer(body: string, sender: Signature, answered: AnsweredMessage): ComposedText {
  const written = body.replace(/\r\n?/g, '\n').replace(/^\n+/, '').trimEnd();
  const signature = signatureLines(sender);
  const quoted = cutBytes(answered.body.replace(/\r\n?/g, '\n').trim());
  const line = attributionLine(answered);
  const quote = quoted.split('\n').map((each) => (each.startsWith('>') ? `>${each}` : `> ${each}`.trimEnd()));
  return {
    text: `${[written, [FOOTER_MARK, ...signature].join('\n'), [line, ...quote].join('\n')].join('\n\n')}\n`,
    html: [
      '<!doctype html><html><body>',
      ...toParagraphs(written),
      `<p style="color:#555">${[FOOTER_MARK.trim(), ...signature].map(escapeHtml).join('<br>\n')}</p>`,
      `<p>${escapeHtml(line)}</p>`,
      '<blockquote style="margin:0 0 0 8px;padding-left:8px;border-left:2px solid #ccc">',
      ...toParagraphs(quoted),
      '</blockquote>',
      '</body></html>',
    ].join('\n'),
  };
}

/** Who signs: the identity that each mail of the sender ends with. */
function signatureLines({ name, organization, postal_address }: Signature): string[] {
  const address = postal_address.split(/[\r\n]+/).map((line) => line.trim());
  return [
    [name, organization].filter((part) => part.trim() !== '').join(', '),
    address.filter((line) => line !== '').join(', '),
  ].filter((line) => line !== '');
}

/** Never through a character. */
function cutBytes(text: string): string {
  let bytes = 0;
  let end = 0;
  for (const sign of text) {
    const code = sign.codePointAt(0) ?? 0;
    bytes += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
    if (bytes > MAX_QUOTED_BYTES) return `${text.slice(0, end).trimEnd()}\n[…]`;
    end += sign.length;
  }
  return text;
}
