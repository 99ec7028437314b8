import { writeText } from '../../../base/text/write-text.js';
import type { SiteCheck } from '../check.js';
import { templateSiblings } from '../template-siblings.js';

/** A template of images or short notes has no text to lack. */
const MIN_MEDIAN_WORDS = 100;
/** Times the words under which a page is thin: a longer text is short beside its siblings, but not empty. */
const NEARLY_EMPTY = 1.5;

export const contentThinVsSiblings: SiteCheck = {
  id: 'content/thin-vs-siblings',
  severity: 'info',
  component: 'content_strategy',
  scope: 'site',
  needs: [],
  measured_over: 'html_pages',
  title: 'Thin content compared with similar pages',
  why: 'Other pages of the template have plenty of text; this one is nearly empty and hardly answers a search.',
  fix: 'Fill in what the other pages have, or merge the page with one of them.',
  reference: 'https://developers.google.com/search/docs/fundamentals/creating-helpful-content',
  effort_hours: 1,
  judge(site, { thresholds }) {
    return templateSiblings(site, thresholds.template_siblings).flatMap((siblings) => {
      const lengths = siblings.map(({ word_count }) => word_count).sort((one, other) => one - other);
      const median = quantileOf(lengths, 1 / 2);
      // Where lengths are spread widely by nature, as in a reference, a short page is no exception.
      if (median < MIN_MEDIAN_WORDS || quantileOf(lengths, 1 / 4) * 2 < median) return [];
      const least = Math.min(median * thresholds.thin_sibling_share, thresholds.thin_page_words * NEARLY_EMPTY);
      return siblings
        .filter(({ word_count: words }) => words < least)
        .map(({ url, word_count: words }) => ({
          url,
          observed: writeText`${words} words; half of the ${siblings.length} pages of its kind have ${median} or more`,
          expected: writeText`at least ${Math.ceil(least)}`,
          where: 'main text',
        }));
    });
  },
};

/** Of sorted numbers; the upper one if the place is between two. */
function quantileOf(sorted: readonly number[], part: number): number {
  return sorted[Math.floor(sorted.length * part)] ?? 0;
}
