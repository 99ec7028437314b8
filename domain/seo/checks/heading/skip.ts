import type { PageCheck } from '../check.js';
import { foldCases } from '../fold-cases.js';

export const headingSkip: PageCheck = {
  id: 'heading/skip',
  severity: 'low',
  component: 'on_page_seo',
  scope: 'page',
  applies_to: 'html200',
  title: 'Heading level skipped',
  why: 'People who move through a page by its headings take a missing level for a missing part of the page.',
  fix: 'Let each heading be at most one level below the one before; choose the look by style sheet and not by level.',
  reference: 'https://www.w3.org/WAI/tutorials/page-structure/headings/',
  effort_hours: 0.5,
  judge({ url, html }) {
    const headings = html?.headings ?? [];
    const skips = headings.flatMap((heading, index) => {
      const before = headings[index - 1];
      return before && heading.level > before.level + 1 ? [{ before, heading }] : [];
    });
    const expected = 'levels that rise by one at a time';
    return foldCases(
      url,
      skips,
      ({ before, heading }) => `h${before.level} to h${heading.level} at "${heading.text}"`,
      { expected },
    );
  },
};
