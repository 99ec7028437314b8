import { BARE_HEADERS, buildSite } from '../../builder/build-site.js';
import type { PageSpec } from '../../builder/page-html.js';
import { GARDEN } from '../../builder/vocabularies.js';

const page = (path: string, title: string, text: string): PageSpec => ({
  path,
  topic: title,
  title,
  main: `<h1>${title}</h1><p>${text}</p>`,
});
const ALL: readonly (readonly [string, string])[] = [
  ['/', 'Home'],
  ['/hello-world/', 'Hello world!'],
  ['/sample-page/', 'Sample Page'],
  ['/uncategorized/', 'Uncategorized'],
];

export const defaultTheme = buildSite({
  name: 'staging/default-theme',
  origin: 'https://my-new-site.example',
  title: 'My New Site',
  vocabulary: GARDEN,
  nav: ALL,
  headers: BARE_HEADERS,
  pages: [
    page('/', 'Home', 'Just another site. Welcome to your new site.'),
    page('/hello-world/', 'Hello world!', 'Welcome. This is your first post. Edit or delete it, then start writing!'),
    page(
      '/sample-page/',
      'Sample Page',
      'This is an example page. It is different from a blog post because it will stay in one place and will show up in your site navigation.',
    ),
    page('/uncategorized/', 'Uncategorized', 'Hello world! Welcome. This is your first post.'),
  ],
  every: { description: null, open_graph: false },
  pace: 'fair',
  expected: {
    range: [2, 22],
    score: 13,
    causes: ['content/thin', 'title/placeholder', 'desc/missing'],
    reasons: 'A fresh installation: the sample post, the sample page, no word about what the site is for.',
  },
});
