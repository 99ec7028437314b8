import type { PageCheck } from '../check.js';
import { foldCases } from '../fold-cases.js';

export const titleMultiple: PageCheck = {
  id: 'title/multiple',
  severity: 'medium',
  component: 'on_page_seo',
  scope: 'page',
  applies_to: 'indexable',
  title: 'Multiple titles',
  why: 'A document has one title; which of several a search engine shows is then left to chance.',
  fix: 'Keep the title that describes the page and remove the others, often added by a plug-in or a second template.',
  reference: 'https://html.spec.whatwg.org/multipage/semantics.html#the-title-element',
  effort_hours: 0.5,
  judge({ url, html }) {
    const titles = html?.titles ?? [];
    return titles.length < 2 ? [] : foldCases(url, titles, ({ text }) => `"${text}"`, { expected: 'one title' });
  },
};
