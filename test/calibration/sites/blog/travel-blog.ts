import { buildSite } from '../../builder/build-site.js';
import { organization } from '../../builder/json-ld.js';
import { linksTo, pagesAbout } from '../../builder/pages-about.js';
import { TRAVEL } from '../../builder/vocabularies.js';

const ORIGIN = 'https://slow-trains.example';
const posts = pagesAbout(
  TRAVEL.nouns.flatMap((noun) => [`${noun} in Norway`, `${noun} in Portugal`]),
  (topic, at) => ({
    words: 700,
    images: [{ src: `/images/trip-${at}.jpg`, alt: at % 2 === 0 ? topic : null }],
    ...(at % 3 === 0
      ? { title: `${topic}: everything that you need to know before you go on this trip – Slow Trains` }
      : {}),
  }),
);

export const travelBlog = buildSite({
  name: 'blog/travel-blog',
  origin: ORIGIN,
  title: 'Slow Trains',
  vocabulary: TRAVEL,
  nav: [
    ['/', 'Home'],
    ['/about/', 'About'],
  ],
  headers: { 'content-security-policy': '', 'referrer-policy': '' },
  pages: [
    {
      path: '/',
      topic: 'travel without flying',
      words: 350,
      json_ld: [organization(ORIGIN, 'Slow Trains')],
      links: linksTo(posts),
    },
    ...posts.map((post, at) => ({
      ...post,
      links: linksTo([1, 2].map((step) => posts[(at + step) % posts.length] ?? post)),
    })),
    { path: '/about/', topic: 'who travels so slowly', words: 300 },
  ],
  pace: 'slow',
  expected: {
    range: [70, 88],
    score: 79,
    causes: ['speed/lcp', 'image/alt-missing', 'title/long'],
    reasons:
      'Long original posts, well linked. Held back by a slow theme, titles that are cut off on a third and images without alternative text.',
  },
});
