import type { OpportunityKind } from '../../search/analysis/search-opportunity.js';
import { composeTraced, type TracedText } from '../compose-traced-text.js';
import type { Figure } from '../reading/place.js';

export interface KindWords {
  title: (count: Figure<number> | TracedText) => TracedText;
  why: TracedText;
  steps: readonly string[];
}

const plain = (text: string): TracedText => ({ text, evidence: [] });

/** What several opportunities of a kind have in common. */
export const KIND_WORDS: Readonly<Record<OpportunityKind | 'missing_words', KindWords>> = {
  technical_issue: {
    title: (count) =>
      composeTraced`Fix ${count} pages that people come to from search and that are closed, broken or hidden`,
    why: plain('Search still sends people there; once it notices the error, these clicks go.'),
    steps: [
      'Go through the list, those with most clicks first, and check whether the state is intended.',
      'Open what was closed by mistake, repair what is broken, and redirect what is gone to its successor.',
      'Request indexing in Search Console for the pages with most clicks.',
    ],
  },
  decay: {
    title: (count) => composeTraced`Refresh ${count} pages that lose clicks`,
    why: plain('They have fewer clicks than in the four weeks before, on the same days of the week.'),
    steps: [
      'For each page see what moved: impressions (demand), position (rankings) or neither (the results page).',
      'Where positions fell, update facts, dates and images, and answer what newer results answer; keep the URL.',
      'Where another page of yours took the queries over, merge the two.',
    ],
  },
  low_ctr: {
    title: (count) => composeTraced`Rewrite titles and descriptions of ${count} pages that are seen and seldom clicked`,
    why: plain('They are clicked less than results at their positions usually are.'),
    steps: [
      'Search for the main query of each page and read the titles around yours.',
      'Put the answer or the advantage into the first words of the title, and a reason to click into the description.',
      'Compare the click rate after four weeks, and keep what was better.',
    ],
  },
  quick_win: {
    title: (count) =>
      composeTraced`Check titles and main headings of ${count} pages that are on the first page of results`,
    why: plain('They rank in the lower half of the first page for queries that their title or heading may not name.'),
    steps: [
      'Read title and main heading of each page beside its query; an audit does it for all of them.',
      'Name the query in both where it is missing and reads well, and answer it in the first paragraph.',
      'Check positions after four weeks.',
    ],
  },
  missing_words: {
    title: (count) =>
      composeTraced`Name the query in title and main heading of ${count} pages on the first page of results`,
    why: plain('The crawl saw that their title or main heading lacks words of the query that they rank for.'),
    steps: [
      'Put the query into title and main heading of each page where it reads well, and answer it in the first paragraph.',
      'Where a page ranks for several queries, name the one with most impressions and use the others in the text.',
      'Check positions after four weeks.',
    ],
  },
  striking_distance: {
    title: (count) => composeTraced`Strengthen ${count} pages that rank just below where clicks are`,
    why: plain('Most clicks go to the first results, and these pages are a few places away.'),
    steps: [
      'Take the page with the largest estimate first and read what ranks above it: note the questions that yours leaves open.',
      'Answer them on the page, and link to it from your own pages on the subject with the words of the query.',
      'Start the next page only when the first has moved; check by week.',
    ],
  },
  cannibalisation: {
    title: (count) => composeTraced`Choose one page each for ${count} queries that several of your pages share`,
    why: plain('Search switches between pages of the site, so that none of them collects what they deserve together.'),
    steps: [
      'Choose for each query the page with most clicks and links.',
      'Merge pages that say the same into it and redirect them; give the others their own subject in title and heading.',
      'Link from them to the chosen page with the words of the query, and check after four weeks which page is shown.',
    ],
  },
  weak_internal_links: {
    title: (count) => composeTraced`Link to ${count} pages that searchers want and the site hides`,
    why: plain('They are shown in search, while few pages of the site link to them or they are many clicks away.'),
    steps: [
      'Choose for each three to five pages on the same subject that are linked well themselves.',
      'Link from their text, with words that say what the page answers.',
      'Add the most important ones to a menu or an overview page.',
    ],
  },
  zero_click: {
    title: (count) => composeTraced`Decide about ${count} pages that are shown and never clicked`,
    why: plain(
      'Either they rank too low, or they are shown for the wrong searches, or the results page answers by itself.',
    ),
    steps: [
      'Look at the queries of each page in Search Console.',
      'Where they fit, promise the answer in title and description and improve the page; where they do not, say in the title what it is about.',
      'Leave pages alone whose question the results page answers itself.',
    ],
  },
  position_drop: {
    title: (count) => composeTraced`Find out why ${count} pages rank lower than four weeks ago`,
    why: plain('Clicks follow positions, often some weeks later.'),
    steps: [
      'Separate pages whose old queries fell from pages that are only shown for new queries at low places.',
      'For the first, compare what was changed on them and what ranks above them now.',
      'Undo what harmed them, or add what the others answer.',
    ],
  },
  long_tail: {
    title: (count) => composeTraced`Answer ${count} new questions that the site is shown for`,
    why: plain('People have begun to ask these, and few pages answer them exactly.'),
    steps: [
      'Group the queries that one text can answer.',
      'Add a section with the question as heading and the answer in its first sentences, or a page where it is a subject of its own.',
      'Link to it from the pages that are shown today.',
    ],
  },
  device_gap: {
    title: (count) => composeTraced`Close the gap between phones and desktops on ${count} pages`,
    why: plain('They rank lower on phones than on desktops by more than usual.'),
    steps: [
      'Open each page on a phone: is everything there, and can it be read and used at once?',
      'Measure its speed for mobile and fix what delays the largest element.',
      'Compare the queries of both devices: where they differ, so may the positions.',
    ],
  },
};
