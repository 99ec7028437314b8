import { headerCanonicals, listCanonicalLinks } from '../../page/page-canonicals.js';
import type { PageCheck } from '../check.js';

export const canonicalInvalid: PageCheck = {
  id: 'canonical/invalid',
  severity: 'high',
  component: 'technical_seo',
  scope: 'page',
  applies_to: 'html200',
  title: 'Invalid canonical URL',
  why: 'The value cannot be used, so the page has no canonical although its author meant to give one.',
  fix: 'Write the full http(s) URL of the page into href.',
  reference: 'https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls',
  effort_hours: 0.25,
  judge(page) {
    const unusable = [...listCanonicalLinks(page), ...headerCanonicals(page)].find(
      ({ href, url }) => href.trim() === '' || url === null,
    );
    if (!unusable) return [];
    return [
      { url: page.url, observed: unusable.href.trim() || '(empty)', expected: 'an absolute URL', where: 'canonical' },
    ];
  },
};
