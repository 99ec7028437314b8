import { buildSite } from '../../builder/build-site.js';
import { organization } from '../../builder/json-ld.js';
import { linksTo, pagesAbout } from '../../builder/pages-about.js';
import { FURNITURE } from '../../builder/vocabularies.js';

const ORIGIN = 'https://wood-works.example';
const items = pagesAbout(
  FURNITURE.nouns.flatMap((noun) => [`${noun} of oak`, `${noun} of ash`]),
  (_, at) => ({
    words: 330,
    ...(at < 2 ? { canonical: `https://staging.wood-works.example/item-${at}/` } : {}),
    ...(at === 2 ? { robots: 'noindex' } : {}),
    images: [{ src: `/images/item-${at}.webp`, alt: at < 6 ? null : 'A piece of furniture' }],
  }),
);

export const cleanLaunch = buildSite({
  name: 'staging/clean-launch',
  origin: ORIGIN,
  title: 'Wood Works',
  vocabulary: FURNITURE,
  nav: [['/', 'Home'], ...linksTo(items)],
  headers: { 'content-security-policy': '' },
  pages: [
    { path: '/', topic: 'furniture of oak and ash', words: 380, json_ld: [organization(ORIGIN, 'Wood Works')] },
    ...items,
  ],
  pace: 'fair',
  expected: {
    range: [74, 90],
    score: 83,
    causes: ['canonical/to-other-host', 'index/noindex-meta', 'speed/lcp'],
    reasons:
      'A relaunch done with care: three of 21 pages were forgotten (two canonicals name the test host, one is noindex), some alternative texts are missing, phones could be quicker.',
  },
});
