import type { PageCheck } from '../check.js';
import { metaContents } from '../meta-contents.js';

export const ogDescriptionMissing: PageCheck = {
  id: 'og/description-missing',
  severity: 'info',
  component: 'on_page_seo',
  scope: 'page',
  applies_to: 'indexable',
  title: 'Missing og:description',
  why: 'Without og:description the card of a shared link shows no text or some text picked from the page.',
  fix: 'Add <meta property="og:description"> with one or two sentences.',
  reference: 'https://ogp.me/#optional',
  effort_hours: 0.25,
  judge({ url, html }) {
    if (!html || metaContents(html, 'og:description').length > 0) return [];
    return [{ url, observed: 'no og:description', expected: 'og:description with a value', where: 'head' }];
  },
};
