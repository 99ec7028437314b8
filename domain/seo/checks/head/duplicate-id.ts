import type { PageCheck } from '../check.js';
import { foldCases } from '../fold-cases.js';

export const headDuplicateId: PageCheck = {
  id: 'head/duplicate-id',
  severity: 'low',
  component: 'on_page_seo',
  scope: 'page',
  applies_to: 'html200',
  title: 'Duplicate ID',
  why: 'An id names one element: links to it, labels and scripts reach the first one and miss the others.',
  fix: 'Make each id unique on the page, or use a class where several elements are meant.',
  reference: 'https://html.spec.whatwg.org/multipage/dom.html#the-id-attribute',
  effort_hours: 0.5,
  judge({ url, html }) {
    return foldCases(url, html?.dom.duplicate_ids ?? [], (id) => `#${id}`, { expected: 'ids used once on the page' });
  },
};
