import { buildSite } from '../../builder/build-site.js';
import { pageHtml } from '../../builder/page-html.js';
import { pickSubjects, soundSite } from '../../builder/sound-site.js';
import { TEA } from '../../builder/vocabularies.js';

const NAME = 'single-page-app/menu-by-scripts';
const sound = soundSite({
  name: NAME,
  title: 'Leaf and Cup',
  vocabulary: TEA,
  topic: 'tea of small gardens',
  subjects: pickSubjects(TEA, 24),
});
const { origin, title, vocabulary, nav, footer } = sound;

/** The source holds texts and heads; menu, footer and lists of links come with the scripts. */
export const menuByScripts = buildSite({
  ...sound,
  name: NAME,
  nav: [],
  footer: [],
  pages: sound.pages.map((page) => ({ ...page, links: [] })),
  rendered: Object.fromEntries(
    sound.pages.map((page) => [page.path, pageHtml(page, { origin, name: title, vocabulary, nav, footer })]),
  ),
  expected: {
    range: [66, 84],
    score: 76,
    causes: ['link/raw-only-rendered'],
    reasons:
      'Texts, titles and data are all in the source and good. But not one link is: search engines that run scripts find the pages later, by the sitemap and after rendering, all others see pages that hang together by nothing.',
  },
});
