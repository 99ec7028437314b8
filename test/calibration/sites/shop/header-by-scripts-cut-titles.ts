import { buildSite } from '../../builder/build-site.js';
import { pageHtml } from '../../builder/page-html.js';
import { linksTo } from '../../builder/pages-about.js';
import { pickSubjects, soundSite } from '../../builder/sound-site.js';
import { TEA } from '../../builder/vocabularies.js';

const NAME = 'shop/header-by-scripts-cut-titles';
const sound = soundSite({
  name: NAME,
  title: 'Second Flush',
  vocabulary: TEA,
  topic: 'teas of the second flush',
  subjects: pickSubjects(TEA, 32),
});
const { origin, title, vocabulary, nav } = sound;
const footer = [...sound.footer, ['/returns/', 'Returns'] as const, ['/shipping/', 'Shipping'] as const];
const RELATED = 10;
const TAIL = 'bought directly from the growers, with free shipping from thirty euros';

/** Good texts; a menu by script, two dead links in the footer, and half of the titles longer than a result shows. */
const pages = sound.pages.map((page, at) => {
  const related = [...sound.pages, ...sound.pages].slice(at + 1, at + 1 + RELATED);
  return {
    ...page,
    links: page.path === '/' ? (page.links ?? []) : linksTo(related),
    title: at % 2 === 1 ? `${page.topic}, ${TAIL} – Second Flush` : page.title,
  };
});

export const headerByScriptsCutTitles = buildSite({
  ...sound,
  name: NAME,
  nav: [],
  footer,
  pages,
  pace: 'fair',
  rendered: Object.fromEntries(
    pages.map((page) => [page.path, pageHtml(page, { origin, name: title, vocabulary, nav, footer })]),
  ),
  expected: {
    range: [62, 77],
    score: 70,
    causes: ['link/raw-only-rendered', 'title/long', 'link/broken-internal'],
    reasons:
      'The texts are what one would wish for, and they are found. But the menu exists only after a script has run, every other title is cut off in the results where the shop should be named, and each page links to terms of shipping and returns that are not there. Three errors of the template keep a good site from the first places.',
  },
});
