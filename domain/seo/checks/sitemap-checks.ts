import type { Check } from './check.js';
import { sitemapDuplicateLoc } from './sitemap/duplicate-loc.js';
import { sitemapEmpty } from './sitemap/empty.js';
import { sitemapGzMislabelled } from './sitemap/gz-mislabelled.js';
import { sitemapHttpError } from './sitemap/http-error.js';
import { sitemapHttpOnHttps } from './sitemap/http-on-https.js';
import { sitemapImageBroken } from './sitemap/image-broken.js';
import { sitemapImageTooMany } from './sitemap/image-too-many.js';
import { sitemapInSeveral } from './sitemap/in-several.js';
import { sitemapIndexNested } from './sitemap/index-nested.js';
import { sitemapIndexTooMany } from './sitemap/index-too-many.js';
import { sitemapIndexableNotListed } from './sitemap/indexable-not-listed.js';
import { sitemapLastmodAllEqual } from './sitemap/lastmod-all-equal.js';
import { sitemapLastmodFuture } from './sitemap/lastmod-future.js';
import { sitemapLastmodInvalid } from './sitemap/lastmod-invalid.js';
import { sitemapLastmodStale } from './sitemap/lastmod-stale.js';
import { sitemapLocMissing } from './sitemap/loc-missing.js';
import { sitemapLocRelative } from './sitemap/loc-relative.js';
import { sitemapLocTooLong } from './sitemap/loc-too-long.js';
import { sitemapMalformed } from './sitemap/malformed.js';
import { sitemapMissing } from './sitemap/missing.js';
import { sitemapNewsIncomplete } from './sitemap/news-incomplete.js';
import { sitemapNewsTooOld } from './sitemap/news-too-old.js';
import { sitemapNoNamespace } from './sitemap/no-namespace.js';
import { sitemapNotInRobots } from './sitemap/not-in-robots.js';
import { sitemapNotUtf8 } from './sitemap/not-utf8.js';
import { sitemapNotXml } from './sitemap/not-xml.js';
import { sitemapOutsidePath } from './sitemap/outside-path.js';
import { sitemapPriorityChangefreq } from './sitemap/priority-changefreq.js';
import { sitemapTooLarge } from './sitemap/too-large.js';
import { sitemapTooManyUrls } from './sitemap/too-many-urls.js';
import { sitemapUnescaped } from './sitemap/unescaped.js';
import { sitemapUrlBlocked } from './sitemap/url-blocked.js';
import { sitemapUrlError } from './sitemap/url-error.js';
import { sitemapUrlNoindex } from './sitemap/url-noindex.js';
import { sitemapUrlNoncanonical } from './sitemap/url-noncanonical.js';
import { sitemapUrlRedirect } from './sitemap/url-redirect.js';
import { sitemapVideoIncomplete } from './sitemap/video-incomplete.js';
import { sitemapWrongHost } from './sitemap/wrong-host.js';

/** Checks of sitemap files and of what they list. */
export const SITEMAP_CHECKS: readonly Check[] = [
  sitemapMissing,
  sitemapHttpError,
  sitemapNotXml,
  sitemapMalformed,
  sitemapNoNamespace,
  sitemapTooManyUrls,
  sitemapTooLarge,
  sitemapIndexTooMany,
  sitemapIndexNested,
  sitemapEmpty,
  sitemapGzMislabelled,
  sitemapNotUtf8,
  sitemapUnescaped,
  sitemapLocRelative,
  sitemapLocMissing,
  sitemapLocTooLong,
  sitemapWrongHost,
  sitemapOutsidePath,
  sitemapHttpOnHttps,
  sitemapDuplicateLoc,
  sitemapUrlError,
  sitemapUrlRedirect,
  sitemapUrlNoindex,
  sitemapUrlBlocked,
  sitemapUrlNoncanonical,
  sitemapIndexableNotListed,
  sitemapLastmodInvalid,
  sitemapLastmodFuture,
  sitemapLastmodAllEqual,
  sitemapPriorityChangefreq,
  sitemapNewsTooOld,
  sitemapNewsIncomplete,
  sitemapImageTooMany,
  sitemapImageBroken,
  sitemapVideoIncomplete,
  sitemapNotInRobots,
  sitemapLastmodStale,
  sitemapInSeveral,
];
