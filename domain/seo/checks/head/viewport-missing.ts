import type { PageCheck } from '../check.js';

export const headViewportMissing: PageCheck = {
  id: 'head/viewport-missing',
  severity: 'medium',
  component: 'on_page_seo',
  scope: 'page',
  applies_to: 'html200',
  title: 'Missing viewport meta tag',
  why: 'Without it phones lay the page out as for a desktop and shrink it, so that it can be neither read nor tapped.',
  fix: 'Add <meta name="viewport" content="width=device-width, initial-scale=1"> to the head.',
  reference: 'https://web.dev/articles/responsive-web-design-basics',
  effort_hours: 0.25,
  judge({ url, html }) {
    if (!html || html.metas.some(({ kind, key }) => kind === 'name' && key === 'viewport')) return [];
    return [{ url, observed: 'no viewport meta', expected: 'width=device-width, initial-scale=1', where: 'head' }];
  },
};
