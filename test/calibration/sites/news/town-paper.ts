import { BARE_HEADERS, buildSite } from '../../builder/build-site.js';
import { linksTo, pagesAbout } from '../../builder/pages-about.js';
import { NEWS } from '../../builder/vocabularies.js';

const stories = pagesAbout(
  NEWS.nouns.flatMap((noun) => [`${noun} in town`, `${noun} and the council`]),
  (_, at) => ({ words: 340, h1: 'Town Paper', ...(at % 5 < 3 ? { title: 'News – Town Paper' } : {}) }),
);

export const townPaper = buildSite({
  name: 'news/town-paper',
  origin: 'https://town-paper.example',
  title: 'Town Paper',
  vocabulary: NEWS,
  nav: [['/', 'Home']],
  headers: BARE_HEADERS,
  pages: [
    { path: '/', topic: 'town paper', title: 'Town Paper – news of our town', words: 240, links: linksTo(stories) },
    ...stories,
  ],
  every: { description: null },
  pace: 'slow',
  expected: {
    range: [36, 58],
    score: 47,
    causes: ['title/duplicate', 'desc/missing', 'h1/duplicate'],
    reasons:
      'Real stories, but most share the title "News – Town Paper", all have the name of the paper as heading and none a description: nobody can tell them apart in a result.',
  },
});
