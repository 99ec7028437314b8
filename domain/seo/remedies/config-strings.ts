import { parseUrl } from '../url/parse-url.js';

/** Signs that mean something to nginx or Apache inside a quoted value: quotes, escapes, variables, blocks, line ends. */
const RISKY_IN_URL = /["'\\$`{}<>|^\s\p{Cc}]/gu;
const CONTROL = /[\p{Cc}\u2028\u2029]/u;

/** A URL as a target in a quoted string of nginx or Apache: what either would interpret is percent-encoded. */
export function configUrl(url: string): string {
  return url.replace(RISKY_IN_URL, (character) => encodeURIComponent(character)).replace(/'/g, '%27');
}

/** Text in a double-quoted string of nginx or Apache; null when it cannot be said there (line ends, control characters). */
export function configString(text: string): string | null {
  if (CONTROL.test(text)) return null;
  return text.replace(/[\\"]/g, (character) => `\\${character}`);
}

/** The path as servers match it in a regular expression of Apache, whole; null when it cannot be said in one line. */
export function apachePattern(path: string): string | null {
  return configString(`^${path.replace(/[\\^$.*+?()[\]{}|]/g, (character) => `\\${character}`)}$`);
}

/** The host name of a URL, when it is nothing but a host name; null for what else may have got there. */
export function configHost(url: string): string | null {
  const host = parseUrl(url)?.hostname ?? '';
  return /^[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?$/.test(host) ? host : null;
}
