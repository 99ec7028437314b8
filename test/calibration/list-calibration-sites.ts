import type { CalibrationSite } from './calibration-site.js';
import { gardenBlog } from './sites/blog/garden-blog.js';
import { imagesWithoutAlt } from './sites/blog/images-without-alt.js';
import { menuAllDead } from './sites/blog/menu-all-dead.js';
import { noTitles } from './sites/blog/no-titles.js';
import { recipeBlog } from './sites/blog/recipe-blog.js';
import { spunArticles } from './sites/blog/spun-articles.js';
import { threePosts } from './sites/blog/three-posts.js';
import { travelBlog } from './sites/blog/travel-blog.js';
import { afterTheMove } from './sites/docs/after-the-move.js';
import { blockedByRobots } from './sites/docs/blocked-by-robots.js';
import { contentLinksDead } from './sites/docs/content-links-dead.js';
import { halfMenuDead } from './sites/docs/half-menu-dead.js';
import { libraryDocs } from './sites/docs/library-docs.js';
import { noDescriptions } from './sites/docs/no-descriptions.js';
import { threeVersions } from './sites/docs/three-versions.js';
import { twoPageReadme } from './sites/docs/two-page-readme.js';
import { brochureFivePages } from './sites/local-firm/brochure-five-pages.js';
import { cardTwoPages } from './sites/local-firm/card-two-pages.js';
import { deadMenuLink } from './sites/local-firm/dead-menu-link.js';
import { dentist } from './sites/local-firm/dentist.js';
import { fourPagesWithoutOwner } from './sites/local-firm/four-pages-without-owner.js';
import { hotelHalfDescribed } from './sites/local-firm/hotel-half-described.js';
import { mixedHeaderImage } from './sites/local-firm/mixed-header-image.js';
import { onePageBarber } from './sites/local-firm/one-page-barber.js';
import { onePagePoster } from './sites/local-firm/one-page-poster.js';
import { onePagePractice } from './sites/local-firm/one-page-practice.js';
import { onePagePriced } from './sites/local-firm/one-page-priced.js';
import { onePageSalon } from './sites/local-firm/one-page-salon.js';
import { parked } from './sites/local-firm/parked.js';
import { repairFourPages } from './sites/local-firm/repair-four-pages.js';
import { roofer } from './sites/local-firm/roofer.js';
import { brochureTwoLanguages } from './sites/multilingual/brochure-two-languages.js';
import { copiesUnderFlags } from './sites/multilingual/copies-under-flags.js';
import { homesInEnglish } from './sites/multilingual/homes-in-english.js';
import { homesInEnglishThinArticles } from './sites/multilingual/homes-in-english-thin-articles.js';
import { hotelThreeLanguages } from './sites/multilingual/hotel-three-languages.js';
import { machineParts } from './sites/multilingual/machine-parts.js';
import { skeleton } from './sites/multilingual/skeleton.js';
import { translationsOutMenuByScripts } from './sites/multilingual/translations-out-menu-by-scripts.js';
import { untranslatedHomes } from './sites/multilingual/untranslated-homes.js';
import { wrongReturns } from './sites/multilingual/wrong-returns.js';
import { archiveErrors } from './sites/news/archive-errors.js';
import { dreadful } from './sites/news/dreadful.js';
import { linkFarm } from './sites/news/link-farm.js';
import { magazine } from './sites/news/magazine.js';
import { regionalNews } from './sites/news/regional-news.js';
import { scatteredDeadLinks } from './sites/news/scattered-dead-links.js';
import { townPaper } from './sites/news/town-paper.js';
import { carelessHeader } from './sites/shop/careless-header.js';
import { deadFooterLink } from './sites/shop/dead-footer-link.js';
import { filterMaze } from './sites/shop/filter-maze.js';
import { furniturePretty } from './sites/shop/furniture-pretty.js';
import { galleryThreePages } from './sites/shop/gallery-three-pages.js';
import { headerByScriptsCutTitles } from './sites/shop/header-by-scripts-cut-titles.js';
import { lampShop } from './sites/shop/lamp-shop.js';
import { marketplace } from './sites/shop/marketplace.js';
import { oneLongPage } from './sites/shop/one-long-page.js';
import { redirectingMenu } from './sites/shop/redirecting-menu.js';
import { soldOut } from './sites/shop/sold-out.js';
import { teaShop } from './sites/shop/tea-shop.js';
import { toolShopTranslationsOut } from './sites/shop/tool-shop-translations-out.js';
import { brokenBundle } from './sites/single-page-app/broken-bundle.js';
import { emptyShell } from './sites/single-page-app/empty-shell.js';
import { hashRoutes } from './sites/single-page-app/hash-routes.js';
import { headerByScripts } from './sites/single-page-app/header-by-scripts.js';
import { menuByScripts } from './sites/single-page-app/menu-by-scripts.js';
import { popularByScripts } from './sites/single-page-app/popular-by-scripts.js';
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
  menuByScripts,
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
  menuAllDead,
  imagesWithoutAlt,
  contentLinksDead,
  halfMenuDead,
  deadMenuLink,
  mixedHeaderImage,
  onePageBarber,
  onePagePoster,
  onePagePractice,
  onePagePriced,
  scatteredDeadLinks,
  carelessHeader,
  deadFooterLink,
  redirectingMenu,
  homesInEnglish,
  homesInEnglishThinArticles,
  translationsOutMenuByScripts,
  headerByScriptsCutTitles,
  headerByScripts,
  popularByScripts,
];

/** Every site of the calibration set, by kind. Each says what an experienced consultant would give it, and why. */
export function listCalibrationSites(): CalibrationSite[] {
  return [...SITES];
}
