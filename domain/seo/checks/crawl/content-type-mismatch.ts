import { parseUrl } from '../../../base/url/parse-url.js';
import type { HtmlFacts } from '../../artifacts/html.js';
import type { PageArtifact } from '../../artifacts/page.js';
import type { PageCheck } from '../check.js';

/** XML types may hold XHTML, which is no contradiction. */
const HTML_TYPES = /^(?:text\/html|application\/xhtml\+xml|(?:text|application)\/xml)$/;
const BINARY_FILE = /\.(?:png|jpe?g|gif|webp|avif|ico|pdf|zip|gz|mp4|webm|mp3|woff2?|ttf)$/i;

export const crawlContentTypeMismatch: PageCheck = {
  id: 'crawl/content-type-mismatch',
  severity: 'medium',
  component: 'technical_seo',
  scope: 'page',
  applies_to: 'html200',
  title: 'Content-Type does not match the content',
  why: 'Browsers follow the header: an HTML page sent as plain text is shown as source code, and search engines do not index it as a page.',
  fix: 'Send the media type that fits the content ("text/html; charset=utf-8" for pages).',
  reference: 'https://mimesniff.spec.whatwg.org/',
  effort_hours: 0.5,
  judge(page) {
    const content = contradiction(page);
    if (content === null) return [];
    return [{ url: page.url, observed: `${page.fetch.media_type}, but ${content}`, where: 'Content-Type header' }];
  },
};

/** What the content is instead of what was declared; null when they agree. */
function contradiction(page: PageArtifact): string | null {
  const declared = page.fetch.media_type;
  if (declared === null || page.html === null) return null;
  if (!HTML_TYPES.test(declared)) return 'the body is HTML';
  const path = parseUrl(page.url)?.pathname ?? '';
  return BINARY_FILE.test(path) && isNoDocument(page.html) ? 'the body is no HTML document' : null;
}

/** Pages about a file ("/wiki/File:a.png") are real pages; bytes of a file have no doctype, no title and no text. */
function isNoDocument(html: HtmlFacts): boolean {
  return html.doctype === 'none' && html.titles.length === 0 && html.text.mojibake_count > 0;
}
