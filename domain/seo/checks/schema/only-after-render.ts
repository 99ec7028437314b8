import { comparedPages } from '../../site/compared-pages.js';
import type { SiteCheck } from '../check.js';
import { foldToPage } from '../fold-to-page.js';

export const schemaOnlyAfterRender: SiteCheck = {
  id: 'schema/only-after-render',
  severity: 'info',
  component: 'on_page_seo',
  scope: 'site',
  needs: ['rendered'],
  measured_over: 'rendered_pages',
  title: 'Structured data added by JavaScript',
  why: 'Search engines read them once the page is rendered; other readers of structured data mostly never do.',
  fix: 'Send structured data in the source, above all for products and dates that change often.',
  reference:
    'https://developers.google.com/search/docs/appearance/structured-data/generate-structured-data-with-javascript',
  effort_hours: 4,
  judge(site) {
    return comparedPages(site).flatMap(({ url, differences: { json_ld_types } }) =>
      foldToPage(url, json_ld_types.only_rendered, (type) => type, {
        expected: 'the types in the source',
        where: 'structured data',
      }),
    );
  },
};
