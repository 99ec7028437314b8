import type { Check } from './check.js';
import { crawlBlockedByRobots } from './crawl/blocked-by-robots.js';
import { crawlBlockedResource } from './crawl/blocked-resource.js';
import { crawlBodyTruncated } from './crawl/body-truncated.js';
import { crawlBotWall } from './crawl/bot-wall.js';
import { crawlCharsetConflict } from './crawl/charset-conflict.js';
import { crawlCharsetMissing } from './crawl/charset-missing.js';
import { crawlCharsetMojibake } from './crawl/charset-mojibake.js';
import { crawlContentTypeMismatch } from './crawl/content-type-mismatch.js';
import { crawlContentTypeMissing } from './crawl/content-type-missing.js';
import { crawlDeadEnd } from './crawl/dead-end.js';
import { crawlDepth } from './crawl/depth.js';
import { crawlDnsFailure } from './crawl/dns-failure.js';
import { crawlFewInlinks } from './crawl/few-inlinks.js';
import { crawlHard404WrongStatus } from './crawl/hard-404-wrong-status.js';
import { crawlHomepageUnreachable } from './crawl/homepage-unreachable.js';
import { crawlHtmlTooLarge } from './crawl/html-too-large.js';
import { crawlHttpNotRedirected } from './crawl/http-not-redirected.js';
import { crawlHttpsUnavailable } from './crawl/https-unavailable.js';
import { crawlIndexFileDuplicate } from './crawl/index-file-duplicate.js';
import { crawlInfiniteSpace } from './crawl/infinite-space.js';
import { crawlInternalSearchIndexable } from './crawl/internal-search-indexable.js';
import { crawlNoCompression } from './crawl/no-compression.js';
import { crawlNoResponse } from './crawl/no-response.js';
import { crawlOrphan } from './crawl/orphan.js';
import { crawlParameterExplosion } from './crawl/parameter-explosion.js';
import { crawlPdfTooLarge } from './crawl/pdf-too-large.js';
import { crawlRedirectChain } from './crawl/redirect-chain.js';
import { crawlRedirectChainLong } from './crawl/redirect-chain-long.js';
import { crawlRedirectHttpsToHttp } from './crawl/redirect-https-to-http.js';
import { crawlRedirectInvalidLocation } from './crawl/redirect-invalid-location.js';
import { crawlRedirectJavascript } from './crawl/redirect-javascript.js';
import { crawlRedirectLoop } from './crawl/redirect-loop.js';
import { crawlRedirectMetaRefresh } from './crawl/redirect-meta-refresh.js';
import { crawlRedirectOffSite } from './crawl/redirect-off-site.js';
import { crawlRedirectPermanent } from './crawl/redirect-permanent.js';
import { crawlRedirectRefreshHeader } from './crawl/redirect-refresh-header.js';
import { crawlRedirectResource } from './crawl/redirect-resource.js';
import { crawlRedirectTemporary } from './crawl/redirect-temporary.js';
import { crawlRedirectToError } from './crawl/redirect-to-error.js';
import { crawlRedirectToHome } from './crawl/redirect-to-home.js';
import { crawlSessionIdInUrl } from './crawl/session-id-in-url.js';
import { crawlSlashBothAnswer } from './crawl/slash-both-answer.js';
import { crawlSoft404 } from './crawl/soft-404.js';
import { crawlStatus4xx } from './crawl/status-4xx.js';
import { crawlStatus5xx } from './crawl/status-5xx.js';
import { crawlStatus401403 } from './crawl/status-401-403.js';
import { crawlStatus429 } from './crawl/status-429.js';
import { crawlTimeout } from './crawl/timeout.js';
import { crawlTrackingParamInternal } from './crawl/tracking-param-internal.js';
import { crawlUnknownContentEncoding } from './crawl/unknown-content-encoding.js';
import { crawlUnreadable } from './crawl/unreadable.js';
import { crawlUppercaseDuplicate } from './crawl/uppercase-duplicate.js';
import { crawlWwwBothAnswer } from './crawl/www-both-answer.js';

/** The checks about crawling and responses. */
export const CRAWL_CHECKS: readonly Check[] = [
  crawlStatus4xx,
  crawlStatus401403,
  crawlStatus429,
  crawlStatus5xx,
  crawlNoResponse,
  crawlDnsFailure,
  crawlTimeout,
  crawlHard404WrongStatus,
  crawlSoft404,
  crawlHomepageUnreachable,
  crawlRedirectPermanent,
  crawlRedirectTemporary,
  crawlRedirectChain,
  crawlRedirectChainLong,
  crawlRedirectLoop,
  crawlRedirectToError,
  crawlRedirectOffSite,
  crawlRedirectToHome,
  crawlRedirectHttpsToHttp,
  crawlRedirectMetaRefresh,
  crawlRedirectRefreshHeader,
  crawlRedirectInvalidLocation,
  crawlWwwBothAnswer,
  crawlHttpNotRedirected,
  crawlHttpsUnavailable,
  crawlSlashBothAnswer,
  crawlIndexFileDuplicate,
  crawlDepth,
  crawlOrphan,
  crawlDeadEnd,
  crawlFewInlinks,
  crawlHtmlTooLarge,
  crawlBodyTruncated,
  crawlContentTypeMissing,
  crawlContentTypeMismatch,
  crawlCharsetMissing,
  crawlCharsetConflict,
  crawlCharsetMojibake,
  crawlNoCompression,
  crawlUnknownContentEncoding,
  crawlUnreadable,
  crawlBlockedByRobots,
  crawlBlockedResource,
  crawlRedirectResource,
  crawlPdfTooLarge,
  crawlParameterExplosion,
  crawlInfiniteSpace,
  crawlInternalSearchIndexable,
  crawlSessionIdInUrl,
  crawlTrackingParamInternal,
  crawlUppercaseDuplicate,
  crawlBotWall,
  crawlRedirectJavascript,
];
