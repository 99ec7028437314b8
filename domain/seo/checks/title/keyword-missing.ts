import type { KeywordUse } from '../../artifacts/text.js';
import type { PageCheck } from '../check.js';
import { foldCases } from '../fold-cases.js';

const MIN_MENTIONS = 3;
/** A page that says a keyword this often, and in this share of its words, is about it whatever its heading says. */
const MANY_MENTIONS = 5;
const MENTION_SHARE = 0.005;

export const titleKeywordMissing: PageCheck = {
  id: 'title/keyword-missing',
  severity: 'low',
  component: 'on_page_seo',
  scope: 'page',
  applies_to: 'indexable',
  title: 'Target keyword missing from title',
  why: 'The page is about the keyword, but its title, the line that people see in search results, does not say so.',
  fix: 'Work the keyword into the title, near its beginning.',
  reference: 'https://developers.google.com/search/docs/appearance/title-link',
  effort_hours: 0.25,
  judge({ url, html }) {
    const words = html?.text.word_count ?? 0;
    const missing = (html?.keywords ?? []).filter((use) => !use.in_title && isAbout(use, words));
    return foldCases(url, missing, ({ keyword }) => `"${keyword}"`, {
      expected: 'the keyword in the title',
      where: 'head > title',
    });
  },
};

/** Keywords are given for the whole audit: a page is for those of its heading, or of address or description and text. */
function isAbout({ in_h1, in_url, in_description, body_count: count }: KeywordUse, words: number): boolean {
  if (in_h1 || ((in_url || in_description) && count >= MIN_MENTIONS)) return true;
  return count >= MANY_MENTIONS && count >= words * MENTION_SHARE;
}
