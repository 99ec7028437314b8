import type { PageCheck } from '../check.js';
import { foldCases } from '../fold-cases.js';

export const linkNoAnchorText: PageCheck = {
  id: 'link/no-anchor-text',
  severity: 'medium',
  component: 'technical_seo',
  scope: 'page',
  applies_to: 'html200',
  title: 'Link without anchor text',
  why: 'Search engines and screen readers learn nothing about the target: no text, no label, no alt text of an image.',
  fix: 'Put text into the link, or alt text on its image, or an aria-label on an icon.',
  reference: 'https://developers.google.com/search/docs/crawling-indexing/links-crawlable#anchor-text',
  effort_hours: 0.5,
  judge(page) {
    const silent =
      page.html?.anchors.filter(
        ({ href, text, needs_no_text }) => href !== null && href.trim() !== '' && text === '' && !needs_no_text,
      ) ?? [];
    return foldCases(page.url, silent, ({ href }) => href ?? '', { expected: 'a text', where: 'a[href]' });
  },
};
