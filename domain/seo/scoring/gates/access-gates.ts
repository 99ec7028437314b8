import { writeText } from '../../../base/text/write-text.js';
import { parseUrl } from '../../../base/url/parse-url.js';
import type { PageSummary } from '../../artifacts/page-summary.js';
import type { SiteArtifacts } from '../../checks/check.js';
import { isAllowed, parseRobots } from '../../robots/robots-rules.js';
import { redirectChain } from '../../site/redirect-chain.js';
import { isHtml200Summary } from '../../site/summary-state.js';
import { type CapCurve, capByShare } from './cap-by-share.js';
import { percent } from './gate-subject.js';
import type { ScoreGate } from './score-gate.js';

/** What a site may score that no search engine may or can read. */
const NOTHING_READ_CAP = 3;
/** The other pages can still be found, but links and people arrive at an error. */
const NO_START_PAGE_CAP = 25;
const UNAVAILABLE: CapCurve = { tolerated: 0.03, floor: 0, bend: 0.75 };

/** robots.txt keeps Google's crawler from the start page, or cannot be fetched, which means the same (RFC 9309 2.3.1.4). */
export function isCrawlingBlocked({ robots, start_url }: Pick<SiteArtifacts, 'robots' | 'start_url'>): boolean {
  if (robots === null) return false;
  if (robots.state === 'unreachable') return true;
  const url = parseUrl(start_url);
  return robots.state === 'found' && url !== null && !isAllowed(parseRobots(robots.text), 'Googlebot', url.pathname);
}

export function gateCrawling(site: SiteArtifacts): ScoreGate | null {
  if (!isCrawlingBlocked(site)) return null;
  const reason =
    site.robots?.state === 'unreachable'
      ? 'robots.txt cannot be fetched, so search engines do not crawl the site.'
      : 'robots.txt forbids search engines to crawl the start page.';
  const check_ids = ['robots/site-disallowed', 'robots/unreachable'];
  return { id: 'crawling_blocked', cap: NOTHING_READ_CAP, share: 1, reason, check_ids };
}

export function gateStartPage(site: SiteArtifacts): ScoreGate | null {
  const { end, loop } = redirectChain(site, site.start_url);
  const isLost = loop.length > 0 || (end?.allowed_by_robots === true && !isHtml200Summary(end));
  if (!isLost) return null;
  const others = site.pages.some((page) => isHtml200Summary(page));
  return {
    id: 'start_page_unavailable',
    cap: others ? NO_START_PAGE_CAP : NOTHING_READ_CAP,
    share: 1,
    reason: 'The start page does not load.',
    check_ids: ['crawl/homepage-unreachable', 'crawl/status-5xx', 'crawl/status-401-403', 'crawl/redirect-loop'],
  };
}

/** Server errors, rejections and timeouts; what simply does not exist (404) concerns the links that lead to it. */
export function gateAvailability(site: SiteArtifacts): ScoreGate | null {
  const requested = site.pages.filter((page) => page.allowed_by_robots);
  const failed = requested.filter(isUnavailable);
  const share = requested.length === 0 ? 0 : failed.length / requested.length;
  const cap = capByShare(share, UNAVAILABLE);
  if (cap === null) return null;
  const reason = writeText`${failed.length} of ${requested.length} URLs (${percent(share)}) do not load: server errors, refused access or no response.`;
  const check_ids = [
    'crawl/status-5xx',
    'crawl/status-401-403',
    'crawl/timeout',
    'crawl/no-response',
    'crawl/dns-failure',
  ];
  return { id: 'pages_unavailable', cap: Math.max(cap, NOTHING_READ_CAP), share, reason, check_ids };
}

function isUnavailable({ status, error }: PageSummary): boolean {
  if (error !== null) return error.kind !== 'url_not_allowed' && error.kind !== 'unreadable';
  return status >= 500 || status === 401 || status === 403;
}
