import { collapse } from '../../../base/text/text-form.js';
import type { PageCheck } from '../check.js';
import { foldCases } from '../fold-cases.js';

export const headingEmpty: PageCheck = {
  id: 'heading/empty',
  severity: 'low',
  component: 'on_page_seo',
  scope: 'page',
  applies_to: 'html200',
  title: 'Empty heading',
  why: 'An empty heading is announced by screen readers and appears in the outline of the page without content.',
  fix: 'Remove headings that only make space and fill those whose text went missing.',
  reference: 'https://www.w3.org/WAI/tutorials/page-structure/headings/',
  effort_hours: 0.25,
  judge({ url, html }) {
    const blank = (html?.headings ?? []).filter(({ level, text }) => level > 1 && collapse(text) === '');
    return foldCases(url, blank, ({ level }) => `h${level} without text`, { expected: 'text in every heading' });
  },
};
