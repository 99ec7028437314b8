import { buildSite } from '../../builder/build-site.js';
import { pageHtml } from '../../builder/page-html.js';
import { linksTo } from '../../builder/pages-about.js';
import { pickSubjects, soundSite } from '../../builder/sound-site.js';
import { FURNITURE } from '../../builder/vocabularies.js';

const NAME = 'single-page-app/popular-by-scripts';
const sound = soundSite({
  name: NAME,
  title: 'Ash Row',
  vocabulary: FURNITURE,
  topic: 'furniture from Ash Row',
  subjects: pickSubjects(FURNITURE, 24),
});
const { origin, title, vocabulary, nav, footer, pages } = sound;
const popular = linksTo(pages.slice(12, 16));

/** "Others have bought": the same four products under every page, by a script; the start page links to them, too. */
export const popularByScripts = buildSite({
  ...sound,
  name: NAME,
  rendered: Object.fromEntries(
    pages.map((page) => [
      page.path,
      pageHtml(
        { ...page, links: [...(page.links ?? []), ...popular] },
        { origin, name: title, vocabulary, nav, footer },
      ),
    ]),
  ),
  expected: {
    range: [88, 100],
    score: 93,
    causes: [],
    reasons:
      'Nothing is wrong here: menu, footer and lists are in the source, and a script adds four products that others have bought. Nobody needs these four links to find the products.',
  },
});
