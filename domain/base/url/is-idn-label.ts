import punycode from 'punycode.js';
import { parseUrl } from './parse-url.js';

const PREFIX = 'xn--';

/**
 * Whether a label of a host name that begins with "xn--" encodes a name in other letters (RFC 5891, 4.2.1 and 5.4): it
 * decodes, not to plain ASCII, and what it decodes to is written so. URL parsers let any such label pass, as the URL
 * Standard has it since 2025. False for labels without that prefix.
 */
export function isIdnLabel(label: string): boolean {
  if (!label.startsWith(PREFIX)) return false;
  const decoded = decode(label.slice(PREFIX.length));
  return decoded !== null && parseUrl(`http://${decoded}.example/`)?.hostname === `${label}.example`;
}

/** Null for what is no Punycode. */
function decode(text: string): string | null {
  try {
    return punycode.decode(text);
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}
