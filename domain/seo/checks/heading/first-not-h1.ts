import { shorten } from '../../../base/text/text-form.js';
import type { Heading, Region } from '../../artifacts/html.js';
import type { PageCheck } from '../check.js';

/** Headings of menus and the like may come before the h1 and rank below it (WAI tutorial on headings). */
const FIXED: readonly Region[] = ['header', 'nav', 'aside', 'footer'];

export const headingFirstNotH1: PageCheck = {
  id: 'heading/first-not-h1',
  severity: 'info',
  component: 'on_page_seo',
  scope: 'page',
  applies_to: 'html200',
  title: 'First heading is not an H1',
  why: 'People who use a screen reader and jump to the first heading expect the headline of the page there.',
  fix: 'Put the h1 before the other headings of the content.',
  reference: 'https://www.w3.org/WAI/tutorials/page-structure/headings/',
  effort_hours: 0.5,
  judge({ url, html }) {
    // A page without any h1 has a check of its own.
    const [first, ...later] = contentOf(html?.headings ?? []);
    if (!html || !first || later.every(({ level }) => level !== 1)) return [];
    if (html.headings.slice(0, html.headings.indexOf(first) + 1).some(({ level }) => level === 1)) return [];
    return [
      {
        url,
        observed: `h${first.level} "${shorten(first.text)}"`,
        expected: 'h1 as the first heading',
        where: `h${first.level}`,
      },
    ];
  },
};

/** Those of the main landmark if there are any: help windows and top bars that style sheets hide come before it. */
function contentOf(headings: readonly Heading[]): readonly Heading[] {
  const main = headings.filter(({ region }) => region === 'main');
  return main.length > 0 ? main : headings.filter(({ region }) => !FIXED.includes(region));
}
