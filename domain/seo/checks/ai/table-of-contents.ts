import { runningWords } from '../../../base/text/running-words.js';
import { writeText } from '../../../base/text/write-text.js';
import type { HtmlFacts, Region } from '../../artifacts/html.js';
import { isListing } from '../../page/is-listing.js';
import type { PageCheck } from '../check.js';

const CONTENT: readonly Region[] = ['main', 'other'];

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
    const words = html ? runningWords(html.text) : 0;
    if (!html || words <= thresholds.toc_words || hasTooFewSections(html) || isListing(html)) return [];
    const reached = countReached(url, html);
    if (reached >= MIN_JUMPS) return [];
    return [
      {
        url,
        observed: writeText`${words} words, ${reached} links to own sections`,
        expected: `at least ${MIN_JUMPS} links to sections`,
      },
    ];
  },
};

/** One or two parts below the heading of the page need no list; a long text without any should have parts first. */
function hasTooFewSections({ headings }: HtmlFacts): boolean {
  const sections = headings.filter(({ region }) => CONTENT.includes(region)).length - 1;
  return sections > 0 && sections < MIN_JUMPS;
}

/** Places of the page that its own links lead to. */
function countReached(url: string, { anchors, dom }: HtmlFacts): number {
  const ids = new Set(dom.ids);
  const jumps = anchors.filter((anchor) => anchor.url === url && anchor.fragment !== '' && ids.has(anchor.fragment));
  return new Set(jumps.map(({ fragment }) => fragment)).size;
}
