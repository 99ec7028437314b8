import type { HtmlFacts } from '../artifacts/html.js';
import { metaContents } from '../checks/meta-contents.js';
import { schemaTypes } from '../checks/schema-types.js';

/** schema.org Article and the kinds of it that sites use. */
const ARTICLE_TYPES: readonly string[] = [
  'Article',
  'NewsArticle',
  'BlogPosting',
  'TechArticle',
  'Report',
  'ScholarlyArticle',
  'OpinionNewsArticle',
  'ReportageNewsArticle',
  'LiveBlogPosting',
];

/**
 * The page declares itself an article: by JSON-LD or by og:type. Themes of documentation call every page one in
 * microdata, whose properties are not read.
 */
export function isArticle(html: HtmlFacts): boolean {
  const types = schemaTypes({ ...html, microdata_types: [], rdfa_types: [] });
  if (ARTICLE_TYPES.some((type) => types.has(type))) return true;
  return metaContents(html, 'og:type').some((type) => type.toLowerCase() === 'article');
}
