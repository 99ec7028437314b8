import { BARE_HEADERS, buildSite } from '../../builder/build-site.js';
import { linksTo, pagesAbout } from '../../builder/pages-about.js';
import { DENTIST } from '../../builder/vocabularies.js';

const treatments = pagesAbout(
  DENTIST.nouns.map((noun) => `${noun} in York`),
  { words: 330 },
);

export const httpCanonicals = buildSite({
  name: 'staging/http-canonicals',
  origin: 'https://york-dental.example',
  title: 'York Dental',
  vocabulary: DENTIST,
  nav: [['/', 'Home'], ...linksTo(treatments)],
  headers: BARE_HEADERS,
  pages: [{ path: '/', topic: 'dentist in York', title: 'Dentist in York – York Dental', words: 360 }, ...treatments],
  every: ({ path }) => ({ canonical: `http://www.york-dental.example${path}` }),
  pace: 'fair',
  expected: {
    range: [33, 62],
    score: 48,
    causes: ['canonical/all-elsewhere', 'canonical/http-https'],
    reasons:
      'After the change to https every canonical still names the http address with www, which redirects back. Search engines mostly see through it, but the signals of all pages contradict each other.',
  },
});
