import type { Check } from './check.js';
import { robotsAiBots } from './robots/ai-bots.js';
import { robotsBadPattern } from './robots/bad-pattern.js';
import { robotsBadSitemapLine } from './robots/bad-sitemap-line.js';
import { robotsBom } from './robots/bom.js';
import { robotsCrawlDelayHigh } from './robots/crawl-delay-high.js';
import { robotsHtmlInstead } from './robots/html-instead.js';
import { robotsMissing } from './robots/missing.js';
import { robotsNoSitemapLine } from './robots/no-sitemap-line.js';
import { robotsNoindexDirective } from './robots/noindex-directive.js';
import { robotsRedirectsTooFar } from './robots/redirects-too-far.js';
import { robotsSiteDisallowed } from './robots/site-disallowed.js';
import { robotsSyntaxError } from './robots/syntax-error.js';
import { robotsTooLarge } from './robots/too-large.js';
import { robotsUnknownDirective } from './robots/unknown-directive.js';
import { robotsUnreachable } from './robots/unreachable.js';

/** The checks about robots.txt. */
export const ROBOTS_CHECKS: readonly Check[] = [
  robotsMissing,
  robotsUnreachable,
  robotsRedirectsTooFar,
  robotsHtmlInstead,
  robotsTooLarge,
  robotsBom,
  robotsUnknownDirective,
  robotsSyntaxError,
  robotsBadPattern,
  robotsSiteDisallowed,
  robotsNoindexDirective,
  robotsCrawlDelayHigh,
  robotsNoSitemapLine,
  robotsBadSitemapLine,
  robotsAiBots,
];
