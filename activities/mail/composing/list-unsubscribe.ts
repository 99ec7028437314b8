/** RFC 5322 2.1.1: no line of a header is longer, without its CRLF. */
const LINE_OCTETS = 998;
/** The first line begins with the field's name; a comma follows each address but the last. */
const MOST_OCTETS = LINE_OCTETS - 'List-Unsubscribe: ,'.length;

/**
 * The value of `List-Unsubscribe` (RFC 2369): the address that mail can be sent to, where there is one, and the https
 * link, which alone counts for one click (RFC 8058). A mailto address too long for a line is left out.
 * @param mailto `email` as it travels; `subject` without control characters
 */
export function listUnsubscribe(url: string, mailto: { email: string; subject: string } | null): string {
  const link = `<${url}>`;
  if (mailto === null) return link;
  const [, local = '', domain = ''] = /^(.*)@([^@]*)$/.exec(mailto.email) ?? [];
  // RFC 6068 2: whatever is not plain is encoded, so that nothing ends the address or the brackets.
  const address = `<mailto:${encoded(local)}@${encoded(domain)}?subject=${encoded(mailto.subject)}>`;
  return address.length > MOST_OCTETS ? link : `${address}, ${link}`;
}

function encoded(text: string): string {
  return encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
}
