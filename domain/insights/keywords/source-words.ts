import type { Weight } from '../ranking/draft.js';
import type { KeywordSource } from './expanded-keyword.js';

interface SourceWords {
  title: string;
  description: string;
  steps: readonly string[];
  weight: Weight;
}

/** What keywords of a source have in common, and what to do with them. */
export const SOURCE_WORDS: Readonly<Record<KeywordSource, SourceWords>> = {
  autocomplete: {
    title: 'Answer what search boxes suggest',
    description: 'Search boxes suggest what many people type. None of these is a keyword of yours yet, for example',
    steps: [
      'Remove what does not fit your offer.',
      'Search for each of the rest: where the results are pages like yours, plan a page; where they are shops, maps or videos, choose that form.',
      'Put close ones on one page, each under a heading of its own.',
    ],
    weight: 'high',
  },
  search_data: {
    title: 'Earn a place for what you are shown for far down',
    description: 'Your site is shown for these beyond the second page of results, so that hardly anybody sees it',
    steps: [
      'See which page is shown: if it is about something else, write one that is about the query.',
      'If it is about it, answer more of what the first results answer, and link to it from related pages.',
      'Check impressions and position after four weeks.',
    ],
    weight: 'high',
  },
  competitor: {
    title: 'Write about what competitors cover and you do not',
    description: 'Pages of competitors are about these',
    steps: [
      'Read the best of their pages and note which questions it answers.',
      'Decide whether you have something better to say: experience, figures, images of your own.',
      'Write that page, and link to it from those that are nearest in subject.',
    ],
    weight: 'medium',
  },
  content_gap: {
    title: 'Close gaps that your analysis names',
    description: 'Your analysis lists these as missing',
    steps: [
      'Check for each whether an existing page could answer it with a section.',
      'Write pages for the others, the easiest first.',
      'Link to them from the pages that visitors come from.',
    ],
    weight: 'medium',
  },
  long_tail: {
    title: 'Answer questions that people ask of your other subjects',
    description: 'Searchers ask the same of several of your subjects; these are not asked and answered yet',
    steps: [
      'Take the page that answers the question for one subject as a pattern.',
      'Write the answer for the other subjects where it differs; where it does not, name them all on one page.',
      'Link the pages to each other.',
    ],
    weight: 'medium',
  },
  content: {
    title: 'Give subjects that you only mention a page of their own',
    description: 'Your pages mention these without being about them',
    steps: [
      'Choose those that customers ask about.',
      'Gather what your pages say about each, and complete it on one page.',
      'Link the mentions to that page.',
    ],
    weight: 'medium',
  },
  variant: {
    title: 'Check other ways of asking for your keywords',
    description: 'Searchers often add such words to a subject; whether they do it here has not been measured. Made of',
    steps: [
      'Type the keyword into a search box and note the suggestions.',
      'Send the suggestions as autocomplete, so that they replace guesses.',
      'Write only for those that are searched.',
    ],
    weight: 'low',
  },
};
