import { parsePage } from '../../../../activities/crawl/read/parse-page.js';
import type { HtmlFacts } from '../../../../domain/seo/artifacts/html.js';

/** Facts of https://site.example/dir/page with this HTML. */
export function pageFacts(html: string): HtmlFacts {
  const contentType = 'text/html; charset=utf-8';
  return parsePage({ url: 'https://site.example/dir/page', body: Buffer.from(html), contentType, targetKeywords: [] });
}
