import { parseUrl } from '../../base/url/parse-url.js';

/** Signs that mean something to nginx or Apache inside a quoted value: quotes, escapes, variables, blocks, line ends. */
const RISKY_IN_URL = /["'\\$`{}<>|^\s\p{Cc}]/gu;
const CONTROL = /[\p{Cc}\u2028\u2029]/u;

/** A URL as a target in a quoted string of nginx or Apache: what either would interpret is percent-encoded. */
export function configUrl(url: string): string {
  return url.replace(RISKY_IN_URL, (character) => encodeURIComponent(character)).replace(/'/g, '%27');
}

/** Text in a double-quoted string of nginx; null when it cannot be said there (line ends, control characters). */
export function configString(text: string): string | null {
  if (CONTROL.test(text)) return null;
  return text.replace(/[\\"]/g, (character) => `\\${character}`);
}

/**
 * A text to the letter in a quoted regular expression of RewriteRule or RewriteCond; null when it cannot be said in one
 * line. Those two end a string at the next quote, escaped or not, so that a quote is written by its number.
 */
export function rewritePattern(text: string): string | null {
  if (CONTROL.test(text)) return null;
  return text.replace(/[\\^$.*+?()[\]{}|]/g, (character) => `\\${character}`).replaceAll('"', '\\x22');
}

/** A URL as the target of RewriteRule, in which "%1" would be a back-reference. */
export function rewriteTarget(url: string): string {
  return configUrl(url).replaceAll('%', '\\%');
}

/** The host name of a URL, when it is nothing but a host name; null for what else may have got there. */
export function configHost(url: string): string | null {
  const host = parseUrl(url)?.hostname ?? '';
  return /^[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?$/.test(host) ? host : null;
}
