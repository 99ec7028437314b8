import { BARE_HEADERS, buildSite } from '../../builder/build-site.js';
import { linksTo, pagesAbout } from '../../builder/pages-about.js';
import { NEWS } from '../../builder/vocabularies.js';

const items = pagesAbout(
  NEWS.nouns.flatMap((noun) => ['A', 'B', 'C', 'D'].map((letter) => `${noun} ${letter}`)),
  (_, at) => ({
    words: 45,
    title: `News ${at % 10} – Daily Links`,
    description: 'Read more news of the day on Daily Links, always fresh from all over the web for you.',
    links: [[`https://source-${at}.example/story`, 'read on']],
  }),
  '/n/',
);

export const linkFarm = buildSite({
  name: 'news/link-farm',
  origin: 'https://daily-links.example',
  title: 'Daily Links',
  vocabulary: NEWS,
  nav: [['/', 'Home']],
  headers: BARE_HEADERS,
  pages: [{ path: '/', topic: 'links of the day', words: 50, links: linksTo(items) }, ...items],
  pace: 'slow',
  expected: {
    range: [10, 35],
    score: 22,
    causes: ['content/thin', 'title/duplicate', 'desc/duplicate'],
    reasons:
      'Forty-odd teasers of two sentences that lead to other sites, under ten titles and one description. There is nothing of its own to rank.',
  },
});
