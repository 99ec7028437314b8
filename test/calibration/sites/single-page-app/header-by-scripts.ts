import { buildSite } from '../../builder/build-site.js';
import { pageHtml } from '../../builder/page-html.js';
import { linksTo } from '../../builder/pages-about.js';
import { pickSubjects, soundSite } from '../../builder/sound-site.js';
import { LAMPS } from '../../builder/vocabularies.js';

const NAME = 'single-page-app/header-by-scripts';
const sound = soundSite({
  name: NAME,
  title: 'Bright Corner',
  vocabulary: LAMPS,
  topic: 'lamps for every corner',
  subjects: pickSubjects(LAMPS, 24),
});
const { origin, title, vocabulary, nav, footer, pages } = sound;

/** Every article names others: the site hangs together without its menu, which a script puts in. */
const RELATED = 10;
const linked = pages.map((page, at) =>
  page.path === '/' ? page : { ...page, links: linksTo([...pages, ...pages].slice(at + 1, at + 1 + RELATED)) },
);

export const headerByScripts = buildSite({
  ...sound,
  name: NAME,
  nav: [],
  pages: linked,
  rendered: Object.fromEntries(
    linked.map((page) => [page.path, pageHtml(page, { origin, name: title, vocabulary, nav, footer })]),
  ),
  expected: {
    range: [77, 89],
    score: 83,
    causes: ['link/raw-only-rendered'],
    reasons:
      'A sound shop whose menu is put in by a script on every page. Links in the texts and the footer lead to everything, so nothing is lost; but the links that say which pages matter come late to Google and never to other readers. One include of the template to move to the server.',
  },
});
