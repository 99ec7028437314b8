import type { PageCheck } from '../check.js';
import { foldCases } from '../fold-cases.js';

export const h1Multiple: PageCheck = {
  id: 'h1/multiple',
  severity: 'low',
  component: 'on_page_seo',
  scope: 'page',
  applies_to: 'indexable',
  title: 'Multiple H1 headings',
  why: 'Several main headings blur what the page is chiefly about, for readers of screen readers first of all.',
  fix: 'Keep h1 for the headline of the page and mark the others up as h2 or lower.',
  reference: 'https://developers.google.com/search/docs/appearance/title-link',
  effort_hours: 0.5,
  judge({ url, html }) {
    const main = (html?.headings ?? []).filter(({ level }) => level === 1);
    const perPart = new Map<number, number>();
    for (const { section } of main) perPart.set(section, (perPart.get(section) ?? 0) + 1);
    // An article or section may have its own; two in the same one are two headlines for one text.
    const competitors = main.filter(({ section }) => (perPart.get(section) ?? 0) > 1);
    return foldCases(url, competitors, ({ text }) => `"${text}"`, { expected: 'one h1', where: 'h1' });
  },
};
