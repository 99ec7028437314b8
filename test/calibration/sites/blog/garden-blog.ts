import { buildSite } from '../../builder/build-site.js';
import { article, organization } from '../../builder/json-ld.js';
import type { PageSpec } from '../../builder/page-html.js';
import { GARDEN } from '../../builder/vocabularies.js';

const ORIGIN = 'https://garden-blog.example';
const SUBJECTS = GARDEN.nouns.flatMap((noun) => [`growing ${noun} in spring`, `caring for ${noun} in autumn`]);
const pathOf = (subject: string) => `/${subject.replaceAll(' ', '-')}/`;
const linksTo = (subjects: readonly string[]) => subjects.map((subject) => [pathOf(subject), subject] as const);

export const gardenBlog = buildSite({
  name: 'blog/garden-blog',
  origin: ORIGIN,
  title: 'Soil Diary',
  vocabulary: GARDEN,
  nav: [
    ['/', 'Home'],
    ['/spring/', 'Spring'],
    ['/autumn/', 'Autumn'],
    ['/about/', 'About'],
  ],
  footer: [['/privacy/', 'Privacy']],
  pages: [
    {
      path: '/',
      topic: 'a diary of one garden',
      words: 350,
      json_ld: [organization(ORIGIN, 'Soil Diary')],
      links: linksTo(SUBJECTS.slice(0, 10)),
    },
    {
      path: '/spring/',
      topic: 'what to do in the garden in spring',
      words: 350,
      links: linksTo(SUBJECTS.filter((_, at) => at % 2 === 0)),
    },
    {
      path: '/autumn/',
      topic: 'what to do in the garden in autumn',
      words: 350,
      links: linksTo(SUBJECTS.filter((_, at) => at % 2 === 1)),
    },
    ...SUBJECTS.map(
      (subject, at): PageSpec => ({
        path: pathOf(subject),
        topic: subject,
        words: 900,
        json_ld: [article(ORIGIN, pathOf(subject), subject)],
        body: '<p>By Jo Field, <time datetime="2026-03-02">2 March 2026</time></p>',
        images: [{ src: `/images/post-${at}.webp`, alt: `${subject}, seen from above` }],
        links: linksTo([1, 2, 3].map((step) => SUBJECTS[(at + step * 2) % SUBJECTS.length] ?? subject)),
      }),
    ),
    { path: '/about/', topic: 'who writes about this garden', words: 400 },
    { path: '/privacy/', topic: 'privacy in the soil diary', words: 400 },
  ],
  expected: {
    range: [88, 100],
    score: 93,
    causes: [],
    reasons:
      'Long articles of one author on one subject, each with its own title, description and article data, linked by season and among each other, quick.',
  },
});
