import { BARE_HEADERS, buildSite } from '../../builder/build-site.js';
import { REPAIR } from '../../builder/vocabularies.js';

export const parked = buildSite({
  name: 'local-firm/parked',
  origin: 'http://fixit.example',
  title: 'Fixit',
  vocabulary: REPAIR,
  nav: [],
  headers: BARE_HEADERS,
  robots: null,
  sitemap: null,
  pages: [
    {
      path: '/',
      topic: 'fixit',
      title: null,
      description: null,
      canonical: null,
      lang: null,
      viewport: false,
      open_graph: false,
      doctype: false,
      main: '<p>Coming soon. Please call us. Fixit repairs.</p><p><a href="/contact.html">Contact</a></p>',
    },
  ],
  expected: {
    range: [0, 20],
    score: 6,
    causes: ['content/thin', 'title/missing', 'sec/http-page'],
    reasons:
      'A placeholder with seven words, no title, no encryption and a dead contact link. There is nothing that a search could find.',
  },
});
