/**
 * Why a URL of the site was not crawled:
 * `depth`: every page that links to it is as many clicks away as were allowed; `max_pages`: the page budget was used up;
 * `time`: the crawl had taken as long as it may; `unlinked_page`: only pages that no followed link leads to name it, in a
 * crawl with a depth limit; `url_trap`: one more variant of an endless series, such as a calendar or parameters in every
 * order; `robots`: robots.txt forbids it; `scope`: the request left it out.
 */
export const NOT_FOLLOWED_REASONS = [
  'depth',
  'max_pages',
  'time',
  'unlinked_page',
  'url_trap',
  'robots',
  'scope',
] as const;
export type NotFollowedReason = (typeof NOT_FOLLOWED_REASONS)[number];

/** URLs that were found and not crawled, by reason. */
export interface NotFollowed {
  reason: NotFollowedReason;
  urls: number;
  /** The first that were found, at most 5. */
  examples: string[];
}

const MAX_EXAMPLES = 5;

/** Counts URLs by reason; each URL is added once. */
export class NotFollowedTally {
  private readonly byReason = new Map<NotFollowedReason, NotFollowed>();

  add(reason: NotFollowedReason, url: string): void {
    const known = this.byReason.get(reason);
    if (!known) {
      this.byReason.set(reason, { reason, urls: 1, examples: [url] });
      return;
    }
    known.urls++;
    if (known.examples.length < MAX_EXAMPLES) known.examples.push(url);
  }

  /** In the order of {@link NOT_FOLLOWED_REASONS}; reasons without a URL are left out. */
  list(): NotFollowed[] {
    return NOT_FOLLOWED_REASONS.flatMap((reason) => this.byReason.get(reason) ?? []);
  }
}

/** A bound or the request kept the crawl from pages that any crawler may visit: a missing link proves little. */
export function isCutOff(notFollowed: readonly NotFollowed[]): boolean {
  return notFollowed.some(({ reason }) => reason !== 'robots');
}
