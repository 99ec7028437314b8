import type { PageCheck } from '../check.js';
import { foldCases } from '../fold-cases.js';

export const headViewportMultiple: PageCheck = {
  id: 'head/viewport-multiple',
  severity: 'low',
  component: 'on_page_seo',
  scope: 'page',
  applies_to: 'html200',
  title: 'Multiple viewport meta tags',
  why: 'Of several viewport elements the last one read wins, so the layout on phones depends on their order.',
  fix: 'Keep one viewport element and remove the others.',
  reference: 'https://web.dev/articles/responsive-web-design-basics',
  effort_hours: 0.25,
  judge({ url, html }) {
    const viewports = (html?.metas ?? []).filter(({ kind, key }) => kind === 'name' && key === 'viewport');
    if (viewports.length < 2) return [];
    return foldCases(url, viewports, ({ content }) => `"${content}"`, {
      expected: 'one viewport meta',
      where: 'meta[name=viewport]',
    });
  },
};
