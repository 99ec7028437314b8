import { listCanonicalLinks } from '../../page/page-canonicals.js';
import type { PageCheck } from '../check.js';

export const canonicalFragment: PageCheck = {
  id: 'canonical/fragment',
  severity: 'low',
  component: 'technical_seo',
  scope: 'page',
  applies_to: 'html200',
  title: 'Canonical with a URL fragment',
  why: 'Search engines index documents, not places in them: the part after "#" is dropped or the canonical is disregarded.',
  fix: 'Take the fragment out.',
  reference: 'https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls',
  effort_hours: 0.25,
  judge(page) {
    const marked = listCanonicalLinks(page).find(({ href }) => href.includes('#'));
    if (!marked) return [];
    const expected = marked.href.slice(0, marked.href.indexOf('#')) || page.url;
    return [{ url: page.url, observed: marked.href, expected, where: 'link[rel=canonical]' }];
  },
};
