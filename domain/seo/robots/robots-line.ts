/** One line of robots.txt that says something. */
export interface RobotsLine {
  /** 1-based. */
  line: number;
  /** The line without comment, at most 300 characters: evidence. */
  text: string;
  /** Lower case, spelling mistakes that crawlers forgive put right; '' when the line has no key at all. */
  key: string;
  value: string;
  /** What is wrong with the form of the line, though it may still be understood. */
  fault: string | null;
}

/** Google's parser cuts a line at eight times the longest URL that browsers take, comments and all. */
const MAX_LINE_BYTES = 2083 * 8;
const MAX_TEXT_CHARS = 300;

/** Spellings that Google's parser takes for the right ones. */
const FORGIVEN: Readonly<Record<string, string>> = {
  useragent: 'user-agent',
  'user agent': 'user-agent',
  dissallow: 'disallow',
  dissalow: 'disallow',
  disalow: 'disallow',
  diasllow: 'disallow',
  disallaw: 'disallow',
  'site-map': 'sitemap',
};

/** Keys for which a missing colon is forgiven. */
const COLON_OPTIONAL = new Set(['user-agent', 'disallow', 'allow', 'sitemap', 'crawl-delay', 'noindex']);

/** Splits a file into its lines; blank ones and comments are left out. CR, LF and CRLF all end a line. */
export function* readLines(text: string): Generator<RobotsLine> {
  let number = 0;
  for (const raw of text.split(/\r\n|\n|\r/)) {
    number++;
    const line = readLine(raw, number);
    if (line) yield line;
  }
}

function readLine(raw: string, line: number): RobotsLine | null {
  const kept = cutLine(raw);
  const hash = kept.indexOf('#');
  const content = strip(hash === -1 ? kept : kept.slice(0, hash));
  if (content === '') return null;
  const text = content.slice(0, MAX_TEXT_CHARS);
  const colon = content.indexOf(':');
  if (colon === -1) return withoutColon(content, line, text);
  const written = strip(content.slice(0, colon)).toLowerCase();
  const key = FORGIVEN[written] ?? written;
  const error = key === '' ? 'no directive before the colon' : key === written ? null : `misspelled: ${key} is meant`;
  return { line, text, key, value: strip(content.slice(colon + 1)), fault: error };
}

function cutLine(raw: string): string {
  // Even the longest UTF-8 sequences stay below the bound: three bytes for one unit of UTF-16.
  if (raw.length * 3 <= MAX_LINE_BYTES) return raw;
  let bytes = 0;
  let end = 0;
  for (const char of raw) {
    bytes += bytesOf(char.codePointAt(0) ?? 0);
    if (bytes > MAX_LINE_BYTES) break;
    end += char.length;
  }
  return raw.slice(0, end);
}

/** Length of a character in UTF-8 (RFC 3629). */
function bytesOf(codePoint: number): number {
  if (codePoint < 0x80) return 1;
  if (codePoint < 0x800) return 2;
  return codePoint < 0x10000 ? 3 : 4;
}

/** "Disallow /a" is understood; a line of more words is prose. */
function withoutColon(content: string, line: number, text: string): RobotsLine {
  const [word = '', value = '', ...more] = content.split(/[ \t]+/);
  const lower = word.toLowerCase();
  const key = FORGIVEN[lower] ?? lower;
  const isUnderstood = COLON_OPTIONAL.has(key) && value !== '' && more.length === 0;
  return { line, text, key: isUnderstood ? key : '', value: isUnderstood ? value : '', fault: 'no colon' };
}

/** Blanks at both ends. Not trim(), which would take a byte order mark in the middle of the file for one. */
function strip(text: string): string {
  let start = 0;
  let end = text.length;
  while (start < end && isBlank(text.charCodeAt(start))) start++;
  while (end > start && isBlank(text.charCodeAt(end - 1))) end--;
  return text.slice(start, end);
}

function isBlank(unit: number): boolean {
  return unit === 0x20 || (unit >= 0x09 && unit <= 0x0d) || unit === 0xa0 || unit === 0;
}
