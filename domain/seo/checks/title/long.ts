import { countColumns, shorten } from '../../../base/text/text-form.js';
import { writeText } from '../../../base/text/write-text.js';
import { headTitle } from '../../page/head-texts.js';
import type { PageCheck } from '../check.js';
import { showLength } from '../show-length.js';

export const titleLong: PageCheck = {
  id: 'title/long',
  severity: 'medium',
  component: 'on_page_seo',
  scope: 'page',
  applies_to: 'indexable',
  title: 'Title too long',
  why: 'Long titles are cut off or rewritten in search results, so that their end is not read.',
  fix: 'Shorten the title; put the words that set this page apart first and the brand last.',
  reference: 'https://developers.google.com/search/docs/appearance/title-link',
  effort_hours: 0.25,
  judge({ url, html }, { thresholds }) {
    const title = headTitle(html);
    if (countColumns(title) <= thresholds.title_max_chars) return [];
    return [
      {
        url,
        observed: `${showLength(title)}: "${shorten(title)}"`,
        expected: writeText`at most ${thresholds.title_max_chars} characters`,
        where: 'head > title',
      },
    ];
  },
};
