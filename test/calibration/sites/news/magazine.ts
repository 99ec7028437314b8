import { buildSite } from '../../builder/build-site.js';
import { organization } from '../../builder/json-ld.js';
import { linksTo, pagesAbout } from '../../builder/pages-about.js';
import { TRAVEL } from '../../builder/vocabularies.js';

const ORIGIN = 'https://weekend-magazine.example';
const stories = pagesAbout(
  TRAVEL.nouns.flatMap((noun) => [`${noun} this weekend`, `${noun} with children`]),
  (topic, at) => ({
    words: 420,
    title:
      at % 2 === 0
        ? `${topic}: the long read of our editors with all tips and prices – Weekend Magazine`
        : `${topic} – Weekend Magazine`,
    images: [{ src: `/images/mag-${at}.jpg`, alt: topic, sized: false }],
  }),
);

export const magazine = buildSite({
  name: 'news/magazine',
  origin: ORIGIN,
  title: 'Weekend Magazine',
  vocabulary: TRAVEL,
  nav: [['/', 'Home'], ...linksTo(stories)],
  headers: { 'content-security-policy': '', 'referrer-policy': '', 'x-frame-options': '' },
  pages: [
    { path: '/', topic: 'ideas for the weekend', words: 320, json_ld: [organization(ORIGIN, 'Weekend Magazine')] },
    ...stories,
  ],
  pace: 'awful',
  expected: {
    range: [66, 84],
    score: 74,
    causes: ['speed/lcp', 'title/long', 'image/no-dimensions'],
    reasons:
      'Sound stories under an overloaded page: advertisements make phones wait and the layout jump, half of the titles are cut off.',
  },
});
