import { comparable, shorten } from '../../../base/text/text-form.js';
import { headDescription, headTitle } from '../../page/head-texts.js';
import type { PageCheck } from '../check.js';

export const descSameAsTitle: PageCheck = {
  id: 'desc/same-as-title',
  severity: 'low',
  component: 'on_page_seo',
  scope: 'page',
  applies_to: 'indexable',
  title: 'Meta description same as title',
  why: 'The description is shown right below the title in search results: repeating it wastes the only text that may win the click.',
  fix: 'Let the description say what the title has no room for.',
  reference: 'https://developers.google.com/search/docs/appearance/snippet',
  effort_hours: 0.25,
  judge({ url, html }) {
    const description = headDescription(html);
    if (description === '' || comparable(description) !== comparable(headTitle(html))) return [];
    return [
      {
        url,
        observed: `"${shorten(description)}"`,
        expected: 'a description that adds to the title',
        where: 'meta[name=description]',
      },
    ];
  },
};
