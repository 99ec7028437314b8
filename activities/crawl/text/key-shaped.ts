/** No key has fewer characters in a row. */
const MIN_RUN = 20;
const STARTS = /^(?:A[KS]IA|gh[pousr]_|github_pat_|glpat-|xox[abprs]-|[rs]k_live_|npm_|AIza)/;
const STARTS_CHARS = 11;
/** What comes before the last part of keys that have several parts. */
const BEFORE = /SG\.$|hooks\.slack\.com\/services\/T\w{8,12}\/B\w{8,12}\/$/;
const BEFORE_CHARS = 60;

const IS_TOKEN = new Uint8Array(128);
for (const character of 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_-') {
  IS_TOKEN[character.charCodeAt(0)] = 1;
}

/**
 * Whether a text may hold a key in a documented form. Checks only every twentieth character and reads further only
 * where it is in a long run, since this runs over the whole source of every page.
 */
export function mayHoldKey(text: string): boolean {
  if (text.includes('PRIVATE KEY-----')) return true;
  let from = 0;
  for (let at = MIN_RUN - 1; at < text.length; at += MIN_RUN) {
    if (!isToken(text, at)) continue;
    let start = at;
    while (start > from && isToken(text, start - 1)) start--;
    let end = at + 1;
    while (end < text.length && isToken(text, end)) end++;
    if (end - start >= MIN_RUN && looksLikeKey(text, start)) return true;
    from = end;
    if (end > at + MIN_RUN) at = end - 1;
  }
  return false;
}

function isToken(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return code < 128 && IS_TOKEN[code] === 1;
}

function looksLikeKey(text: string, start: number): boolean {
  if (STARTS.test(text.slice(start, start + STARTS_CHARS))) return true;
  const before = text.charCodeAt(start - 1);
  // "." or "/"
  return (before === 0x2e || before === 0x2f) && BEFORE.test(text.slice(Math.max(0, start - BEFORE_CHARS), start));
}
