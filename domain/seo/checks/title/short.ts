import { countChars, countColumns } from '../../../base/text/text-form.js';
import { writeText } from '../../../base/text/write-text.js';
import { headTitle } from '../../page/head-texts.js';
import type { PageCheck } from '../check.js';
import { showLength } from '../show-length.js';

export const titleShort: PageCheck = {
  id: 'title/short',
  severity: 'low',
  component: 'on_page_seo',
  scope: 'page',
  applies_to: 'indexable',
  title: 'Title too short',
  why: 'A very short title says little about the page and leaves unused the space a search result offers.',
  fix: 'Say in the title what the page offers and for whom, in the words people search with.',
  reference: 'https://developers.google.com/search/docs/appearance/title-link',
  effort_hours: 0.25,
  judge({ url, html }, { thresholds }) {
    const title = headTitle(html);
    if (countChars(title) === 0 || countColumns(title) >= thresholds.title_min_chars) return [];
    return [
      {
        url,
        observed: `${showLength(title)}: "${title}"`,
        expected: writeText`at least ${thresholds.title_min_chars} characters`,
        where: 'head > title',
      },
    ];
  },
};
