import { writeText } from '../../../base/text/write-text.js';
import type { PageSummary } from '../../artifacts/page-summary.js';
import type { SiteCheck } from '../check.js';
import { MAX_RELATED_URLS } from '../linking-pages.js';

/** Titles of the pages that the common protection services put in front of a site. */
const CHALLENGE_TITLE =
  /^(?:just a moment\b|attention required!|checking your browser\b|ddos-guard$|access denied$|please wait\W*$|are you (?:a )?(?:human|robot)\b|security check(?:point)?$|verify(?:ing)? you are human\b|pardon our interruption\b)/i;

export const crawlBotWall: SiteCheck = {
  id: 'crawl/bot-wall',
  severity: 'info',
  component: 'technical_seo',
  scope: 'site',
  needs: [],
  measured_over: 'site',
  title: 'Site blocks the crawler',
  why: 'So many pages returned a refusal, a rate limit or a challenge that the rest of this audit is not reliable.',
  fix: 'Allow the audit’s crawler by its user agent or address, crawl more slowly, and audit again.',
  reference: 'https://www.rfc-editor.org/rfc/rfc6585#section-4',
  effort_hours: 1,
  judge(site, { thresholds }) {
    const answered = site.pages.filter(({ status }) => status > 0);
    const walled = answered.filter(isWall);
    if (answered.length === 0 || walled.length / answered.length <= thresholds.bot_wall_share) return [];
    return [
      {
        url: site.start_url,
        observed: writeText`${walled.length} of ${answered.length} pages returned 403, 429 or a challenge`,
        expected: `at most ${thresholds.bot_wall_share * 100}%`,
        count: walled.length,
        related_urls: walled.slice(0, MAX_RELATED_URLS).map(({ url }) => url),
      },
    ];
  },
};

function isWall(page: PageSummary): boolean {
  if (page.status === 403 || page.status === 429) return true;
  return page.headers['cf-mitigated'] === 'challenge' || CHALLENGE_TITLE.test(page.title);
}
