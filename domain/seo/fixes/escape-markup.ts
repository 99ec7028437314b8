/** What XML 1.0 section 2.2 allows in a document, tab and line ends aside; HTML allows no more that is worth keeping. */
const NOT_ALLOWED = /[\p{Cc}\ufffe\uffff]/gu;
const LONE_SURROGATE = /\p{Cs}/gu;
const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text as content or quoted attribute value of HTML and XML alike: it cannot end the value, the tag or the document. */
export function escapeMarkup(text: string): string {
  return text
    .replace(NOT_ALLOWED, ' ')
    .replace(LONE_SURROGATE, '\ufffd')
    .replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');
}
