import { buildSite } from '../../builder/build-site.js';
import { article, organization } from '../../builder/json-ld.js';
import { linksTo, pagesAbout } from '../../builder/pages-about.js';
import { NEWS } from '../../builder/vocabularies.js';

const ORIGIN = 'https://valley-news.example';
const stories = pagesAbout(
  NEWS.nouns.flatMap((noun) => [`${noun} in the upper valley`, `${noun} in the lower valley`, `${noun} on the coast`]),
  (topic, at) => ({
    words: 520,
    json_ld: [article(ORIGIN, `/${topic.replaceAll(' ', '-')}/`, topic, 'NewsArticle')],
    body: '<p>By Jo Field, <time datetime="2026-04-02">2 April 2026</time></p>',
    images: [{ src: `/images/story-${at}.webp`, alt: `Picture of ${topic}` }],
  }),
);
const AREAS = ['upper valley', 'lower valley', 'coast'];
const sections = AREAS.map((area, at) => ({
  path: `/section-${at + 1}/`,
  topic: `news of the ${area}`,
  words: 230,
  links: linksTo(stories.filter(({ topic }) => topic.endsWith(area))),
}));

export const regionalNews = buildSite({
  name: 'news/regional-news',
  origin: ORIGIN,
  title: 'Valley News',
  vocabulary: NEWS,
  nav: [['/', 'Home'], ...linksTo(sections)],
  footer: [
    ['/about/', 'About us'],
    ['/privacy/', 'Privacy'],
  ],
  pages: [
    {
      path: '/',
      topic: 'news from the valley and the coast',
      words: 300,
      json_ld: [organization(ORIGIN, 'Valley News')],
      links: linksTo(stories.slice(0, 12)),
    },
    ...sections,
    ...stories,
    { path: '/about/', topic: 'the newsroom of the valley', words: 300 },
    { path: '/privacy/', topic: 'privacy at Valley News', words: 400 },
  ],
  expected: {
    range: [88, 100],
    score: 93,
    causes: [],
    reasons: 'Original stories with author, date and article data, sections that list them all, quick pages.',
  },
});
