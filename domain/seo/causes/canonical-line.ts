import { escapeMarkup } from '../fixes/escape-markup.js';

/** The canonical link element for the head of a page. */
export function canonicalLine(url: string): string {
  return `<link rel="canonical" href="${escapeMarkup(url)}">`;
}
