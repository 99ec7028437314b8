import type { PageCheck } from '../check.js';
import { foldCases } from '../fold-cases.js';

export const descOutsideHead: PageCheck = {
  id: 'desc/outside-head',
  severity: 'medium',
  component: 'on_page_seo',
  scope: 'page',
  applies_to: 'indexable',
  title: 'Meta description outside the head',
  why: 'Meta elements belong into the head; search engines do not promise to read one that the parser finds in the body.',
  fix: 'Move the meta description into the head, before any element that is not allowed there.',
  reference: 'https://developers.google.com/search/docs/crawling-indexing/valid-page-metadata',
  effort_hours: 0.5,
  judge({ url, html }) {
    const strays = (html?.metas ?? []).filter(
      ({ kind, key, in_head }) => kind === 'name' && key === 'description' && !in_head,
    );
    return foldCases(url, strays, ({ content }) => `"${content}"`, {
      expected: 'description inside the head',
      where: 'body',
    });
  },
};
