import { buildSite } from '../../builder/build-site.js';
import { SOFTWARE } from '../../builder/vocabularies.js';

export const twoPageReadme = buildSite({
  name: 'docs/two-page-readme',
  origin: 'https://tiny-parser.example',
  title: 'Tiny Parser',
  vocabulary: SOFTWARE,
  nav: [
    ['/', 'Tiny Parser'],
    ['/api/', 'API'],
  ],
  pages: [
    { path: '/', topic: 'a tiny parser for logs', words: 520 },
    { path: '/api/', topic: 'the API of the tiny parser', words: 700 },
  ],
  every: { canonical: null },
  expected: {
    range: [46, 66],
    score: 57,
    causes: ['content/few-pages'],
    reasons:
      'A readme as a site: good for those who know the name. Every option, error message and example that people search for is on one of two pages.',
  },
});
