import { cleanAddress } from './clean-address.js';
import { guessedLanguage } from './guessed-language.js';
import { contentTypeHeader, robotsHeaderRemoval, secureRequests } from './header-lines.js';
import { emptyHeadings, secondaryHeadings, steppedHeadings } from './heading-tags.js';
import { labeledFields, mainLandmark, namedLinks, titledFrames } from './named-elements.js';
import { openerLinks } from './opener-links.js';
import type { PageFixWriter } from './page-fix-writer.js';
import { mainHeading, shorterDescription, shorterTitle } from './text-tags.js';

/** What is written for one page besides the fixes for whole sites, in display order. */
export const ALL_PAGE_FIXES: readonly PageFixWriter[] = [
  cleanAddress,
  shorterTitle,
  shorterDescription,
  mainHeading,
  secondaryHeadings,
  steppedHeadings,
  emptyHeadings,
  guessedLanguage,
  namedLinks,
  titledFrames,
  labeledFields,
  mainLandmark,
  openerLinks,
  secureRequests,
  robotsHeaderRemoval,
  contentTypeHeader,
];
