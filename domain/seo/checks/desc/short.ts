import { countChars, countColumns } from '../../../base/text/text-form.js';
import { writeText } from '../../../base/text/write-text.js';
import { headDescription } from '../../page/head-texts.js';
import type { PageCheck } from '../check.js';
import { showLength } from '../show-length.js';

export const descShort: PageCheck = {
  id: 'desc/short',
  severity: 'low',
  component: 'on_page_seo',
  scope: 'page',
  applies_to: 'indexable',
  title: 'Meta description too short',
  why: 'A very short description gives searchers little reason to click and is often replaced by text from the page.',
  fix: 'Add what the page offers and why it is worth opening.',
  reference: 'https://developers.google.com/search/docs/appearance/snippet',
  effort_hours: 0.25,
  judge({ url, html }, { thresholds }) {
    const description = headDescription(html);
    if (countChars(description) === 0 || countColumns(description) >= thresholds.description_min_chars) return [];
    const expected = writeText`at least ${thresholds.description_min_chars} characters`;
    return [
      { url, observed: `${showLength(description)}: "${description}"`, expected, where: 'meta[name=description]' },
    ];
  },
};
