import type { PageCheck } from '../check.js';

/** "Skip to content" and "back to top" are links inside the page as well, but no table of contents. */
const MIN_JUMPS = 3;

export const aiTableOfContents: PageCheck = {
  id: 'ai/table-of-contents',
  severity: 'info',
  component: 'content_strategy',
  scope: 'page',
  applies_to: 'indexable',
  title: 'Long page without a table of contents',
  why: 'Readers and answer engines jump to the part they need when a long page links to its own sections.',
  fix: 'Give the headings ids and list them as links at the top.',
  reference: 'https://www.w3.org/WAI/WCAG22/Techniques/general/G64',
  effort_hours: 1,
  judge({ url, html }, { thresholds }) {
    // An index, a table or a listing is long, but not to be read from end to end.
    const words = html?.text.running.word_count ?? 0;
    if (!html || words <= thresholds.toc_words) return [];
    const ids = new Set(html.dom.ids);
    const jumps = html.anchors.filter(
      (anchor) => anchor.url === url && anchor.fragment !== '' && ids.has(anchor.fragment),
    );
    if (new Set(jumps.map(({ fragment }) => fragment)).size >= MIN_JUMPS) return [];
    return [
      {
        url,
        observed: `${words} words, ${jumps.length} links to own sections`,
        expected: `at least ${MIN_JUMPS} links to sections`,
      },
    ];
  },
};
