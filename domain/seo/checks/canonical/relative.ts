import { isAbsoluteHref } from '../../../base/url/is-absolute-href.js';
import { listCanonicalLinks } from '../../page/page-canonicals.js';
import type { PageCheck } from '../check.js';

export const canonicalRelative: PageCheck = {
  id: 'canonical/relative',
  severity: 'low',
  component: 'technical_seo',
  scope: 'page',
  applies_to: 'html200',
  title: 'Relative canonical URL',
  why: 'A relative value is resolved against the page or its base element, and points to a wrong host as soon as the page is reached another way.',
  fix: 'Write the full URL with scheme and host.',
  reference: 'https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls',
  effort_hours: 0.25,
  judge(page) {
    const relative = listCanonicalLinks(page).find(
      ({ href, url }) => url !== null && href.trim() !== '' && !isAbsoluteHref(href),
    );
    if (!relative) return [];
    const expected = relative.url ?? 'an absolute URL';
    return [{ url: page.url, observed: relative.href, expected, where: 'link[rel=canonical]' }];
  },
};
