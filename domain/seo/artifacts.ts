/**
 * What gathering leaves behind: plain JSON, made once per page by activities/crawl, judged by domain/seo/checks.
 * Every URL in a field called `url` or `*_url` is absolute and normalised by domain/seo/url/url-identity; a field called
 * `href` or `src` holds the author's own text, untouched, as evidence.
 */

/** Why a request ended without a usable answer. */
export type FetchErrorKind =
  | 'dns'
  | 'refused'
  | 'reset'
  | 'tls'
  | 'timeout'
  | 'url_not_allowed'
  | 'too_many_redirects'
  | 'bad_encoding'
  | 'protocol';

export interface FetchError {
  kind: FetchErrorKind;
  message: string;
}

/** Facts of one HTTP exchange. Redirects are not followed here: each hop is a page of its own in the crawl. */
export interface FetchFacts {
  /** 0 when no answer came. */
  status: number;
  error: FetchError | null;
  /** Lower-case names; repeated headers joined with ", " except set-cookie, which has its own field. */
  headers: Record<string, string>;
  set_cookies: string[];
  /** X-Robots-Tag headers one by one: a bot named in one of them says nothing about the next. */
  x_robots_tags: string[];
  /** Media type without parameters, lower case; null when the header is absent. */
  media_type: string | null;
  /** Waiting for the first byte; time in which this process was too busy to notice it is left out. */
  ttfb_ms: number;
  duration_ms: number;
  /** Bytes of the decoded body that were read. */
  body_bytes: number;
  /** Bytes on the wire as announced or counted; null when unknown. */
  encoded_bytes: number | null;
  /** The body went past the limit (10 MB) and was cut. */
  truncated: boolean;
  http_version: '1.1' | '2';
  /** The Location header as sent; null when absent. */
  location: string | null;
  /** Where a 3xx points to, resolved and normalised; null when there is no redirect or it cannot be resolved. */
  redirect_url: string | null;
}

export type PageSource = 'start' | 'link' | 'redirect' | 'sitemap';

export interface PageArtifact {
  url: string;
  /** Clicks from the start URL; redirects do not count. Sitemap-only URLs have null. */
  depth: number | null;
  source: PageSource;
  /** False when robots.txt forbids our agent: the page was not fetched and status is 0 with no error. */
  allowed_by_robots: boolean;
  fetch: FetchFacts;
  /** Null unless the answer was HTML (declared or sniffed) with a body. */
  html: HtmlFacts | null;
}

export type Region = 'head' | 'header' | 'nav' | 'main' | 'aside' | 'footer' | 'other';

export interface MetaTag {
  /** The name, property, itemprop or http-equiv attribute, lower case. */
  key: string;
  kind: 'name' | 'property' | 'http-equiv' | 'itemprop';
  content: string;
  in_head: boolean;
}

export interface LinkTag {
  rel: string[];
  href: string;
  url: string | null;
  hreflang: string | null;
  type: string | null;
  media: string | null;
  in_head: boolean;
}

export interface Heading {
  level: 1 | 2 | 3 | 4 | 5 | 6;
  /** Text with white space collapsed; the alt text of images inside counts, permalink marks ("¶") do not. */
  text: string;
  /** The text comes from image alt alone. */
  alt_only: boolean;
  /**
   * The nearest article, aside, nav or section around it, counted from 1 in the order they open; 0 for none. An h1 in
   * one heads that part and not the page.
   */
  section: number;
  region: Region;
}

export interface Anchor {
  /** Null when the element has no href attribute. */
  href: string | null;
  /** Null for schemes other than http(s) and for values that cannot be resolved. */
  url: string | null;
  /** Fragment of the link without "#", decoded; empty when absent. */
  fragment: string;
  /** Same host as the page, www. ignored. */
  internal: boolean;
  /** Text, else aria-label, else title, else alt of an image inside. */
  text: string;
  rel: string[];
  target: string | null;
  onclick: boolean;
  region: Region;
}

export interface ImageTag {
  src: string;
  url: string | null;
  srcset: string | null;
  /** Null when the attribute is absent, '' when it is empty (decorative). */
  alt: string | null;
  width: string | null;
  height: string | null;
  loading: string | null;
  /** The image is the only content of a link. */
  only_in_link: boolean;
  /** role=presentation/none or aria-hidden=true on the image or an ancestor. */
  hidden: boolean;
}

export interface ScriptTag {
  src: string | null;
  url: string | null;
  type: string | null;
  async: boolean;
  defer: boolean;
  integrity: boolean;
  in_head: boolean;
}

export interface FormTag {
  action: string | null;
  url: string | null;
  method: string;
  has_password: boolean;
}

export interface JsonLdBlock {
  /** 'empty' when nothing but white space and comment wrappers is inside. */
  state: 'valid' | 'invalid' | 'empty';
  error: string | null;
  has_context: boolean;
  /** Every @type met in the block, @graph and nested nodes included, in order, without duplicates. */
  types: string[];
  /** Positions of each BreadcrumbList's itemListElement, in order. */
  breadcrumb_positions: number[][];
  /** datePublished / dateModified / author seen anywhere in the block. */
  date_published: string | null;
  date_modified: string | null;
  has_author: boolean;
  has_same_as: boolean;
}

/** Blocks of ten words and more, code left out, of the main text: where a word can be repeated to excess. */
export interface RunningTextFacts {
  word_count: number;
  /** As `top_terms` of the main text. */
  top_terms: [term: string, count: number][];
}

/** Blocks that end as sentences do, code left out, of the main text: what readability can be measured on. */
export interface ProseFacts {
  word_count: number;
  sentence_count: number;
  /** Syllables by vowel groups (English only); null for other languages. */
  syllable_count: number | null;
}

export interface TextFacts {
  /** Words of the main text: navigation, header, footer, aside, script and style left out. */
  word_count: number;
  /** Words of everything visible. */
  total_word_count: number;
  prose: ProseFacts;
  running: RunningTextFacts;
  /** SHA-256 (hex, first 32 digits) of the normalised main text. */
  hash: string;
  /** 64-bit SimHash over word 3-shingles of the main text, 16 hex digits. */
  simhash: string;
  /** The 64 smallest hashes of its word 3-shingles, 8 hex digits each; for domain/seo/text/resemblance. */
  sketch: string;
  /** Bytes of visible text in UTF-8. */
  text_bytes: number;
  /** The 30 most frequent words without stop words, with their counts; ties in alphabetical order. */
  top_terms: [term: string, count: number][];
  /** Primary language subtag guessed from stop words; null when unsure. */
  language_guess: string | null;
  /** In visible text other than code. */
  has_lorem_ipsum: boolean;
  /** U+FFFD and typical double-decoding sequences (such as "Ã©", "â€™") met in visible text other than code. */
  mojibake_count: number;
  /** First 300 characters of the main text. */
  excerpt: string;
}

export interface KeywordUse {
  keyword: string;
  in_title: boolean;
  in_description: boolean;
  in_h1: boolean;
  in_url: boolean;
  body_count: number;
}

export interface HtmlFacts {
  doctype: 'html' | 'legacy' | 'none';
  lang: string | null;
  charset: {
    /** What decoding used. */
    used: string;
    source: 'bom' | 'header' | 'meta' | 'default';
    header: string | null;
    meta: string | null;
    /** Byte offset of the meta charset; null when absent. */
    meta_offset: number | null;
  };
  base: { href: string; url: string | null; after_url_element: boolean }[];
  /** Titles in the HTML namespace only; those in svg are left out. */
  titles: { text: string; in_head: boolean }[];
  metas: MetaTag[];
  links: LinkTag[];
  headings: Heading[];
  anchors: Anchor[];
  images: ImageTag[];
  pictures_without_img: number;
  scripts: ScriptTag[];
  /** Style sheets in style elements: total characters. */
  inline_style_chars: number;
  iframes: { src: string; url: string | null; title: string | null }[];
  forms: FormTag[];
  /** input (not hidden/submit/button/image/reset), select, textarea without label, aria-label(ledby) or title. */
  unlabelled_inputs: string[];
  /** button elements and input type=button/submit/reset without any accessible name. */
  unnamed_buttons: number;
  /** object and embed elements with a plug-in media type (Flash, Java, Silverlight). */
  plugins: string[];
  media: { videos: number; audios: number };
  main_landmarks: number;
  json_ld: JsonLdBlock[];
  microdata_types: string[];
  rdfa_types: string[];
  dom: {
    nodes: number;
    max_depth: number;
    max_children: number;
    head_tags: number;
    body_tags: number;
    /** The element that ended the head early, when one did (img, div, …); null otherwise. */
    head_ended_by: string | null;
    duplicate_ids: string[];
    /** All id and name anchors, for fragment checks; capped at 2,000. */
    ids: string[];
    deprecated_elements: string[];
    frames: number;
  };
  times: string[];
  text: TextFacts;
  keywords: KeywordUse[];
}

// ---------------------------------------------------------------------------------------------------------------- site

export interface RobotsArtifact {
  url: string;
  /** RFC 9309 2.3.1: found; 4xx means everything is allowed; 5xx or no answer means nothing is. */
  state: 'found' | 'missing' | 'unreachable';
  status: number;
  error: FetchError | null;
  redirect_hops: number;
  bytes: number;
  /** Only the first 500 KiB count. */
  truncated: boolean;
  has_bom: boolean;
  /** The body is an HTML page. */
  is_html: boolean;
  /** The text that was parsed, for evidence and for judging other agents; at most 500 KiB. */
  text: string;
  sitemap_urls: string[];
  bad_sitemap_lines: { line: number; text: string }[];
  unknown_directives: { line: number; text: string }[];
  syntax_errors: { line: number; text: string; reason: string }[];
  bad_patterns: { line: number; text: string; reason: string }[];
  noindex_lines: number[];
  /** Seconds asked of our agent; null when none. */
  crawl_delay_s: number | null;
  /** "/" is disallowed for our agent. */
  site_disallowed: boolean;
  /** Agents of AI services that may not fetch "/". */
  blocked_ai_bots: string[];
}

export type SitemapKind = 'urlset' | 'index' | 'text' | 'rss' | 'atom' | 'unknown';

export interface SitemapFile {
  url: string;
  /** How we came to it. */
  source: 'robots' | 'well_known' | 'index' | 'given';
  parent_url: string | null;
  status: number;
  error: FetchError | null;
  kind: SitemapKind;
  gzip: boolean;
  gzip_mislabelled: boolean;
  bytes: number;
  too_large: boolean;
  url_count: number;
  child_count: number;
  has_namespace: boolean;
  valid_utf8: boolean;
  /** First fault of the XML; entries before it were kept. */
  xml_error: { line: number; message: string } | null;
  /** Faults of single entries, at most 100 kept per file; `counts` has all. */
  faults: { kind: SitemapFaultKind; line: number; value: string }[];
  fault_counts: Partial<Record<SitemapFaultKind, number>>;
}

export type SitemapFaultKind =
  | 'loc_missing'
  | 'loc_relative'
  | 'loc_too_long'
  | 'loc_invalid'
  | 'wrong_host'
  | 'outside_path'
  | 'http_on_https'
  | 'unescaped'
  | 'lastmod_invalid'
  | 'lastmod_future'
  | 'priority_invalid'
  | 'changefreq_invalid'
  | 'news_incomplete'
  | 'news_too_old'
  | 'video_incomplete'
  | 'image_too_many'
  | 'index_nested'
  | 'duplicate_loc';

export interface SitemapEntry {
  url: string;
  /** ISO 8601 instant; null when absent or invalid. */
  lastmod: string | null;
  file_url: string;
  images: number;
  videos: number;
  news: boolean;
  alternates: { hreflang: string; url: string }[];
}

export interface SitemapArtifact {
  files: SitemapFile[];
  /** Distinct URLs over all files. */
  url_count: number;
  /** All entries up to 50,000; `url_count` has the full number. */
  entries: SitemapEntry[];
  /** The search stopped at a bound (files or time). */
  incomplete: boolean;
  /** A sample of listed URLs that was really requested. */
  sampled: { url: string; status: number; redirect_url: string | null }[];
}

/** Single requests that tell how the host as a whole behaves. */
export interface HostProbes {
  /** The http form of the start URL; null when the start URL is on a port other than 80/443 or was not tried. */
  http_form: { status: number; final_url: string | null; error: FetchError | null } | null;
  https_form: { status: number; error: FetchError | null } | null;
  /** The host with www. added or taken away. */
  www_form: { url: string; status: number; final_url: string | null; error: FetchError | null } | null;
  /** A path that cannot exist. */
  random_path: {
    url: string;
    status: number;
    redirect_url: string | null;
    title: string | null;
    simhash: string | null;
  } | null;
  favicon: { status: number } | null;
  llms_txt: { status: number; bytes: number; looks_like_markdown: boolean } | null;
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
  /** 200 HTML, no noindex, canonical absent or self, no refresh to elsewhere. */
  indexable: boolean;
  noindex: boolean;
  nofollow: boolean;
  canonical_url: string | null;
  title: string;
  description: string;
  h1: string;
  lang: string | null;
  word_count: number;
  text_hash: string;
  simhash: string;
  sketch: string;
  /** Ids and names that a fragment can point to. */
  ids: readonly string[];
  hreflang: { code: string; url: string }[];
  next_url: string | null;
  prev_url: string | null;
  /** Distinct internal targets with the first anchor text; fragments kept apart. */
  links: { url: string; text: string; nofollow: boolean; fragment: string; region: Region }[];
  external_links: { url: string; text: string; nofollow: boolean }[];
  /** Image URLs on the page. */
  images: string[];
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
  /** Set-Cookie headers as sent; `headers` leaves them out. */
  set_cookies: readonly string[];
  /** Content of the Content-Security-Policy meta; null when absent. */
  csp_meta: string | null;
  /** A JSON-LD block with sameAs, in which an entity says who it is elsewhere. */
  has_same_as: boolean;
  http_version: '1.1' | '2';
  /** How the page uses the target keywords of the audit. */
  keywords: readonly KeywordUse[];
}

export interface ExternalLinkResult {
  url: string;
  status: number;
  error: FetchError | null;
  /** 'unverified': a bot wall or a rate limit answered, which says nothing about the page. */
  verdict: 'ok' | 'redirect' | 'broken' | 'unverified' | 'not_checked';
}

// --------------------------------------------------------------------------------------------------------------- speed

export type SpeedStrategy = 'mobile' | 'desktop';
export type SpeedRating = 'good' | 'needs_improvement' | 'poor';

export interface SpeedArtifact {
  strategy: SpeedStrategy;
  url: string;
  final_url: string;
  lighthouse_version: string;
  fetched_at: string;
  duration_ms: number;
  /** 0–100; null when Lighthouse could not judge the category. */
  scores: {
    performance: number | null;
    accessibility: number | null;
    best_practices: number | null;
    seo: number | null;
  };
  metrics: {
    lcp_ms: number | null;
    /** Field data only: lab runs cannot measure it. */
    inp_ms: number | null;
    /** Lab: maximum potential first input delay. */
    fid_ms: number | null;
    cls: number | null;
    tbt_ms: number | null;
    fcp_ms: number | null;
    ttfb_ms: number | null;
    speed_index_ms: number | null;
    load_time_ms: number | null;
  };
  opportunities: {
    id: string;
    title: string;
    description: string;
    savings_ms: number;
    savings_bytes: number;
    items: string[];
  }[];
  diagnostics: { id: string; title: string; display_value: string | null; score: number | null }[];
  /** Lighthouse's own verdict on a run that did not load the page; null when it did. */
  runtime_error: { code: string; message: string } | null;
  page_weight_bytes: number | null;
  request_count: number | null;
}
