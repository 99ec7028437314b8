import type { Heading, Region } from '../../artifacts/html.js';
import type { PageCheck } from '../check.js';
import { foldCases } from '../fold-cases.js';

/** Parts that are on every page; their headings may keep their rank whatever the content around has (WAI tutorial). */
const FIXED: readonly Region[] = ['nav', 'aside', 'footer'];

export const headingSkip: PageCheck = {
  id: 'heading/skip',
  severity: 'low',
  component: 'on_page_seo',
  scope: 'page',
  applies_to: 'html200',
  title: 'Skipped heading level',
  why: 'People who move through a page by its headings take a missing level for a missing part of the page.',
  fix: 'Let each heading be at most one level below the one before; choose the look by style sheet and not by level.',
  reference: 'https://www.w3.org/WAI/tutorials/page-structure/headings/',
  effort_hours: 0.5,
  judge({ url, html }) {
    const skips = followers(html?.headings ?? []).filter(({ before, heading }) => heading.level > before.level + 1);
    const expected = 'levels that rise by one at a time';
    return foldCases(
      url,
      skips,
      ({ before, heading }) => `h${before.level} to h${heading.level} at "${heading.text}"`,
      { expected },
    );
  },
};

/** Each heading of the content with the one before it in the content, each of a fixed part with its neighbor there. */
function followers(headings: readonly Heading[]): { before: Heading; heading: Heading }[] {
  const content = headings.filter(({ region }) => !FIXED.includes(region));
  const before = new Map(content.map((heading, index) => [heading, content[index - 1]]));
  return headings.flatMap((heading, index) => {
    const neighbor = headings[index - 1];
    const last = before.get(heading) ?? (neighbor?.region === heading.region ? neighbor : undefined);
    return last ? [{ before: last, heading }] : [];
  });
}
