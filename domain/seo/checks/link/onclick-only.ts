import type { PageCheck } from '../check.js';
import { foldCases } from '../fold-cases.js';

export const linkOnclickOnly: PageCheck = {
  id: 'link/onclick-only',
  severity: 'medium',
  component: 'technical_seo',
  scope: 'page',
  applies_to: 'html200',
  title: 'Link without href',
  why: 'An a element that only has a click handler is no link to search engines, and cannot be reached by keyboard.',
  fix: 'Give the element an href; use a button where there is no address.',
  reference: 'https://developers.google.com/search/docs/crawling-indexing/links-crawlable',
  effort_hours: 0.5,
  judge(page) {
    const handled = page.html?.anchors.filter(({ href, onclick }) => href === null && onclick) ?? [];
    return foldCases(page.url, handled, ({ text }) => text || '(no text)', {
      expected: 'an href',
      where: 'a[onclick]',
    });
  },
};
