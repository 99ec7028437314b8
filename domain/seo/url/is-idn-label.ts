import { parseUrl } from './parse-url.js';

const PREFIX = 'xn--';
/** Parameters of RFC 3492, section 5. */
const BASE = 36;
const T_MIN = 1;
const T_MAX = 26;
const SKEW = 38;
const DAMP = 700;
const INITIAL_BIAS = 72;
const INITIAL_CODE_POINT = 0x80;
const LAST_CODE_POINT = 0x10ffff;

/**
 * Whether a label of a host name that begins with "xn--" stands for a name in other letters (RFC 5891, 4.2.1 and 5.4): it
 * decodes, not to plain ASCII, and what it decodes to is written so. URL parsers let any such label pass, as the URL
 * Standard has it since 2025. False for labels without that prefix.
 */
export function isIdnLabel(label: string): boolean {
  if (!label.startsWith(PREFIX)) return false;
  const decoded = decode(label.slice(PREFIX.length));
  return decoded !== null && parseUrl(`http://${decoded}.example/`)?.hostname === `${label}.example`;
}

/** Punycode (RFC 3492, 6.2); null for what is none, or holds no letter but those of ASCII. */
function decode(text: string): string | null {
  const end = text.lastIndexOf('-');
  const points = [...text.slice(0, Math.max(0, end))].map((letter) => letter.codePointAt(0) ?? 0);
  const plain = points.length;
  let [at, point, position, bias] = [end + 1, INITIAL_CODE_POINT, 0, INITIAL_BIAS];
  while (at < text.length) {
    const before = position;
    for (let weight = 1, k = BASE; ; k += BASE) {
      const digit = digitOf(text[at++]);
      if (digit === null) return null;
      position += digit * weight;
      const limit = Math.min(T_MAX, Math.max(T_MIN, k - bias));
      if (digit < limit) break;
      weight *= BASE - limit;
      if (weight > LAST_CODE_POINT * BASE) return null;
    }
    const count = points.length + 1;
    bias = adapt(position - before, count, before === 0);
    point += Math.floor(position / count);
    if (point > LAST_CODE_POINT) return null;
    position %= count;
    points.splice(position++, 0, point);
  }
  return points.length === plain ? null : String.fromCodePoint(...points);
}

function digitOf(letter: string | undefined): number | null {
  if (letter === undefined) return null;
  if (/[a-z]/.test(letter)) return letter.charCodeAt(0) - 97;
  return /[0-9]/.test(letter) ? Number(letter) + 26 : null;
}

/** RFC 3492, 6.1. */
function adapt(distance: number, count: number, isFirst: boolean): number {
  let delta = isFirst ? Math.floor(distance / DAMP) : Math.floor(distance / 2);
  delta += Math.floor(delta / count);
  let k = 0;
  while (delta > ((BASE - T_MIN) * T_MAX) / 2) {
    delta = Math.floor(delta / (BASE - T_MIN));
    k += BASE;
  }
  return k + Math.floor(((BASE - T_MIN + 1) * delta) / (delta + SKEW));
}
