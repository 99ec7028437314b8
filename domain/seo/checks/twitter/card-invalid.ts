import type { PageCheck } from '../check.js';
import { foldCases } from '../fold-cases.js';
import { metaContents } from '../meta-contents.js';

const CARDS = ['summary', 'summary_large_image', 'app', 'player'];

export const twitterCardInvalid: PageCheck = {
  id: 'twitter/card-invalid',
  severity: 'info',
  component: 'on_page_seo',
  scope: 'page',
  applies_to: 'indexable',
  title: 'Invalid twitter:card',
  why: 'A card type that X does not know is ignored and the link is shown without a card.',
  fix: 'Use summary, summary_large_image, app or player.',
  reference: 'https://developer.x.com/en/docs/x-for-websites/cards/overview/markup',
  effort_hours: 0.25,
  judge({ url, html }) {
    const unknown = metaContents(html, 'twitter:card').filter((card) => !CARDS.includes(card.toLowerCase()));
    return foldCases(url, unknown, (card) => `"${card}"`, {
      expected: CARDS.join(', '),
      where: 'meta[name="twitter:card"]',
    });
  },
};
