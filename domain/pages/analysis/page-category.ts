/** The nine parts of a page analysis. Each check belongs to exactly one of them. */
export const PAGE_CATEGORIES = [
  'url_structure',
  'meta_data',
  'content',
  'keywords',
  'technical',
  'accessibility',
  'user_experience',
  'security_headers',
  'performance',
] as const;
export type PageCategory = (typeof PAGE_CATEGORIES)[number];

/** Share of each category in the score of the page, in percent: what a page says weighs most. */
export const CATEGORY_WEIGHTS: Readonly<Record<PageCategory, number>> = {
  url_structure: 4,
  meta_data: 22,
  content: 26,
  keywords: 10,
  technical: 14,
  accessibility: 8,
  user_experience: 8,
  security_headers: 2,
  performance: 6,
};

/** Where the checks of a folder belong, unless they are named below. */
const FOLDERS: Readonly<Record<string, PageCategory>> = {
  a11y: 'accessibility',
  ai: 'content',
  canonical: 'technical',
  content: 'content',
  crawl: 'technical',
  desc: 'meta_data',
  gsc: 'keywords',
  h1: 'content',
  h2: 'content',
  head: 'technical',
  heading: 'content',
  hreflang: 'technical',
  image: 'performance',
  index: 'technical',
  lang: 'accessibility',
  link: 'user_experience',
  mobile: 'user_experience',
  og: 'meta_data',
  page: 'technical',
  robots: 'technical',
  schema: 'technical',
  sec: 'security_headers',
  sitemap: 'technical',
  speed: 'performance',
  title: 'meta_data',
  twitter: 'meta_data',
  url: 'url_structure',
  video: 'technical',
};

/** Checks that are about something else than the rest of their folder. */
export const ODD_CHECKS: Readonly<Record<string, PageCategory>> = {
  'content/keyword-absent': 'keywords',
  'content/keyword-cannibal': 'keywords',
  'content/keyword-stuffing': 'keywords',
  'content/needs-javascript': 'technical',
  'content/title-content-mismatch': 'keywords',
  'crawl/html-too-large': 'performance',
  'crawl/index-file-duplicate': 'url_structure',
  'crawl/infinite-space': 'url_structure',
  'crawl/internal-search-indexable': 'url_structure',
  'crawl/no-compression': 'performance',
  'crawl/parameter-explosion': 'url_structure',
  'crawl/pdf-too-large': 'performance',
  'crawl/session-id-in-url': 'url_structure',
  'crawl/slash-both-answer': 'url_structure',
  'crawl/tracking-param-internal': 'url_structure',
  'crawl/uppercase-duplicate': 'url_structure',
  'head/dom-deep': 'performance',
  'head/dom-large': 'performance',
  'head/favicon-missing': 'user_experience',
  'head/flash-or-plugin': 'user_experience',
  'head/frame': 'user_experience',
  'head/viewport-missing': 'user_experience',
  'head/viewport-multiple': 'user_experience',
  // WCAG 2.2, 1.4.4: text must be resizable.
  'head/viewport-no-zoom': 'accessibility',
  // WCAG 2.2, 1.3.1 and 2.4.6: assistive technology reads the outline.
  'heading/empty': 'accessibility',
  'heading/skip': 'accessibility',
  'image/alt-empty-linked': 'accessibility',
  'image/alt-filename': 'accessibility',
  'image/alt-long': 'accessibility',
  'image/alt-missing': 'accessibility',
  'image/aspect-mismatch': 'user_experience',
  'image/blocked': 'technical',
  'image/broken': 'user_experience',
  'image/no-dimensions': 'user_experience',
  'lang/content-mismatch': 'content',
  'lang/untranslated': 'content',
  'link/http-on-https': 'security_headers',
  'link/nofollow-internal': 'technical',
  'link/no-anchor-text': 'accessibility',
  'link/only-nofollow-inlinks': 'technical',
  'link/mixed-follow': 'technical',
  'link/raw-only-rendered': 'technical',
  'link/to-canonicalised': 'technical',
  'link/to-noindex': 'technical',
  'link/unsafe-blank': 'security_headers',
  'title/keyword-missing': 'keywords',
};

/** Null for a check whose folder has no category. */
export function categoryOfCheck(checkId: string): PageCategory | null {
  return ODD_CHECKS[checkId] ?? FOLDERS[checkId.split('/')[0] ?? ''] ?? null;
}
