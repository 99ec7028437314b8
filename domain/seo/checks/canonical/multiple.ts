import { listCanonicalLinks } from '../../page/page-canonicals.js';
import type { PageCheck } from '../check.js';

export const canonicalMultiple: PageCheck = {
  id: 'canonical/multiple',
  severity: 'high',
  component: 'technical_seo',
  scope: 'page',
  applies_to: 'html200',
  title: 'Multiple conflicting canonicals',
  why: 'Search engines disregard all of them when a page names more than one.',
  fix: 'Leave one canonical element; look for a plug-in or template that adds a second.',
  reference: 'https://developers.google.com/search/blog/2013/04/5-common-mistakes-with-relcanonical',
  effort_hours: 0.5,
  judge(page) {
    const values = [...new Set(listCanonicalLinks(page).map(({ url, href }) => url ?? href))];
    if (values.length < 2) return [];
    const observed = values.join(' · ');
    return [{ url: page.url, observed, expected: '1 value', where: 'link[rel=canonical]', count: values.length }];
  },
};
