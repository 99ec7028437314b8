import { BARE_HEADERS, buildSite } from '../../builder/build-site.js';
import { DENTIST } from '../../builder/vocabularies.js';

export const onePageBarber = buildSite({
  name: 'local-firm/one-page-barber',
  origin: 'https://old-town-barber.example',
  title: 'Old Town Barber',
  vocabulary: DENTIST,
  nav: [['/', 'Home']],
  headers: BARE_HEADERS,
  robots: null,
  sitemap: null,
  pages: [
    {
      path: '/',
      topic: 'old town barber',
      title: 'Old Town Barber',
      description: null,
      canonical: null,
      open_graph: false,
      words: 260,
      images: [{ src: '/images/shop.jpg', alt: null, sized: false }],
      body: '<p>4 Market Street. Call 020 7946 0018.</p>',
    },
  ],
  pace: 'fair',
  expected: {
    range: [33, 46],
    score: 41,
    causes: ['content/few-pages', 'desc/missing'],
    reasons:
      'One page without description, town in the title, business data or canonical. Address and phone number are in the text alone. Found by its name, if nobody else has it.',
  },
});
