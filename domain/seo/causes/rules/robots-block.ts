import type { CauseRule } from '../cause-rule.js';

const FOLLOWS: ReadonlySet<string> = new Set([
  'robots/site-disallowed',
  'robots/unreachable',
  'crawl/blocked-by-robots',
  'crawl/blocked-resource',
  'sitemap/url-blocked',
  'hreflang/to-blocked',
  'canonical/to-blocked',
  'index/few-indexable',
]);

/** robots.txt closes the whole site, by a rule or by not responding. */
export const robotsBlock: CauseRule = {
  id: 'index/robots',
  level: 'index',
  component: 'technical_seo',
  lead_check_ids: ['robots/site-disallowed', 'robots/unreachable'],
  check_ids: [...FOLLOWS],
  detect({ robots, pages, start_url }) {
    if (robots === null) return null;
    const isUnreachable = robots.state === 'unreachable';
    if (!isUnreachable && (robots.state !== 'found' || !robots.site_disallowed)) return null;
    const urls = pages.length > 0 ? pages.map(({ url }) => url) : [start_url];
    return {
      title: isUnreachable
        ? 'robots.txt cannot be fetched: the site counts as closed'
        : 'robots.txt closes the whole site',
      why: isUnreachable
        ? 'When robots.txt returns a server error or does not respond, search engines must take the whole site as disallowed.'
        : 'Search engines may not read a single page. What is still listed shows without text and disappears in time.',
      steps: isUnreachable
        ? [`Make ${robots.url} return 200 with the rules, or 404 when there are none.`]
        : [`Edit ${robots.url}: take out "Disallow: /" for the crawlers that should see the site.`],
      pages: urls,
      sample: isUnreachable ? `${robots.url}: ${robots.status}` : `${robots.url}: "/" is disallowed`,
      loss: 1,
      certainty: 1,
      effort_hours: isUnreachable ? 1 : 0.25,
      page_to_edit: robots.url,
      template: null,
      snippets: [],
      explains: ({ check_id: id }) => FOLLOWS.has(id),
    };
  },
};
