import { shorten } from '../../../base/text/text-form.js';
import { writeText } from '../../../base/text/write-text.js';
import { headDescription } from '../../page/head-texts.js';
import type { PageCheck } from '../check.js';
import { measureTextPx } from '../text-width.js';

/** Font size of the text under a headline in desktop search results. */
const RESULT_TEXT_PX = 14;

export const descPixelWide: PageCheck = {
  id: 'desc/pixel-wide',
  severity: 'info',
  component: 'on_page_seo',
  scope: 'page',
  applies_to: 'indexable',
  title: 'Meta description too wide for search results',
  why: 'Descriptions are cut by width and not by characters: wide letters fill the two lines sooner.',
  fix: 'Shorten the description until it fits, or make sure that its first sentence works alone.',
  reference: 'https://developers.google.com/search/docs/appearance/snippet',
  effort_hours: 0.25,
  judge({ url, html }, { thresholds }) {
    const description = headDescription(html);
    const widthPx = measureTextPx(description, RESULT_TEXT_PX);
    if (widthPx <= thresholds.description_max_px) return [];
    const expected = writeText`at most ${thresholds.description_max_px} px`;
    return [
      {
        url,
        observed: writeText`about ${widthPx} px: "${shorten(description)}"`,
        expected,
        where: 'meta[name=description]',
      },
    ];
  },
};
