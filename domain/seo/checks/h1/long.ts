import { countChars } from '../../../base/text/text-form.js';
import { writeText } from '../../../base/text/write-text.js';
import type { PageCheck } from '../check.js';
import { foldCases } from '../fold-cases.js';

export const h1Long: PageCheck = {
  id: 'h1/long',
  severity: 'low',
  component: 'on_page_seo',
  scope: 'page',
  applies_to: 'indexable',
  title: 'H1 too long',
  why: 'A headline that runs over several lines is hard to take in and rarely used as the headline of a search result.',
  fix: 'Shorten the h1 to what the page is about and move the rest into the text.',
  reference: 'https://developers.google.com/search/docs/appearance/title-link',
  effort_hours: 0.25,
  judge({ url, html }, { thresholds }) {
    const tooLong = (html?.headings ?? []).filter(
      ({ level, text }) => level === 1 && countChars(text) > thresholds.h1_max_chars,
    );
    const expected = writeText`at most ${thresholds.h1_max_chars} characters`;
    return foldCases(url, tooLong, ({ text }) => writeText`${countChars(text)} characters: "${text}"`, {
      expected,
      where: 'h1',
    });
  },
};
