import { plural } from '../../../base/text/plural.js';
import type { CauseRule } from '../cause-rule.js';

const LED_TO_IT: ReadonlySet<string> = new Set([
  'crawl/status-5xx',
  'link/broken-internal',
  'sitemap/url-error',
  'hreflang/to-error',
  'canonical/to-error',
  'page/target-error',
]);
/** From this share of the requested pages on it is the server and not a page. */
const MIN_SHARE = 0.1;
const MIN_PAGES = 3;

/** The server fails on many pages: broken links, sitemap entries and alternates are all the same failure. */
export const serverErrors: CauseRule = {
  id: 'index/server-errors',
  level: 'index',
  component: 'technical_seo',
  lead_check_ids: ['crawl/status-5xx'],
  check_ids: [...LED_TO_IT],
  detect({ pages }) {
    const requested = pages.filter(({ allowed_by_robots: allowed }) => allowed);
    const failing = requested.filter(({ status }) => status >= 500 && status < 600);
    const [first] = failing;
    if (!first || failing.length < MIN_PAGES || failing.length < requested.length * MIN_SHARE) return null;
    const urls = new Set(failing.map(({ url }) => url));
    return {
      title: `Server errors (5xx) on ${plural(failing.length, 'page')}`,
      why: 'A page that keeps failing is removed from the index, and search engines slow down crawling of the whole site.',
      steps: [
        `Find the failing requests in the server log, beginning with ${first.url} (${first.status}), and fix their cause.`,
        'Return 404 or 410 for pages that are gone for good.',
      ],
      pages: [...urls],
      sample: `${first.url}: ${first.status}`,
      loss: 1,
      certainty: 0.9,
      effort_hours: 8,
      page_to_edit: first.url,
      template: null,
      snippets: [],
      explains: ({ check_id: id, url }) => LED_TO_IT.has(id) && urls.has(url),
    };
  },
};
