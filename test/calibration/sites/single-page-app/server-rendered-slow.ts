import { BARE_HEADERS, buildSite } from '../../builder/build-site.js';
import { linksTo, pagesAbout } from '../../builder/pages-about.js';
import { PROJECTS } from '../../builder/vocabularies.js';

const pages = pagesAbout(
  PROJECTS.nouns.flatMap((noun) => [`${noun} for agencies`, `${noun} for schools`]),
  (_, at) => ({
    words: 320,
    images: [{ src: `/images/screen-${at}.png`, alt: 'The application', sized: false }],
    ...(at % 2 === 0 ? { description: null } : {}),
  }),
);

export const serverRenderedSlow = buildSite({
  name: 'single-page-app/server-rendered-slow',
  origin: 'https://heavy-suite.example',
  title: 'Heavy Suite',
  vocabulary: PROJECTS,
  nav: [['/', 'Home'], ...linksTo(pages)],
  headers: BARE_HEADERS,
  pages: [{ path: '/', topic: 'one suite for all work', words: 300 }, ...pages],
  every: { lang: null },
  pace: 'awful',
  expected: {
    range: [52, 72],
    score: 64,
    causes: ['speed/lcp', 'desc/missing', 'lang/missing'],
    reasons:
      'Good texts from the server, but phones wait twelve seconds and the layout jumps; no language stated, half of the descriptions missing.',
  },
});
