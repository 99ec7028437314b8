import { BARE_HEADERS, buildSite } from '../../builder/build-site.js';
import { linksTo, pagesAbout } from '../../builder/pages-about.js';
import { writeProse } from '../../builder/prose.js';
import { LOANS } from '../../builder/vocabularies.js';

const CITIES = [
  'Leeds',
  'York',
  'Hull',
  'Derby',
  'Bath',
  'Exeter',
  'Truro',
  'Luton',
  'Poole',
  'Dover',
  'Ripon',
  'Wells',
  'Ely',
  'Stoke',
  'Bolton',
  'Bury',
  'Rugby',
  'Crewe',
  'Corby',
  'Louth',
];
const sentences = writeProse(LOANS, 'one text for all', 320);
const articles = pagesAbout(
  CITIES.map((city) => `cheap loans ${city}`),
  (topic, at) => ({
    title: `Cheap loans ${CITIES[at]}`,
    description: `Cheap loans ${CITIES[at]}. Cheap loans. Loans cheap.`,
    main: `<h1>Cheap loans ${CITIES[at]}</h1><p>${sentences.join(' ')} Ask for ${topic} today.</p>`,
  }),
);

export const spunArticles = buildSite({
  name: 'blog/spun-articles',
  origin: 'https://cheap-loans.example',
  title: 'Cheap Loans',
  vocabulary: LOANS,
  nav: [['/', 'Home'], ...linksTo(articles)],
  headers: BARE_HEADERS,
  pages: [{ path: '/', topic: 'cheap loans', title: 'Cheap loans', words: 120 }, ...articles],
  pace: 'awful',
  expected: {
    range: [18, 42],
    score: 29,
    causes: ['content/duplicate-near', 'speed/lcp', 'title/short'],
    reasons:
      'One text for twenty towns with the name exchanged: doorway pages. Search engines show one of them at most, and the site waits twelve seconds for its advertisements.',
  },
});
