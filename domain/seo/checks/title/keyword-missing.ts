import type { PageCheck } from '../check.js';
import { foldCases } from '../fold-cases.js';

const MIN_MENTIONS = 3;

export const titleKeywordMissing: PageCheck = {
  id: 'title/keyword-missing',
  severity: 'info',
  component: 'on_page_seo',
  scope: 'page',
  applies_to: 'indexable',
  title: 'Target keyword in the heading but not in the title',
  why: 'The page is about the keyword, and its title, the line that people see in results, does not say so.',
  fix: 'Work the keyword into the title, near its beginning.',
  reference: 'https://developers.google.com/search/docs/appearance/title-link',
  effort_hours: 0.25,
  judge({ url, html }) {
    // Keywords are given for the whole audit: a page is for those that it has in its heading, or in address and text.
    const missing = (html?.keywords ?? []).filter(
      ({ in_title, in_h1, in_url, body_count }) => !in_title && (in_h1 || (in_url && body_count >= MIN_MENTIONS)),
    );
    return foldCases(url, missing, ({ keyword }) => `"${keyword}"`, {
      expected: 'the keyword in the title',
      where: 'head > title',
    });
  },
};
