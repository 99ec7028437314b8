import { aiContentWithoutJs } from './ai/content-without-js.js';
import { aiLlmsTxt } from './ai/llms-txt.js';
import { aiNoAuthorEntity } from './ai/no-author-entity.js';
import { aiTableOfContents } from './ai/table-of-contents.js';
import type { Check } from './check.js';
import { contentDuplicateExact } from './content/duplicate-exact.js';
import { contentDuplicateNear } from './content/duplicate-near.js';
import { contentFewPages } from './content/few-pages.js';
import { contentHardToRead } from './content/hard-to-read.js';
import { contentHiddenText } from './content/hidden-text.js';
import { contentKeywordAbsent } from './content/keyword-absent.js';
import { contentKeywordCannibal } from './content/keyword-cannibal.js';
import { contentKeywordStuffing } from './content/keyword-stuffing.js';
import { contentLongSentences } from './content/long-sentences.js';
import { contentLoremIpsum } from './content/lorem-ipsum.js';
import { contentLowTextRatio } from './content/low-text-ratio.js';
import { contentNeedsJavascript } from './content/needs-javascript.js';
import { contentNoAuthor } from './content/no-author.js';
import { contentNoDate } from './content/no-date.js';
import { contentPlaceholderContact } from './content/placeholder-contact.js';
import { contentStaleYear } from './content/stale-year.js';
import { contentThin } from './content/thin.js';
import { contentThinVsSiblings } from './content/thin-vs-siblings.js';
import { contentTitleContentMismatch } from './content/title-content-mismatch.js';

/** Checks of the text: substance, copies, readability, freshness, and what agents that do not run scripts see. */
export const CONTENT_CHECKS: readonly Check[] = [
  contentThin,
  contentThinVsSiblings,
  contentFewPages,
  contentDuplicateExact,
  contentDuplicateNear,
  contentLowTextRatio,
  contentLoremIpsum,
  contentPlaceholderContact,
  contentHardToRead,
  contentLongSentences,
  contentKeywordStuffing,
  contentKeywordCannibal,
  contentKeywordAbsent,
  contentTitleContentMismatch,
  contentStaleYear,
  contentNoDate,
  contentNoAuthor,
  aiLlmsTxt,
  aiContentWithoutJs,
  aiNoAuthorEntity,
  aiTableOfContents,
  contentNeedsJavascript,
  contentHiddenText,
];
