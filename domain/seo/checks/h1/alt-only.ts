import { collapse } from '../../../base/text/text-form.js';
import type { PageCheck } from '../check.js';
import { foldCases } from '../fold-cases.js';

export const h1AltOnly: PageCheck = {
  id: 'h1/alt-only',
  severity: 'info',
  component: 'on_page_seo',
  scope: 'page',
  applies_to: 'indexable',
  title: 'H1 with alt text only',
  why: 'The text of the headline comes from an alt text alone: readers see an image, and search engines give such text less weight.',
  fix: 'Write the headline as text and style it, keeping the image beside it if it is wanted.',
  reference: 'https://html.spec.whatwg.org/multipage/sections.html#the-h1,-h2,-h3,-h4,-h5,-and-h6-elements',
  effort_hours: 0.5,
  judge({ url, html }) {
    const headings = (html?.headings ?? []).filter(({ level, text }) => level === 1 && collapse(text) !== '');
    if (headings.some((heading) => !heading.alt_only)) return [];
    return foldCases(url, headings, ({ text }) => `"${text}" from an image alt`, {
      expected: 'an h1 with text of its own',
      where: 'h1',
    });
  },
};
