/** In forms the space and "=" may be escaped; in a JSON body both are in quotes. */
const PAIR = /(?:^|[\s&;{"'?])list-unsubscribe["']?\s*(?:[=:]|%3d)\s*["']?\s*one-click(?![\w-])/i;
/** RFC 7578: the part's own headers, an empty line, the value. */
const PART = /name="?list-unsubscribe"?[^\n]*\n(?:[^\n]+\n){0,4}?\r?\n\s*one-click(?![\w-])/i;

/**
 * Whether a body is an unsubscribe request as in RFC 8058 3.2, `List-Unsubscribe=One-Click`, in a form of either kind,
 * in JSON or as plain text, in any case. Mail programs have sent it under every content type and under none: an opt-out
 * must be honored in any form.
 */
export function saysOneClick(body: string): boolean {
  return PAIR.test(body) || PART.test(body);
}
