import { collapse } from '../../../base/text/text-form.js';
import type { PageCheck } from '../check.js';

export const descMissing: PageCheck = {
  id: 'desc/missing',
  severity: 'medium',
  component: 'on_page_seo',
  scope: 'page',
  applies_to: 'indexable',
  title: 'Missing meta description',
  why: 'Without a description the text under the search result is picked from the page, which seldom makes the best case for a click.',
  fix: 'Write one or two sentences that sum up this page into a meta element named description.',
  reference: 'https://developers.google.com/search/docs/appearance/snippet',
  effort_hours: 0.25,
  judge({ url, html }) {
    const descriptions = (html?.metas ?? []).filter(({ kind, key }) => kind === 'name' && key === 'description');
    if (!html || descriptions.some(({ content }) => collapse(content) !== '')) return [];
    const observed = descriptions.length > 0 ? 'the meta description is blank' : 'no meta description';
    return [{ url, observed, expected: 'one meta description with text', where: 'head' }];
  },
};
