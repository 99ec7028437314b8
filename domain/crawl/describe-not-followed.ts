import { plural } from '../base/text/plural.js';
import type { NotFollowed, NotFollowedReason } from './not-followed.js';

const REASONS: Record<NotFollowedReason, string> = {
  depth: 'deeper than the depth limit',
  max_pages: 'beyond the page limit',
  time: 'left when the time was up',
  unlinked_page: 'linked only from pages that no followed link leads to',
  url_trap: 'variants in an endless series of URLs',
  robots: 'disallowed by robots.txt',
  scope: 'outside the requested scope',
};

/** "12 URLs were found but not crawled: 9 deeper than the depth limit, 3 disallowed by robots.txt." Null when none. */
export function describeNotFollowed(list: readonly NotFollowed[]): string | null {
  if (list.length === 0) return null;
  const total = list.reduce((sum, { urls }) => sum + urls, 0);
  const parts = list.map(({ reason, urls }) => `${urls} ${REASONS[reason]}`);
  return `${plural(total, 'URL')} ${total === 1 ? 'was' : 'were'} found but not crawled: ${parts.join(', ')}.`;
}
