import { parseUrl } from '../../base/url/parse-url.js';
import { siteKey } from './site-key.js';

/** An article as a feed lists it. */
export interface FeedItem {
  title: string;
  url: string;
  /** As it is written there: of RFC 5322 or ISO 8601. */
  date: string;
}

/** `published_on` is a day, YYYY-MM-DD. */
export interface FeedArticle {
  title: string;
  url: string;
  published_on: string;
}

const TITLE_CHARS = 300;
const DAY_MS = 24 * 60 * 60_000;
const CLEAR_DATE = /\d{4}/;
const HAS_WORD = /\p{L}{2}/u;

/** The newest dated article of the site itself; null where none has a title, a URL of the site and a day that is past. */
export function findRecent(items: readonly FeedItem[], siteUrl: string, now: Date): FeedArticle | null {
  const own = siteKey(siteUrl);
  const dated = items.flatMap(({ title, url, date }) => {
    const target = parseUrl(url);
    const atMs = CLEAR_DATE.test(date) ? Date.parse(date) : Number.NaN;
    const isUsable =
      target !== null && /^https?:$/.test(target.protocol) && HAS_WORD.test(title) && title.length <= TITLE_CHARS;
    if (!isUsable || siteKey(target.href) !== own || !(atMs <= now.getTime() + DAY_MS)) return [];
    return [{ title, url: target.href, atMs }];
  });
  const newest = dated.toSorted((one, other) => other.atMs - one.atMs)[0];
  if (newest === undefined) return null;
  return { title: newest.title, url: newest.url, published_on: new Date(newest.atMs).toISOString().slice(0, 10) };
}
