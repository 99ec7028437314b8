import { collapse } from '../../../base/text/text-form.js';
import type { PageCheck } from '../check.js';
import { foldCases } from '../fold-cases.js';

export const h1Empty: PageCheck = {
  id: 'h1/empty',
  severity: 'medium',
  component: 'on_page_seo',
  scope: 'page',
  applies_to: 'indexable',
  title: 'Empty H1 heading',
  why: 'An h1 with neither text nor an image with alt text announces a headline and then says nothing.',
  fix: 'Write the headline into the h1, or remove the element where it only serves the layout.',
  reference: 'https://www.w3.org/WAI/tutorials/page-structure/headings/',
  effort_hours: 0.25,
  judge({ url, html }) {
    const blank = (html?.headings ?? []).filter(({ level, text }) => level === 1 && collapse(text) === '');
    return foldCases(url, blank, () => 'h1 without text', { expected: 'text or an image with alt text', where: 'h1' });
  },
};
