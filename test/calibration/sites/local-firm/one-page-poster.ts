import { BARE_HEADERS, buildSite } from '../../builder/build-site.js';
import { DENTIST } from '../../builder/vocabularies.js';

export const onePagePoster = buildSite({
  name: 'local-firm/one-page-poster',
  origin: 'https://nails-deluxe.example',
  title: 'Nails',
  vocabulary: DENTIST,
  nav: [],
  headers: BARE_HEADERS,
  robots: null,
  sitemap: null,
  pages: [
    {
      path: '/',
      topic: 'nails deluxe',
      title: 'Home',
      description: null,
      canonical: null,
      open_graph: false,
      words: 40,
      images: [1, 2, 3].map((at) => ({ src: `/images/menu-${at}.jpg`, alt: null, sized: false })),
    },
  ],
  pace: 'slow',
  expected: {
    range: [12, 34],
    score: 23,
    causes: ['content/thin', 'desc/missing'],
    reasons:
      'A poster on the web: services and prices are images without alternative text, the title says "Home", forty words, no description, slow. Search engines cannot even tell what is offered.',
  },
});
