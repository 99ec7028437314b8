import { BARE_HEADERS, buildSite } from '../../builder/build-site.js';
import type { PageSpec } from '../../builder/page-html.js';
import { TRAVEL } from '../../builder/vocabularies.js';

const ORIGIN = 'https://rail-diary.example';
const POSTS = TRAVEL.nouns.flatMap((noun) => [`${noun} in the north`, `${noun} on a budget`]);
const pathOf = (subject: string) => `/${subject.replaceAll(' ', '-')}/`;

export const noTitles = buildSite({
  name: 'blog/no-titles',
  origin: ORIGIN,
  title: 'Rail Diary',
  vocabulary: TRAVEL,
  nav: [['/', 'Home']],
  headers: BARE_HEADERS,
  pages: [
    { path: '/', topic: 'travel by rail', words: 300, links: POSTS.map((subject) => [pathOf(subject), subject]) },
    ...POSTS.map((subject): PageSpec => ({ path: pathOf(subject), topic: subject, words: 700 })),
  ],
  every: { title: null, description: null, h1: null, open_graph: false },
  pace: 'fair',
  expected: {
    range: [20, 42],
    score: 30,
    causes: ['title/missing', 'h1/missing', 'desc/missing'],
    reasons:
      'A broken theme: good long posts, but no page has a title, a heading or a description. Google has to guess what each is about, and every result shows a guess.',
  },
});
