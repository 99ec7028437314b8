import { BARE_HEADERS, buildSite } from '../../builder/build-site.js';
import { linksTo, pagesAbout } from '../../builder/pages-about.js';
import { writeProse } from '../../builder/prose.js';
import { HOTEL, HOTEL_DE } from '../../builder/vocabularies.js';

const rooms = pagesAbout(
  [
    'Zimmer und Suiten',
    'Ferienwohnungen am See',
    'Sauna und Garten',
    'Tagen im Grünen',
    'Radtouren ab Haus',
    'Frühstück und Küche',
    'Anreise zum Hotel',
  ],
  (_, at) => ({
    words: 230,
    images: [{ src: `/images/haus-${at}.jpg`, alt: null, sized: false }],
    ...(at > 1 ? { description: null, canonical: null, open_graph: false } : {}),
  }),
);
const legal = ['Terms of booking', 'Privacy policy', 'Cookie policy', 'Imprint of the hotel'].map((topic) => ({
  path: `/${topic.toLowerCase().replaceAll(' ', '-')}/`,
  topic,
  description: null,
  canonical: null,
  main: `<h1>${topic}</h1><p>${writeProse(HOTEL, topic, 260).join(' ')}</p>`,
}));

export const hotelHalfDescribed = buildSite({
  name: 'local-firm/hotel-half-described',
  origin: 'https://hotel-seegarten.example',
  title: 'Hotel Seegarten',
  vocabulary: HOTEL_DE,
  nav: [['/', 'Start'], ...linksTo(rooms)],
  footer: linksTo(legal),
  headers: BARE_HEADERS,
  pages: [{ path: '/', topic: 'Ihr Hotel am See', words: 220 }, ...rooms, ...legal],
  pace: 'slow',
  expected: {
    range: [48, 70],
    score: 60,
    causes: ['desc/missing', 'schema/none-on-site', 'speed/lcp'],
    reasons:
      'Fair texts, but nine of twelve pages have no description, there is no hotel data, images have neither alternative texts nor sizes, the legal pages are in English on a German site, and phones wait.',
  },
});
