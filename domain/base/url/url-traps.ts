import { datedPlace } from './dated-place.js';
import { findSessionId } from './find-session-id.js';
import { isBeyondCalendar, MIN_CALENDAR_URLS } from './is-beyond-calendar.js';
import { isEndlessPath } from './is-endless-path.js';
import { QueryVariants } from './query-variants.js';

export interface TrapBounds {
  /** When the crawl began, ISO 8601. */
  now: string;
  /** Queries of one path that combine known values before no more are followed. */
  maxVariants: number;
  /** The crawl has this URL in its queue already. */
  isKnown: (url: string) => boolean;
}

/** Only these can be of a family that is counted. */
const MAY_COUNT = /[?;]|\/\(|(?:19|20|21)\d\d[-/_]/;

/**
 * Detects URLs that would lead a crawl in circles. It depends only on the URLs that the crawl has queued, and a URL
 * rejected once is rejected for good, so that a crawl that was killed and resumed stops where an undisturbed one does.
 */
export class UrlTraps {
  private readonly variants = new QueryVariants();
  private readonly calendars = new Map<string, number>();
  private readonly sessions = new Set<string>();

  constructor(private readonly bounds: TrapBounds) {}

  /** The URL is worth an {@link add}: others have no effect here. */
  static mayCount(url: string): boolean {
    return MAY_COUNT.test(url);
  }

  /** Takes note of a queued URL. Call in the order of the queue. */
  add(url: string): void {
    if (!MAY_COUNT.test(url)) return;
    const rest = findSessionId(url)?.rest;
    if (rest !== undefined) this.sessions.add(rest);
    const family = datedPlace(url)?.family;
    if (family !== undefined) this.calendars.set(family, (this.calendars.get(family) ?? 0) + 1);
    this.variants.add(rest ?? url);
  }

  /** Not to be queued. A redirect may put a session id on a known URL: that is where its page is. */
  refuses(url: string, via: 'link' | 'redirect'): boolean {
    if (isEndlessPath(url)) return true;
    return MAY_COUNT.test(url) && (this.repeatsSession(url, via) || this.runsOn(url) || this.explodes(url));
  }

  private repeatsSession(url: string, via: 'link' | 'redirect'): boolean {
    const rest = findSessionId(url)?.rest;
    if (rest === undefined) return false;
    return this.sessions.has(rest) || (via === 'link' && this.bounds.isKnown(rest));
  }

  private runsOn(url: string): boolean {
    const place = datedPlace(url);
    if (place === null || !isBeyondCalendar(place, this.bounds.now)) return false;
    return (this.calendars.get(place.family) ?? 0) >= MIN_CALENDAR_URLS;
  }

  private explodes(url: string): boolean {
    const plain = findSessionId(url)?.rest ?? url;
    if (!this.variants.isCombined(plain)) return false;
    return this.variants.countCombined(plain.slice(0, plain.indexOf('?'))) >= this.bounds.maxVariants;
  }
}
