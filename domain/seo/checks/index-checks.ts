import type { Check } from './check.js';
import { indexCanonicalised } from './index/canonicalised.js';
import { indexFewIndexable } from './index/few-indexable.js';
import { indexNoarchive } from './index/noarchive.js';
import { indexNofollowPage } from './index/nofollow-page.js';
import { indexNoimageindex } from './index/noimageindex.js';
import { indexNoindexAndDisallow } from './index/noindex-and-disallow.js';
import { indexNoindexHeader } from './index/noindex-header.js';
import { indexNoindexImportant } from './index/noindex-important.js';
import { indexNoindexMeta } from './index/noindex-meta.js';
import { indexNoindexNofollowBoth } from './index/noindex-nofollow-both.js';
import { indexNoindexSitewide } from './index/noindex-sitewide.js';
import { indexNosnippet } from './index/nosnippet.js';
import { indexRawRenderedRobotsDiffer } from './index/raw-rendered-robots-differ.js';
import { indexRobotsConflict } from './index/robots-conflict.js';
import { indexRobotsMetaInBody } from './index/robots-meta-in-body.js';
import { indexUnavailableAfterPast } from './index/unavailable-after-past.js';

/** The checks about what may be indexed. */
export const INDEX_CHECKS: readonly Check[] = [
  indexNoindexMeta,
  indexNoindexHeader,
  indexNoindexAndDisallow,
  indexNoindexNofollowBoth,
  indexNoindexSitewide,
  indexNoindexImportant,
  indexNofollowPage,
  indexRobotsConflict,
  indexRobotsMetaInBody,
  indexUnavailableAfterPast,
  indexNosnippet,
  indexNoimageindex,
  indexNoarchive,
  indexFewIndexable,
  indexCanonicalised,
  indexRawRenderedRobotsDiffer,
];
