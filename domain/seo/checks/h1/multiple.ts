import type { PageCheck } from '../check.js';
import { foldCases } from '../fold-cases.js';

export const h1Multiple: PageCheck = {
  id: 'h1/multiple',
  severity: 'low',
  component: 'on_page_seo',
  scope: 'page',
  applies_to: 'indexable',
  title: 'More than one main heading',
  why: 'Several main headings blur what the page is chiefly about, for readers of screen readers first of all.',
  fix: 'Keep h1 for the headline of the page and mark the others up as h2 or lower.',
  reference: 'https://developers.google.com/search/docs/appearance/title-link',
  effort_hours: 0.5,
  judge({ url, html }) {
    const headings = (html?.headings ?? []).filter(({ level, in_section }) => level === 1 && !in_section);
    return headings.length < 2
      ? []
      : foldCases(url, headings, ({ text }) => `"${text}"`, { expected: 'one h1', where: 'h1' });
  },
};
