import { BARE_HEADERS, buildSite } from '../../builder/build-site.js';
import type { PageSpec } from '../../builder/page-html.js';
import { linksTo, pagesAbout } from '../../builder/pages-about.js';
import { RECIPES } from '../../builder/vocabularies.js';

const posts = pagesAbout(
  RECIPES.nouns.flatMap((noun) => [`${noun} for two`, `${noun} for Sundays`]),
  (_, at) => ({
    words: 260,
    ...(at % 5 < 3 ? { description: null } : {}),
    body: '<h1>Kitchen Notes</h1>',
    images: [{ src: `/images/dish-${at}.jpg`, alt: null, sized: false }],
  }),
);
const tags = RECIPES.traits.concat(RECIPES.nouns).map(
  (tag, at): PageSpec => ({
    path: `/tag/${tag.replaceAll(' ', '-')}/`,
    topic: `All about ${tag}`,
    words: 12,
    description: null,
    links: linksTo([posts[at % posts.length], posts[(at * 3 + 1) % posts.length]].filter((page) => page !== undefined)),
  }),
);

export const recipeBlog = buildSite({
  name: 'blog/recipe-blog',
  origin: 'https://kitchen-notes.example',
  title: 'Kitchen Notes',
  vocabulary: RECIPES,
  nav: [['/', 'Home']],
  footer: linksTo(tags),
  headers: BARE_HEADERS,
  pages: [{ path: '/', topic: 'recipes without fuss', words: 220, links: linksTo(posts) }, ...posts, ...tags],
  pace: 'slow',
  expected: {
    range: [42, 64],
    score: 54,
    causes: ['content/thin', 'desc/missing', 'h1/multiple'],
    reasons:
      'Recipes of some length, but nearly half of the site are tag pages with one sentence, most pages have no description, each post has two main headings and no recipe data, and it is slow.',
  },
});
