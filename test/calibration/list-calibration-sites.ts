import type { CalibrationSite } from './calibration-site.js';
import { gardenBlog } from './sites/blog/garden-blog.js';
import { noTitles } from './sites/blog/no-titles.js';
import { blockedByRobots } from './sites/docs/blocked-by-robots.js';
import { dentist } from './sites/local-firm/dentist.js';
import { parked } from './sites/local-firm/parked.js';
import { skeleton } from './sites/multilingual/skeleton.js';
import { dreadful } from './sites/news/dreadful.js';
import { lampShop } from './sites/shop/lamp-shop.js';
import { toolShopTranslationsOut } from './sites/shop/tool-shop-translations-out.js';
import { hashRoutes } from './sites/single-page-app/hash-routes.js';
import { canonicalToProduction } from './sites/staging/canonical-to-production.js';
import { noindexEverywhere } from './sites/staging/noindex-everywhere.js';

const SITES: readonly CalibrationSite[] = [
  lampShop,
  toolShopTranslationsOut,
  dentist,
  parked,
  gardenBlog,
  noTitles,
  blockedByRobots,
  skeleton,
  hashRoutes,
  canonicalToProduction,
  noindexEverywhere,
  dreadful,
];

/** Every site of the calibration set, by kind. Each says what an experienced consultant would give it, and why. */
export function listCalibrationSites(): CalibrationSite[] {
  return [...SITES];
}
