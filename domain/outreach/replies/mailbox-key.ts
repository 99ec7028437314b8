/** Gmail puts mail to any spelling with dots, and to its other domain, into one mailbox (support.google.com/mail/answer/7436150, /10313). */
const GMAIL = new Set(['gmail.com', 'googlemail.com']);

/**
 * Addresses (canonical, or "@domain" of a suppression list) with one key are one mailbox. A tag stays: it is another
 * address of the mailbox, which its owner may have given to another contact.
 */
export function mailboxKey(canonical: string): string {
  const at = canonical.lastIndexOf('@');
  const domain = canonical.slice(at + 1);
  if (!GMAIL.has(domain)) return canonical;
  const [name = '', ...tags] = canonical.slice(0, Math.max(0, at)).split('+');
  return `${[name.replaceAll('.', ''), ...tags].join('+')}@gmail.com`;
}
