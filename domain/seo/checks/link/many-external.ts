import { writeText } from '../../../base/text/write-text.js';
import type { PageCheck } from '../check.js';

export const linkManyExternal: PageCheck = {
  id: 'link/many-external',
  severity: 'low',
  component: 'technical_seo',
  scope: 'page',
  applies_to: 'html200',
  title: 'Too many external links on the page',
  why: 'Pages that are mainly lists of links look like link farms and send visitors away.',
  fix: 'Keep the links that serve the reader.',
  reference: 'https://developers.google.com/search/docs/essentials/spam-policies#link-spam',
  effort_hours: 1,
  judge(page, { thresholds }) {
    const count = page.html?.anchors.filter(({ url, internal }) => url !== null && !internal).length ?? 0;
    if (count <= thresholds.external_links_per_page) return [];
    return [
      {
        url: page.url,
        observed: writeText`${count} external links`,
        expected: writeText`at most ${thresholds.external_links_per_page}`,
      },
    ];
  },
};
