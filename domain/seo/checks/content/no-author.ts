import { isArticle } from '../../page/is-article.js';
import type { PageCheck } from '../check.js';

const AUTHOR_KEYS: readonly string[] = ['author', 'article:author', 'dc.creator'];

export const contentNoAuthor: PageCheck = {
  id: 'content/no-author',
  severity: 'info',
  component: 'content_strategy',
  scope: 'page',
  applies_to: 'indexable',
  title: 'Article without an author',
  why: 'Readers trust a text more when they see who answers for it, and search engines ask the same question.',
  fix: 'Name the author on the page, link to a page about them, and mark them up as author.',
  reference: 'https://developers.google.com/search/docs/appearance/structured-data/article#author-bp',
  effort_hours: 0.5,
  judge({ url, html }) {
    if (!html || !isArticle(html)) return [];
    const inMeta = html.metas.some(({ key, content }) => AUTHOR_KEYS.includes(key) && content.trim());
    const linked = [...html.links, ...html.anchors].some(({ rel }) => rel.includes('author'));
    if (inMeta || linked || html.json_ld.some(({ has_author }) => has_author)) return [];
    return [{ url, observed: 'no author in JSON-LD, meta or links', expected: 'an author' }];
  },
};
