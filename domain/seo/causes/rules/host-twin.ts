import { plural } from '../../../base/text/plural.js';
import { isHtml200Summary } from '../../site/summary-state.js';
import { CANONICAL_SYMPTOMS, followsFromCanonicals } from '../canonical-symptoms.js';
import type { CauseRule } from '../cause-rule.js';
import { siteCanonicalErrors } from '../site-canonical-errors.js';

const TWIN_CHECKS: ReadonlySet<string> = new Set([
  'crawl/http-not-redirected',
  'crawl/www-both-answer',
  'sec/http-page',
  'sitemap/wrong-host',
]);

/** The site is available under two hosts or schemes, and its canonicals name the one that was not crawled. */
export const hostTwin: CauseRule = {
  id: 'canonical/host-twin',
  level: 'canonical',
  component: 'technical_seo',
  lead_check_ids: ['crawl/http-not-redirected', 'crawl/www-both-answer', 'index/canonicalised'],
  check_ids: [...TWIN_CHECKS, ...CANONICAL_SYMPTOMS],
  detect(site) {
    const errors = siteCanonicalErrors(site).filter(({ kind }) => kind === 'host_twin');
    const [first] = errors;
    if (!first) return null;
    const pages = errors.map(({ page }) => page.url);
    const from = new URL(first.page.url).origin;
    const to = new URL(first.target).origin;
    const follows = followsFromCanonicals({
      pages: new Set(pages),
      targets: new Set(errors.map(({ target }) => target)),
      excluded: site.pages.filter((page) => isHtml200Summary(page) && !page.indexable).length,
    });
    return {
      title: `The site is available at two URLs: ${from} and ${to}`,
      why: 'Search engines see every page twice and have to choose; links are split between the two addresses.',
      steps: [
        `Redirect every URL of ${from} to the same path under ${to}, which its canonicals name, with status 301.`,
        `Link to ${to} only, in menus, sitemap and hreflang.`,
      ],
      pages,
      sample: `${plural(pages.length, 'page')} of ${from} name ${to} as canonical`,
      loss: 0.3,
      certainty: 0.5,
      effort_hours: 2,
      page_to_edit: null,
      template: null,
      snippets: [],
      explains: (finding) => TWIN_CHECKS.has(finding.check_id) || follows(finding),
    };
  },
};
