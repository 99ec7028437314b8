import { runningWords } from '../../../base/text/running-words.js';
import { writeText } from '../../../base/text/write-text.js';
import type { Heading, Region } from '../../artifacts/html.js';
import { isListing } from '../../page/is-listing.js';
import type { PageCheck } from '../check.js';

const CONTENT: readonly Region[] = ['main', 'other'];

export const h2Missing: PageCheck = {
  id: 'h2/missing',
  severity: 'info',
  component: 'on_page_seo',
  scope: 'page',
  applies_to: 'html200',
  title: 'Long text without subheadings (H2)',
  why: 'A long text without subheadings is hard to scan, and gives search engines no parts that they could point to.',
  fix: 'Divide the text into parts and give each an h2 that says what it is about.',
  reference: 'https://html.spec.whatwg.org/multipage/sections.html#headings-and-outlines-2',
  effort_hours: 0.5,
  judge({ url, html }, { thresholds }) {
    // Lists of links and tables need no subheadings; text to be read does.
    const words = html ? runningWords(html.text) : 0;
    if (!html || words <= thresholds.h2_words || isDivided(html.headings) || isListing(html)) return [];
    return [
      {
        url,
        observed: writeText`${words} words and no h2`,
        expected: writeText`an h2 in a text of over ${thresholds.h2_words} words`,
      },
    ];
  },
};

/** A second h1 or an h3 divides the text as well; that it has the wrong rank is for other checks. */
function isDivided(headings: readonly Heading[]): boolean {
  if (headings.some(({ level }) => level === 2)) return true;
  return headings.filter(({ region }) => CONTENT.includes(region)).length > 1;
}
