import type { Sender } from '../sending/sender.js';
import { detectMailLanguage } from './detect-mail-language.js';
import type { MailLanguage } from './mail-language.js';
import { MAIL_TEXTS } from './texts/all-mail-texts.js';

export interface ComposedText {
  text: string;
  html: string;
}

/** The line above the footer, as mail programs know it from signatures (RFC 3676 4.3). */
export const FOOTER_MARK = '-- ';

type Identity = Pick<Sender, 'name' | 'organization' | 'postal_address'>;

/**
 * What every mail ends with: who sends it, from where, and how to get no more (CAN-SPAM, CASL, PECR), in the language of the
 * mail.
 */
export function footerLines(sender: Identity, unsubscribeUrl: string, language: MailLanguage = 'en'): string[] {
  const address = sender.postal_address.split(/[\r\n]+/).map((line) => line.trim());
  return [
    [sender.name, sender.organization].filter((part) => part.trim() !== '').join(', '),
    address.filter((line) => line !== '').join(', '),
    `${MAIL_TEXTS[language].footer.opt_out}${unsubscribeUrl}`,
  ];
}

/** The body as it was written, and the footer in its language, as plain text and as HTML that says the same. */
export function composeText({
  body,
  sender,
  unsubscribe_url,
}: {
  body: string;
  sender: Identity;
  unsubscribe_url: string;
}): ComposedText {
  const written = body.replace(/\r\n?/g, '\n').replace(/^\n+/, '').trimEnd();
  const language = detectMailLanguage(written) ?? 'en';
  const footer = footerLines(sender, unsubscribe_url, language);
  const [identity = '', address = '', optOut = ''] = footer;
  const sentence = optOut.slice(0, optOut.length - unsubscribe_url.length);
  const link = `<a href="${escapeHtml(unsubscribe_url)}">${escapeHtml(MAIL_TEXTS[language].footer.unsubscribe)}</a>`;
  return {
    text: `${written}\n\n${FOOTER_MARK}\n${footer.join('\n')}\n`,
    html: [
      '<!doctype html><html><body>',
      ...toParagraphs(written),
      `<p style="color:#555;font-size:12px">${escapeHtml(FOOTER_MARK.trim())}<br>${escapeHtml(identity)}<br>`,
      `${escapeHtml(address)}<br>${escapeHtml(sentence)}${link}</p>`,
      '</body></html>',
    ].join('\n'),
  };
}

/** A blank line begins a paragraph, any other a line of its own; addresses of the web become links. */
export function toParagraphs(text: string): string[] {
  return text
    .split(/\n{2,}/)
    .filter((paragraph) => paragraph.trim() !== '')
    .map((paragraph) => `<p>${paragraph.split('\n').map(toHtmlLine).join('<br>\n')}</p>`);
}

const ADDRESS = /https?:\/\/[^\s<>"]+/g;

function toHtmlLine(line: string): string {
  let html = '';
  let at = 0;
  for (const { 0: found, index } of line.matchAll(ADDRESS)) {
    const url = withoutSentence(found);
    html += `${escapeHtml(line.slice(at, index))}<a href="${escapeHtml(url)}">${escapeHtml(url)}</a>`;
    at = index + url.length;
  }
  return html + escapeHtml(line.slice(at));
}

/** An address without the marks of the sentence that it ends; a bracket that opens in it is its own. */
function withoutSentence(address: string): string {
  let end = address.length;
  let open = countOf(address, '(') - countOf(address, ')');
  for (; end > 0; end--) {
    const last = address.charAt(end - 1);
    if (last === ')' ? open >= 0 : !".,;:!?]}'".includes(last)) break;
    if (last === ')') open += 1;
  }
  return address.slice(0, end);
}

function countOf(text: string, sign: string): number {
  return text.split(sign).length - 1;
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);
}
