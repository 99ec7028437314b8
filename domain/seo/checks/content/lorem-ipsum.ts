import type { PageCheck } from '../check.js';

export const contentLoremIpsum: PageCheck = {
  id: 'content/lorem-ipsum',
  severity: 'medium',
  component: 'content_strategy',
  scope: 'page',
  applies_to: 'html200',
  title: 'Placeholder text (lorem ipsum)',
  why: 'Visitors see that the page is not finished, and search engines index words that mean nothing.',
  fix: 'Replace the filler by real text, or take the page offline until it exists.',
  reference: 'https://developers.google.com/search/docs/fundamentals/creating-helpful-content',
  effort_hours: 1,
  judge({ url, html }) {
    if (!html?.text.has_lorem_ipsum) return [];
    return [{ url, observed: html.text.excerpt || 'lorem ipsum', expected: 'real text', where: 'visible text' }];
  },
};
