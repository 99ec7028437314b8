import type { PageCheck } from '../check.js';
import { metaContents } from '../meta-contents.js';

export const ogTypeUrlMissing: PageCheck = {
  id: 'og/type-url-missing',
  severity: 'info',
  component: 'on_page_seo',
  scope: 'page',
  applies_to: 'indexable',
  title: 'Missing og:type or og:url',
  why: 'og:type and og:url are required by the protocol: they say what is shared and under which address likes and comments add up.',
  fix: 'Add og:type ("website" or "article") and og:url with the canonical URL.',
  reference: 'https://ogp.me/#metadata',
  effort_hours: 0.25,
  judge({ url, html }) {
    if (!html) return [];
    const absent = ['og:type', 'og:url'].filter((key) => metaContents(html, key).length === 0);
    if (absent.length === 0) return [];
    return [{ url, observed: `no ${absent.join(', no ')}`, expected: 'og:type and og:url', where: 'head' }];
  },
};
