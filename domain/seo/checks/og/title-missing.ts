import type { PageCheck } from '../check.js';
import { metaContents } from '../meta-contents.js';

export const ogTitleMissing: PageCheck = {
  id: 'og/title-missing',
  severity: 'low',
  component: 'on_page_seo',
  scope: 'page',
  applies_to: 'indexable',
  title: 'Missing og:title',
  why: 'Networks and messengers build the card of a shared link from Open Graph; without og:title they guess.',
  fix: 'Add <meta property="og:title"> with the headline for the card.',
  reference: 'https://ogp.me/#metadata',
  effort_hours: 0.25,
  judge({ url, html }) {
    if (!html || metaContents(html, 'og:title').length > 0) return [];
    return [{ url, observed: 'no og:title', expected: 'og:title with a value', where: 'head' }];
  },
};
