import { writeText } from '../../../base/text/write-text.js';
import { readPageNodes } from '../../schema/page-nodes.js';
import { WITHDRAWN_RESULTS } from '../../schema/withdrawn-results.js';
import type { PageCheck } from '../check.js';
import { foldCases } from '../fold-cases.js';

export const schemaDeprecatedRichResult: PageCheck = {
  id: 'schema/deprecated-rich-result',
  severity: 'info',
  component: 'on_page_seo',
  scope: 'page',
  applies_to: 'findable',
  title: 'Deprecated rich result markup',
  why: 'Google no longer shows this result. The markup does no harm and other readers may use it, but it earns nothing there.',
  fix: 'Leave it as it is or drop it when it is a burden; put new work into results that are still shown.',
  reference: 'https://developers.google.com/search/docs/appearance/structured-data/search-gallery',
  effort_hours: 0.25,
  judge({ url, html }) {
    const nodes = html ? readPageNodes(html) : [];
    const withdrawn = WITHDRAWN_RESULTS.filter(({ isMeant }) => nodes.some(isMeant));
    return foldCases(url, withdrawn, ({ name, since }) => writeText`${name} (withdrawn ${since})`, {
      expected: 'a rich result that is still shown',
      where: 'JSON-LD',
    });
  },
};
