import { writeText } from '../../../base/text/write-text.js';
import type { PageCheck } from '../check.js';

export const linkManyOnPage: PageCheck = {
  id: 'link/many-on-page',
  severity: 'info',
  component: 'technical_seo',
  scope: 'page',
  applies_to: 'html200',
  title: 'Too many links on the page',
  why: 'Each link gets a smaller share of attention and weight, and people do not find what they look for.',
  fix: 'Group links on pages of their own; shorten menus that repeat everywhere.',
  reference: 'https://developers.google.com/search/docs/crawling-indexing/links-crawlable',
  effort_hours: 2,
  judge(page, { thresholds }) {
    const count = page.html?.anchors.filter(({ href }) => href !== null).length ?? 0;
    if (count <= thresholds.links_per_page) return [];
    return [
      { url: page.url, observed: writeText`${count} links`, expected: writeText`at most ${thresholds.links_per_page}` },
    ];
  },
};
