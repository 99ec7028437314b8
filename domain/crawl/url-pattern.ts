import { RE2JS } from 're2js';

const REGEX_PREFIX = 're:';
const MAX_PATTERN_CHARS = 500;

/**
 * What a pattern matches. `re:` begins a regular expression in RE2 syntax, which runs in linear time, found anywhere in
 * the URL. Anything else is a glob in which `*` matches any characters: one that begins with `/` is compared with path
 * and query, another with the whole URL.
 * @throws Error when it is no pattern: see {@link findPatternError}
 */
export function compileUrlPattern(pattern: string): (url: string) => boolean {
  if (pattern.startsWith(REGEX_PREFIX)) {
    const regex = RE2JS.compile(pattern.slice(REGEX_PREFIX.length));
    return (url) => regex.matcher(url).find();
  }
  const glob = RE2JS.compile(pattern.split('*').map(RE2JS.quote).join('.*'), RE2JS.DOTALL);
  const matches = (text: string) => glob.matcher(text).matches();
  return pattern.startsWith('/') ? (url) => matches(pathOf(url)) : matches;
}

/** Why a pattern cannot be used, as a sentence; null when it can. */
export function findPatternError(pattern: string): string | null {
  if (pattern.trim() === '') return 'The pattern is empty.';
  if (pattern.length > MAX_PATTERN_CHARS) return `The pattern has more than ${MAX_PATTERN_CHARS} characters.`;
  if (!/^(?:re:|\/|\*|https?:\/\/)/.test(pattern))
    return 'Begin a pattern with "/" (path), "https://" (whole URL), "*" or "re:" (regular expression in RE2 syntax).';
  try {
    compileUrlPattern(pattern);
    return null;
  } catch (error) {
    return `The regular expression is not valid in RE2 syntax: ${error instanceof Error ? error.message : 'unknown error'}`;
  }
}

function pathOf(url: string): string {
  const start = url.indexOf('/', url.indexOf('://') + 3);
  return start === -1 ? '/' : url.slice(start);
}
