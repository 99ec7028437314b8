import type { PageCheck } from '../check.js';
import { foldCases } from '../fold-cases.js';

export const descMultiple: PageCheck = {
  id: 'desc/multiple',
  severity: 'medium',
  component: 'on_page_seo',
  scope: 'page',
  applies_to: 'indexable',
  title: 'Multiple meta descriptions',
  why: 'With several descriptions the search engine chooses or joins them, and the text that was meant may not show.',
  fix: 'Keep the one that sums up the page and remove the others.',
  reference: 'https://developers.google.com/search/docs/appearance/snippet',
  effort_hours: 0.5,
  judge({ url, html }) {
    const descriptions = (html?.metas ?? []).filter(({ kind, key }) => kind === 'name' && key === 'description');
    if (descriptions.length < 2) return [];
    return foldCases(url, descriptions, ({ content }) => `"${content}"`, { expected: 'one meta description' });
  },
};
