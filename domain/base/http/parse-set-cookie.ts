export interface CookieForm {
  name: string;
  /** Names of the attributes that are set, lower case. */
  attributes: ReadonlySet<string>;
}

/** Reads the name and attribute names of a Set-Cookie header (RFC 6265 5.2). The value is left behind on purpose. */
export function parseSetCookie(header: string): CookieForm {
  const [pair = '', ...attributes] = header.split(';');
  const nameOf = (part: string) => (part.split('=')[0] ?? '').trim();
  return { name: nameOf(pair), attributes: new Set(attributes.map((part) => nameOf(part).toLowerCase())) };
}
