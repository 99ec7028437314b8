import type { PageCheck } from '../check.js';
import { metaContents } from '../meta-contents.js';

export const twitterCardMissing: PageCheck = {
  id: 'twitter/card-missing',
  severity: 'info',
  component: 'on_page_seo',
  scope: 'page',
  applies_to: 'indexable',
  title: 'Missing twitter:card',
  why: 'Without twitter:card, X shows a shared link as bare text or a small card, whatever Open Graph offers.',
  fix: 'Add <meta name="twitter:card" content="summary_large_image">.',
  reference: 'https://developer.x.com/en/docs/x-for-websites/cards/overview/markup',
  effort_hours: 0.25,
  judge({ url, html }) {
    if (!html || metaContents(html, 'twitter:card').length > 0) return [];
    return [{ url, observed: 'no twitter:card', expected: 'twitter:card with a value', where: 'head' }];
  },
};
