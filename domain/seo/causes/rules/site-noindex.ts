import { plural } from '../../../base/text/plural.js';
import { writeText } from '../../../base/text/write-text.js';
import type { PageSummary } from '../../artifacts/page-summary.js';
import type { CheckFinding } from '../../judge.js';
import { isHtml200Summary } from '../../site/summary-state.js';
import type { CauseRule } from '../cause-rule.js';
import { fixTemplate } from '../fix-template.js';

const ON_PAGE: ReadonlySet<string> = new Set([
  'index/noindex-meta',
  'index/noindex-header',
  'index/noindex-nofollow-both',
  'index/nofollow-page',
  'index/noindex-important',
  'sitemap/url-noindex',
  'link/to-noindex',
  'hreflang/to-noindex',
  'canonical/to-noindex',
  'page/target-noindex',
  'gsc/noindex-with-traffic',
]);
const OF_SITE: ReadonlySet<string> = new Set(['index/noindex-sitewide', 'index/few-indexable', 'schema/on-noindex']);

/** Nearly all pages say noindex: usually a setting of a test system that went live. */
export const siteNoindex: CauseRule = {
  id: 'index/noindex',
  level: 'index',
  component: 'technical_seo',
  lead_check_ids: ['index/noindex-sitewide', 'index/noindex-meta', 'index/noindex-header'],
  check_ids: [...ON_PAGE, ...OF_SITE],
  detect(site, { noindex_sitewide_share: share }) {
    const html = site.pages.filter(isHtml200Summary);
    const excluded = html.filter(({ noindex }) => noindex);
    const [first] = excluded;
    if (!first || excluded.length < html.length * share) return null;
    const byHeader = excluded.filter(saysInHeader).length;
    const isHeader = byHeader * 2 > excluded.length;
    const urls = excluded.map(({ url }) => url);
    const known = new Set(urls);
    return {
      title: writeText`${plural(excluded.length, 'page')} of ${html.length} ${excluded.length === 1 ? 'is' : 'are'} noindex: the site is out of search`,
      why: 'Search engines remove every page that says noindex. The usual cause is a setting of the test system that went live.',
      steps: isHeader
        ? ['Take noindex out of the X-Robots-Tag header in the configuration of the server or CDN.']
        : [
            'Take the noindex robots meta element out of the template behind all pages, or switch off "discourage search engines" in the CMS.',
          ],
      pages: urls,
      sample: writeText`${plural(excluded.length, 'page')} of ${html.length} ${isHeader ? 'send X-Robots-Tag: noindex' : 'carry a noindex meta element'}`,
      loss: 1,
      certainty: 1,
      effort_hours: 0.5,
      page_to_edit: isHeader ? null : first.url,
      template: isHeader
        ? null
        : fixTemplate(urls, { line: '<meta name="robots" content="noindex">', change: 'Remove the line' }),
      snippets: [],
      explains: (finding) => OF_SITE.has(finding.check_id) || isAbout(finding, known),
    };
  },
};

function isAbout({ check_id: id, page_url: page, url }: CheckFinding, excluded: ReadonlySet<string>): boolean {
  return ON_PAGE.has(id) && excluded.has(page ?? url);
}

function saysInHeader({ headers }: PageSummary): boolean {
  return /\b(?:noindex|none)\b/i.test(headers['x-robots-tag'] ?? '');
}
