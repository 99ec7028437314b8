import { parseUrl } from '../../base/url/parse-url.js';

/** Where a firm is shown on a map, or has its own entry with hours and reviews. */
const MAPS =
  /^(?:(?:www|maps)\.google\.[a-z.]+\/maps|maps\.google\.|maps\.app\.goo\.gl|goo\.gl\/maps|g\.page|g\.co\/kgs|business\.google\.|maps\.apple\.com|(?:www\.)?bing\.com\/maps|(?:www\.)?openstreetmap\.org|yandex\.[a-z.]+\/maps|map\.naver\.com|(?:www\.)?waze\.com)/;
/** Where customers write reviews. */
const REVIEWS =
  /^(?:[a-z-]+\.)?(?:google\.[a-z.]+\/(?:maps|search)|g\.page|maps\.app\.goo\.gl|yelp\.|trustpilot\.|tripadvisor\.|provenexpert\.|ausgezeichnet\.org|kennstdueinen\.|golocal\.|jameda\.|doctolib\.|treatwell\.|booksy\.|fresha\.|booking\.com|airbnb\.|capterra\.|g2\.com|producthunt\.com|facebook\.com|houzz\.|checkatrade\.|werkenntdenbesten\.|etsy\.com|apps\.apple\.com|play\.google\.com)/;
/** Profiles and public accounts. */
const PROFILES =
  /^(?:[a-z-]+\.)?(?:facebook\.com|fb\.com|instagram\.com|linkedin\.com|xing\.com|x\.com|twitter\.com|youtube\.com|tiktok\.com|pinterest\.[a-z.]+|github\.com|gitlab\.com|codeberg\.org|behance\.net|dribbble\.com|threads\.(?:net|com)|bsky\.app|mastodon\.[a-z]+|medium\.com|substack\.com|vimeo\.com|soundcloud\.com|flickr\.com|orcid\.org|wikidata\.org|crunchbase\.com|producthunt\.com|vk\.com|line\.me|weibo\.com|telegram\.me|t\.me|linktr\.ee)\//;
/** Stores and package hosts that software is installed from. */
const SOFTWARE =
  /^(?:apps\.apple\.com|itunes\.apple\.com|play\.google\.com\/store\/apps|chromewebstore\.google\.com|chrome\.google\.com\/webstore|addons\.mozilla\.org|microsoftedge\.microsoft\.com\/addons|apps\.microsoft\.com|www\.microsoft\.com\/store|f-droid\.org|snapcraft\.io|flathub\.org|marketplace\.visualstudio\.com|store\.steampowered\.com|wordpress\.org\/plugins|apps\.shopify\.com|github\.com\/[^/]+\/[^/]+\/releases)/;
const VIDEOS =
  /^(?:(?:www\.)?youtube(?:-nocookie)?\.com\/embed|player\.vimeo\.com\/video|(?:www\.)?dailymotion\.com\/embed|fast\.wistia\.(?:net|com)\/embed)/;

const FORMS = { map: MAPS, reviews: REVIEWS, profile: PROFILES, software: SOFTWARE, video: VIDEOS };

/** Whether a URL leads to a well-known place of this kind. */
export function isKnownHost(kind: keyof typeof FORMS, url: string): boolean {
  const parsed = parseUrl(url);
  return (
    parsed !== null &&
    FORMS[kind].test(`${parsed.hostname.replace(/^www\.(?!google|microsoft)/, '')}${parsed.pathname}`)
  );
}
