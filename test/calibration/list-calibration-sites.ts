import type { CalibrationSite } from './calibration-site.js';
import { gardenBlog } from './sites/blog/garden-blog.js';
import { noTitles } from './sites/blog/no-titles.js';
import { recipeBlog } from './sites/blog/recipe-blog.js';
import { spunArticles } from './sites/blog/spun-articles.js';
import { threePosts } from './sites/blog/three-posts.js';
import { travelBlog } from './sites/blog/travel-blog.js';
import { afterTheMove } from './sites/docs/after-the-move.js';
import { blockedByRobots } from './sites/docs/blocked-by-robots.js';
import { libraryDocs } from './sites/docs/library-docs.js';
import { noDescriptions } from './sites/docs/no-descriptions.js';
import { threeVersions } from './sites/docs/three-versions.js';
import { twoPageReadme } from './sites/docs/two-page-readme.js';
import { brochureFivePages } from './sites/local-firm/brochure-five-pages.js';
import { cardTwoPages } from './sites/local-firm/card-two-pages.js';
import { dentist } from './sites/local-firm/dentist.js';
import { fourPagesWithoutOwner } from './sites/local-firm/four-pages-without-owner.js';
import { hotelHalfDescribed } from './sites/local-firm/hotel-half-described.js';
import { onePageSalon } from './sites/local-firm/one-page-salon.js';
import { parked } from './sites/local-firm/parked.js';
import { repairFourPages } from './sites/local-firm/repair-four-pages.js';
import { roofer } from './sites/local-firm/roofer.js';
import { brochureTwoLanguages } from './sites/multilingual/brochure-two-languages.js';
import { copiesUnderFlags } from './sites/multilingual/copies-under-flags.js';
import { hotelThreeLanguages } from './sites/multilingual/hotel-three-languages.js';
import { machineParts } from './sites/multilingual/machine-parts.js';
import { skeleton } from './sites/multilingual/skeleton.js';
import { untranslatedHomes } from './sites/multilingual/untranslated-homes.js';
import { wrongReturns } from './sites/multilingual/wrong-returns.js';
import { archiveErrors } from './sites/news/archive-errors.js';
import { dreadful } from './sites/news/dreadful.js';
import { linkFarm } from './sites/news/link-farm.js';
import { magazine } from './sites/news/magazine.js';
import { regionalNews } from './sites/news/regional-news.js';
import { townPaper } from './sites/news/town-paper.js';
import { filterMaze } from './sites/shop/filter-maze.js';
import { furniturePretty } from './sites/shop/furniture-pretty.js';
import { galleryThreePages } from './sites/shop/gallery-three-pages.js';
import { lampShop } from './sites/shop/lamp-shop.js';
import { marketplace } from './sites/shop/marketplace.js';
import { oneLongPage } from './sites/shop/one-long-page.js';
import { soldOut } from './sites/shop/sold-out.js';
import { teaShop } from './sites/shop/tea-shop.js';
import { toolShopTranslationsOut } from './sites/shop/tool-shop-translations-out.js';
import { brokenBundle } from './sites/single-page-app/broken-bundle.js';
import { emptyShell } from './sites/single-page-app/empty-shell.js';
import { hashRoutes } from './sites/single-page-app/hash-routes.js';
import { prerendered } from './sites/single-page-app/prerendered.js';
import { serverRenderedSlow } from './sites/single-page-app/server-rendered-slow.js';
import { textByScripts } from './sites/single-page-app/text-by-scripts.js';
import { canonicalToProduction } from './sites/staging/canonical-to-production.js';
import { cleanLaunch } from './sites/staging/clean-launch.js';
import { defaultTheme } from './sites/staging/default-theme.js';
import { halfLaunched } from './sites/staging/half-launched.js';
import { httpCanonicals } from './sites/staging/http-canonicals.js';
import { noindexEverywhere } from './sites/staging/noindex-everywhere.js';
import { password } from './sites/staging/password.js';

const SITES: readonly CalibrationSite[] = [
  filterMaze,
  furniturePretty,
  lampShop,
  marketplace,
  soldOut,
  teaShop,
  toolShopTranslationsOut,
  dentist,
  hotelHalfDescribed,
  parked,
  repairFourPages,
  roofer,
  gardenBlog,
  noTitles,
  recipeBlog,
  spunArticles,
  travelBlog,
  afterTheMove,
  blockedByRobots,
  libraryDocs,
  noDescriptions,
  threeVersions,
  hotelThreeLanguages,
  machineParts,
  skeleton,
  untranslatedHomes,
  wrongReturns,
  brokenBundle,
  emptyShell,
  hashRoutes,
  prerendered,
  serverRenderedSlow,
  textByScripts,
  canonicalToProduction,
  cleanLaunch,
  defaultTheme,
  halfLaunched,
  httpCanonicals,
  noindexEverywhere,
  password,
  archiveErrors,
  dreadful,
  linkFarm,
  magazine,
  regionalNews,
  townPaper,
  threePosts,
  twoPageReadme,
  brochureFivePages,
  cardTwoPages,
  fourPagesWithoutOwner,
  onePageSalon,
  brochureTwoLanguages,
  copiesUnderFlags,
  galleryThreePages,
  oneLongPage,
];

/** Every site of the calibration set, by kind. Each says what an experienced consultant would give it, and why. */
export function listCalibrationSites(): CalibrationSite[] {
  return [...SITES];
}
