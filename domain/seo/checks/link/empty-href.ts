import type { PageCheck } from '../check.js';
import { foldCases } from '../fold-cases.js';

export const linkEmptyHref: PageCheck = {
  id: 'link/empty-href',
  severity: 'low',
  component: 'technical_seo',
  scope: 'page',
  applies_to: 'html200',
  title: 'Link with an empty href',
  why: 'The link leads to its own page; nearly always the address was forgotten.',
  fix: 'Fill in the address, or use a button when no address is meant.',
  reference: 'https://developers.google.com/search/docs/crawling-indexing/links-crawlable',
  effort_hours: 0.25,
  judge(page) {
    const empty = page.html?.anchors.filter(({ href }) => href !== null && href.trim() === '') ?? [];
    return foldCases(page.url, empty, ({ text }) => text || '(no text)', {
      expected: 'an address',
      where: 'a[href=""]',
    });
  },
};
