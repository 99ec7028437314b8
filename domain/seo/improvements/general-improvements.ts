import { GENERAL_CONTENT } from './general-content.js';
import { GENERAL_OPERATION } from './general-operation.js';
import type { Improvement } from './improvement.js';

/** At least 15, so that a site with nothing to mend still gets its 15 recommendations. */
export const GENERAL_IMPROVEMENTS: readonly Improvement[] = [...GENERAL_OPERATION, ...GENERAL_CONTENT].map(
  ({ name, steps, ...work }) => ({
    ...work,
    id: `improvement/${name}`,
    general: true,
    applies: () => true,
    propose: (facts) => ({
      count: facts.main_urls.length,
      urls: facts.main_urls,
      sample: `${facts.pages.length} indexable pages, ${facts.metrics.words_median} words in the middle`,
      steps: steps(facts),
    }),
  }),
);
