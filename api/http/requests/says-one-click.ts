/** In forms the space and "=" may be escaped; in a JSON body both are in quotes. */
const PAIR = /(?:^|[\s&;{"'?])list-unsubscribe["']?\s*(?:[=:]|%3d)\s*["']?\s*one-click(?![\w-])/i;
/** RFC 7578: the part's own headers, an empty line, the value. */
const PART = /name="?list-unsubscribe"?[^\n]*\n(?:[^\n]+\n){0,4}?\r?\n\s*one-click(?![\w-])/i;

/**
 * Whether a body asks to be unsubscribed as RFC 8058 3.2 writes it, `List-Unsubscribe=One-Click`, in a form of either kind,
 * in JSON or as plain text, in any case. Mail programs have sent it under every label and under none: who asks to be taken
 * off a list must be, whatever they call the way they ask.
 */
export function saysOneClick(body: string): boolean {
  return PAIR.test(body) || PART.test(body);
}
