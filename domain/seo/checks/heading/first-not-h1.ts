import { shorten } from '../../text/text-form.js';
import type { PageCheck } from '../check.js';

export const headingFirstNotH1: PageCheck = {
  id: 'heading/first-not-h1',
  severity: 'info',
  component: 'on_page_seo',
  scope: 'page',
  applies_to: 'html200',
  title: 'First heading is not the main one',
  why: 'Readers of screen readers who jump to the first heading expect the headline of the page there.',
  fix: 'Put the h1 before the other headings of the page, or mark headings of navigation and banners up as plain text.',
  reference: 'https://html.spec.whatwg.org/multipage/sections.html#headings-and-outlines-2',
  effort_hours: 0.5,
  judge({ url, html }) {
    const first = html?.headings[0];
    if (!first || first.level === 1) return [];
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
