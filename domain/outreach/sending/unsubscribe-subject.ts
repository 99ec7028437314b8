/** What a mail program writes to unsubscribe, and where in the subject the token stood. */
export interface SubjectToken {
  token: string;
  /** The subject says nothing else: no program adds its own words, as in a reply or a report. */
  is_bare: boolean;
}

const WORD = 'unsubscribe';
/** Tokens have at least 80 characters, more with a longer address and user. */
const TOKEN = '[a-z0-9_-]{40,1500}(?:\\.[a-z0-9_-]{20,100})?';
const BARE = new RegExp(`^${WORD}(${TOKEN})$`, 'i');
const ANYWHERE = new RegExp(TOKEN, 'gi');
const MAX_SUBJECT_CHARS = 4_000;
const MAX_TOKENS = 5;

/** The subject of a mail that unsubscribes, as the mailto address of `List-Unsubscribe` (RFC 2369) gives it. */
export function unsubscribeSubject(token: string): string {
  return `${WORD} ${token}`;
}

/**
 * Possible tokens in a subject, the most likely first; each must still be verified. Programs that fold a long subject
 * put blanks inside the token, and some do not decode the "%20" of the address (RFC 6068 5) or write "+" for it.
 */
export function tokensOfSubject(subject: string): SubjectToken[] {
  const text = subject
    .slice(0, MAX_SUBJECT_CHARS)
    .replace(/%20|\+/g, ' ')
    .trim();
  const bare = BARE.exec(text.replace(/\s+/g, ''))?.[1];
  const lastWord = text.toLowerCase().lastIndexOf(WORD);
  const behind = lastWord < 0 ? '' : text.slice(lastWord + WORD.length).replace(/\s+/g, '');
  const carried = [...(text.match(ANYWHERE) ?? []), ...(behind.match(ANYWHERE) ?? [])];
  const found = [
    ...(bare === undefined ? [] : [{ token: bare, is_bare: true }]),
    ...[...new Set(carried)].filter((token) => token !== bare).map((token) => ({ token, is_bare: false })),
  ];
  return found.slice(0, MAX_TOKENS);
}
