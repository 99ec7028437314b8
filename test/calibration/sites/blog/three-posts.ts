import { buildSite } from '../../builder/build-site.js';
import { linksTo, pagesAbout } from '../../builder/pages-about.js';
import { GARDEN } from '../../builder/vocabularies.js';

const posts = pagesAbout(['Roses in pots', 'Pruning apple trees', 'Compost in winter'], { words: 900 }, '/blog/');

export const threePosts = buildSite({
  name: 'blog/three-posts',
  origin: 'https://first-garden.example',
  title: 'First Garden',
  vocabulary: GARDEN,
  nav: [
    ['/', 'First Garden'],
    ['/about/', 'About'],
  ],
  pages: [
    { path: '/', topic: 'a first garden', words: 260, links: linksTo(posts) },
    ...posts,
    { path: '/about/', topic: 'who writes about the first garden', words: 320 },
  ],
  expected: {
    range: [68, 88],
    score: 79,
    causes: ['content/few-pages'],
    reasons:
      'A young blog: three thorough posts, an author, clean pages. What is there is good; there is not much of it yet.',
  },
});
