import type { Readability } from '../readability/measure-readability.js';
import type { BusinessFact } from '../trust/business-facts.js';
import type { FetchError } from './fetch.js';
import type { LeakedSecret, PlaceholderContact, Region } from './html.js';
import type { PageSource } from './page.js';
import type { PageExtraction } from './page-extraction.js';
import type { PageOutline } from './page-outline.js';
import type { KeywordUse } from './text.js';

/** One way in which a page uses an image. */
export interface ImageUse {
  url: string;
  /** The width and height attributes in CSS pixels; null unless both are plain numbers above 0. */
  size: { width: number; height: number } | null;
  /** Browsers that can show AVIF or WebP are offered such a file instead. */
  has_modern_source: boolean;
}

/** The links of a page to one internal target. */
export interface SummaryLink {
  url: string;
  text: string;
  /** Each link to it says nofollow. */
  nofollow: boolean;
  /** False where each link to it says nofollow, sponsored or ugc, so that search engines need not follow one; else absent. */
  follow?: false;
  fragment: string;
  region: Region;
  /** Links to it on the page; absent where there is one. */
  count?: number;
}

/** The few lines of a page that cross-page checks need. Built from PageArtifact by domain/seo/page/page-summary. */
export interface PageSummary {
  url: string;
  depth: number | null;
  source: PageSource;
  allowed_by_robots: boolean;
  status: number;
  error: FetchError | null;
  redirect_url: string | null;
  /** Where a refresh without delay sends every visitor; null when there is none. */
  refresh_url: string | null;
  media_type: string | null;
  is_html: boolean;
  /** As in the artifact. */
  rendered?: boolean;
  /** 200 HTML, no noindex, canonical absent or self, no refresh to elsewhere. */
  indexable: boolean;
  noindex: boolean;
  nofollow: boolean;
  canonical_url: string | null;
  title: string;
  description: string;
  h1: string;
  lang: string | null;
  /** Primary subtag that the text of a page without a stated language is guessed to have. Absent when it has one. */
  guessed_lang?: string;
  word_count: number;
  text_hash: string;
  simhash: string;
  sketch: string;
  /** Ids and names that a fragment can point to. */
  ids: readonly string[];
  /** `via` is absent for what the HTML alone says. */
  hreflang: { code: string; url: string; via?: 'header' | 'both' }[];
  next_url: string | null;
  prev_url: string | null;
  /** Distinct internal targets with the first anchor text; fragments kept separate. */
  links: SummaryLink[];
  external_links: { url: string; text: string; nofollow: boolean }[];
  /** Image URLs on the page. */
  images: string[];
  /** What srcset attributes offer besides, at most 30. */
  image_candidates: string[];
  /** Uses of images that say something about their form; the same use is kept once. */
  image_uses: ImageUse[];
  /** Addresses of scripts and of style sheets that are loaded from files; distinct, in document order. */
  scripts: string[];
  styles: string[];
  /** The first og:image of the head that resolves to an http(s) URL. */
  og_image: string | null;
  json_ld_types: string[];
  top_terms: [term: string, count: number][];
  date_published: string | null;
  date_modified: string | null;
  ttfb_ms: number;
  body_bytes: number;
  has_icon: boolean;
  /** At least one type in JSON-LD, microdata or RDFa. */
  has_structured_data: boolean;
  headers: Record<string, string>;
  /** Set-Cookie headers as sent; they are not in `headers`. */
  set_cookies: readonly string[];
  /** Content of the Content-Security-Policy meta; null when absent. */
  csp_meta: string | null;
  /** A JSON-LD block with sameAs, in which an entity says who it is elsewhere. */
  has_same_as: boolean;
  http_version: '1.1' | '2';
  /** How the page uses the target keywords of the audit. */
  keywords: readonly KeywordUse[];
  /** Absent where it could not be measured. */
  readability?: Readability;
  /** What the site calls itself (og:site_name), of the start page and those a click away alone. Absent where it does not say. */
  site_name?: string;
  /** The AMP version that the head names. Absent when there is none. */
  amp_url?: string;
  /** The page is an AMP document itself. Absent when it is not. */
  is_amp?: true;
  /** The separate mobile version that the head names. Absent when there is none. */
  mobile_url?: string;
  /** Mail addresses and phone numbers that a template left behind. Absent when there are none. */
  placeholder_contacts?: readonly PlaceholderContact[];
  /** Leaked keys to accounts, masked. Absent when there are none. */
  secrets?: readonly LeakedSecret[];
  /** What the JSON-LD of the page says about a firm. Absent where it says none of it. */
  business_facts?: readonly BusinessFact[];
  /** Of the start page alone. */
  outline?: PageOutline;
  /** As in the artifact. */
  extracted?: PageExtraction;
}
