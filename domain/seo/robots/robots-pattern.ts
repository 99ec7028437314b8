/** A path pattern of robots.txt, ready to be matched: literal pieces that must follow one another in the path. */
export interface RobotsPattern {
  pieces: readonly string[];
  /** The pattern ended in "$": the path must end with the last piece. */
  isAnchored: boolean;
  /** Length of the normalized pattern: the longer of two matching rules wins (RFC 9309 2.2.2). */
  length: number;
}

/**
 * "*" matches any characters and a final "$" the end; nothing else is special. The literal characters are escaped as
 * %2A and %24 (RFC 9309 2.2.3).
 */
export function compilePattern(raw: string): RobotsPattern {
  const normal = normalizeEscapes(raw);
  const isAnchored = normal.endsWith('$');
  const body = isAnchored ? normal.slice(0, -1) : normal;
  const pieces = (body.includes('$') ? body.replaceAll('$', '%24') : body).split('*');
  return { pieces, isAnchored, length: normal.length };
}

/**
 * Whether the pattern matches the path from its start. Taking each piece at its first place is enough: a later place
 * leaves less room for the rest. So one walk over the path decides, however many stars there are.
 */
export function matchesPattern({ pieces, isAnchored }: RobotsPattern, path: string): boolean {
  const first = pieces[0] ?? '';
  if (!path.startsWith(first)) return false;
  const last = pieces.length - 1;
  if (last === 0) return !isAnchored || path.length === first.length;
  let at = first.length;
  for (let index = 1; index < last; index++) {
    const piece = pieces[index] ?? '';
    const found = path.indexOf(piece, at);
    if (found === -1) return false;
    at = found + piece.length;
  }
  const end = pieces[last] ?? '';
  if (isAnchored) return path.length - end.length >= at && path.endsWith(end);
  return path.indexOf(end, at) !== -1;
}

/** Never part of a URL as they are: a parser escapes them, so the pattern's author meant the escape. */
const ALWAYS_ESCAPED = /[\s"<>`{}]|[^\p{ASCII}]+/gu;
const ESCAPE = /%[0-9a-f]{2}/gi;
const UNRESERVED = /[A-Za-z0-9\-._~]/;

/**
 * One spelling for a path before it is compared (RFC 9309 2.2.2): letters beyond ASCII as percent-escapes of their UTF-8,
 * escapes in upper case, escaped unreserved characters as themselves, the signs of patterns escaped.
 */
export function normalizePath(path: string): string {
  return escapeSigns(normalizeEscapes(path));
}

function escapeSigns(text: string): string {
  return /[*$]/.test(text) ? text.replaceAll('*', '%2A').replaceAll('$', '%24') : text;
}

function normalizeEscapes(path: string): string {
  if (IS_NORMAL.test(path)) return path;
  return path.replace(ALWAYS_ESCAPED, escapeText).replace(ESCAPE, (escaped) => {
    const char = String.fromCharCode(Number.parseInt(escaped.slice(1), 16));
    return UNRESERVED.test(char) ? char : escaped.toUpperCase();
  });
}

const IS_NORMAL = /^[!#-$&-;=?-Z\\^_a-z|~[\]]*$/;

function escapeText(text: string): string {
  try {
    return encodeURIComponent(text);
  } catch {
    return '%EF%BF%BD'; // Half of a surrogate pair: U+FFFD, as URL parsers write it.
  }
}
