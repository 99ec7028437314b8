import type { PageCheck } from '../check.js';
import { foldCases } from '../fold-cases.js';

export const titleOutsideHead: PageCheck = {
  id: 'title/outside-head',
  severity: 'high',
  component: 'on_page_seo',
  scope: 'page',
  applies_to: 'indexable',
  title: 'Title outside the head',
  why: 'A title that ends up in the body is invalid HTML and search engines may not read it, whatever the source looks like.',
  fix: 'Move the title into the head, before any element that is not allowed there.',
  reference: 'https://developers.google.com/search/docs/crawling-indexing/valid-page-metadata',
  effort_hours: 0.5,
  judge({ url, html }) {
    const strays = (html?.titles ?? []).filter((title) => !title.in_head);
    return foldCases(url, strays, ({ text }) => `"${text}"`, { expected: 'title inside the head', where: 'body' });
  },
};
