import { countColumns, shorten } from '../../../base/text/text-form.js';
import { writeText } from '../../../base/text/write-text.js';
import { headDescription } from '../../page/head-texts.js';
import type { PageCheck } from '../check.js';
import { showLength } from '../show-length.js';

export const descLong: PageCheck = {
  id: 'desc/long',
  severity: 'low',
  component: 'on_page_seo',
  scope: 'page',
  applies_to: 'indexable',
  title: 'Meta description too long',
  why: 'Search results cut descriptions to the width of the device, so that the end of a long one is not read.',
  fix: 'Shorten the description and say the important thing first.',
  reference: 'https://developers.google.com/search/docs/appearance/snippet',
  effort_hours: 0.25,
  judge({ url, html }, { thresholds }) {
    const description = headDescription(html);
    if (countColumns(description) <= thresholds.description_max_chars) return [];
    const expected = writeText`at most ${thresholds.description_max_chars} characters`;
    return [
      {
        url,
        observed: `${showLength(description)}: "${shorten(description)}"`,
        expected,
        where: 'meta[name=description]',
      },
    ];
  },
};
