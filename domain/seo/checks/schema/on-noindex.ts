import { shorten } from '../../../base/text/text-form.js';
import { robotsDirectives } from '../../page/page-state.js';
import type { PageCheck } from '../check.js';
import { schemaTypes } from '../schema-types.js';

export const schemaOnNoindex: PageCheck = {
  id: 'schema/on-noindex',
  severity: 'info',
  component: 'on_page_seo',
  scope: 'page',
  applies_to: 'html200',
  title: 'Structured data on a noindex page',
  why: 'A page with noindex gets no result at all, so its markup earns nothing; often the noindex was not meant.',
  fix: 'Remove the noindex if the page should be found, else leave the markup out.',
  reference: 'https://developers.google.com/search/docs/appearance/structured-data/sd-policies',
  effort_hours: 0.25,
  judge(page) {
    if (!page.html || !robotsDirectives(page).has('noindex')) return [];
    const types = [...schemaTypes(page.html)];
    if (types.length === 0) return [];
    return [
      {
        url: page.url,
        observed: `noindex with ${shorten(types.join(', '))}`,
        expected: 'markup on indexable pages only',
      },
    ];
  },
};
