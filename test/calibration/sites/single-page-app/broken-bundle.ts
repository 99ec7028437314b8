import { BARE_HEADERS, buildSite } from '../../builder/build-site.js';
import { REPAIR } from '../../builder/vocabularies.js';

const shell = {
  title: 'Vite App',
  description: null,
  canonical: null,
  open_graph: false,
  main: '<div id="app"></div><script src="/assets/index-4f2a.js" type="module"></script>',
};

export const brokenBundle = buildSite({
  name: 'single-page-app/broken-bundle',
  origin: 'https://fix-portal.example',
  title: 'Fix Portal',
  vocabulary: REPAIR,
  nav: [],
  headers: BARE_HEADERS,
  robots: null,
  pages: ['/', '/prices', '/booking', '/contact'].map((path) => ({ path, topic: 'fix portal', ...shell })),
  broken_resources: ['/assets/index-4f2a.js'],
  pace: 'fair',
  expected: {
    range: [0, 20],
    score: 6,
    causes: ['content/thin', 'title/placeholder', 'crawl/orphan'],
    reasons:
      'The script that makes the page is not on the server: four empty pages titled "Vite App", with or without a browser.',
  },
});
