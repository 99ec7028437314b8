import type { PhrasePair } from '../phrases/phrase-book.js';
import { DE_CAUSE_TITLES } from './phrases/cause-titles.js';
import { DE_CAUSES } from './phrases/causes.js';
import { DE_CONTENT_IMPROVEMENTS } from './phrases/content-improvements.js';
import { DE_COUNTED } from './phrases/counted.js';
import { DE_DETAILS } from './phrases/details.js';
import { DE_EXPECTED } from './phrases/expected.js';
import { DE_FRAMES } from './phrases/frames.js';
import { DE_IMAGE_IMPROVEMENTS } from './phrases/image-improvements.js';
import { DE_JOINED_CAUSES } from './phrases/joined-causes.js';
import { DE_LIGHTHOUSE } from './phrases/lighthouse.js';
import { DE_MEASURES } from './phrases/measures.js';
import { DE_OBSERVED } from './phrases/observed.js';
import { DE_PAGE_IMPROVEMENTS } from './phrases/page-improvements.js';
import { DE_PLACES } from './phrases/places.js';
import { DE_SCORING } from './phrases/scoring.js';
import { DE_SINGLE_PAGE_IMPROVEMENTS } from './phrases/single-page-improvements.js';
import { DE_SITE_IMPROVEMENTS } from './phrases/site-improvements.js';
import { DE_SNIPPETS } from './phrases/snippets.js';
import { DE_TECHNICAL_IMPROVEMENTS } from './phrases/technical-improvements.js';

/** Sentences of audits in German, the special ones before those that fit anything. */
export const DE_PHRASES: readonly PhrasePair[] = [
  ...DE_SCORING,
  ...DE_MEASURES,
  ...DE_CAUSES,
  ...DE_CAUSE_TITLES,
  ...DE_JOINED_CAUSES,
  ...DE_SITE_IMPROVEMENTS,
  ...DE_SINGLE_PAGE_IMPROVEMENTS,
  ...DE_IMAGE_IMPROVEMENTS,
  ...DE_FRAMES,
  ...DE_CONTENT_IMPROVEMENTS,
  ...DE_PAGE_IMPROVEMENTS,
  ...DE_TECHNICAL_IMPROVEMENTS,
  ...DE_SNIPPETS,
  ...DE_LIGHTHOUSE,
  ...DE_PLACES,
  ...DE_DETAILS,
  ...DE_EXPECTED,
  ...DE_OBSERVED,
  ...DE_COUNTED,
];
