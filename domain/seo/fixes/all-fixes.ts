import { canonicalLinks } from './canonical-links.js';
import type { Fix } from './fix.js';
import { charsetTag, doctypeLine, iconLink, robotsMetaRemoval, viewportTag } from './head-tags.js';
import { descriptionTags, titleTags } from './head-texts.js';
import { hreflangTags } from './hreflang-tags.js';
import { imageTags } from './image-tags.js';
import { breadcrumbJson, organizationJson } from './json-ld-skeletons.js';
import { langAttribute } from './lang-attribute.js';
import { missingSitemapEntries, wholeSitemap } from './missing-sitemap-entries.js';
import { ogTags } from './og-tags.js';
import { linkCorrections, redirectRules } from './redirect-rules.js';
import { fixedRobots, sitemapLines, wholeRobots } from './robots-lines.js';
import { securityHeaders } from './security-headers.js';
import { cachingConfig, compressionConfig, hostRedirect, http2Config, httpsRedirect } from './server-config.js';
import { sitemapCorrections } from './sitemap-corrections.js';
import { deferredScripts, fontDisplay, lcpPreload, preconnects } from './speed-hints.js';

/** Every fix there is, in the order in which their snippets are shown. */
export const ALL_FIXES: readonly Fix[] = [
  httpsRedirect,
  hostRedirect,
  redirectRules,
  linkCorrections,
  wholeRobots,
  fixedRobots,
  sitemapLines,
  wholeSitemap,
  missingSitemapEntries,
  sitemapCorrections,
  robotsMetaRemoval,
  canonicalLinks,
  hreflangTags,
  langAttribute,
  titleTags,
  descriptionTags,
  charsetTag,
  viewportTag,
  doctypeLine,
  iconLink,
  ogTags,
  imageTags,
  organizationJson,
  breadcrumbJson,
  lcpPreload,
  deferredScripts,
  preconnects,
  fontDisplay,
  compressionConfig,
  cachingConfig,
  http2Config,
  securityHeaders,
];
