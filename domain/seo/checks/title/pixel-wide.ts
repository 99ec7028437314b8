import { shorten } from '../../../base/text/text-form.js';
import { writeText } from '../../../base/text/write-text.js';
import { headTitle } from '../../page/head-texts.js';
import type { PageCheck } from '../check.js';
import { measureTextPx } from '../text-width.js';

/** Font size of a headline in desktop search results. */
const RESULT_TITLE_PX = 20;

export const titlePixelWide: PageCheck = {
  id: 'title/pixel-wide',
  severity: 'low',
  component: 'on_page_seo',
  scope: 'page',
  applies_to: 'indexable',
  title: 'Title too wide for search results',
  why: 'Search results cut titles by width and not by characters: wide letters and capitals fill the line sooner.',
  fix: 'Shorten the title or write it without runs of capitals until it fits the line.',
  reference: 'https://developers.google.com/search/docs/appearance/title-link',
  effort_hours: 0.25,
  judge({ url, html }, { thresholds }) {
    const title = headTitle(html);
    const widthPx = measureTextPx(title, RESULT_TITLE_PX);
    if (widthPx <= thresholds.title_max_px) return [];
    return [
      {
        url,
        observed: writeText`about ${widthPx} px: "${shorten(title)}"`,
        expected: writeText`at most ${thresholds.title_max_px} px`,
        where: 'head > title',
      },
    ];
  },
};
