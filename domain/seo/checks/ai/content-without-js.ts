import { writeText } from '../../../base/text/write-text.js';
import type { PageCheck } from '../check.js';

const MIN_WORDS = 50;
const MIN_MAIN_WORDS = 20;
/** Where the usual frameworks put the page they render. */
const MOUNT_IDS: readonly string[] = ['root', 'app', '__next', '__nuxt', 'main-app', 'svelte', 'q-app', '___gatsby'];

export const aiContentWithoutJs: PageCheck = {
  id: 'ai/content-without-js',
  severity: 'medium',
  component: 'technical_seo',
  scope: 'page',
  applies_to: 'html200',
  title: 'No content without JavaScript',
  why: 'Most AI agents and some crawlers do not run scripts: to them the page is empty. Search engines that do may come back for it much later.',
  fix: 'Render the main content on the server, or generate it when the site is built.',
  reference: 'https://developers.google.com/search/docs/crawling-indexing/javascript/javascript-seo-basics',
  effort_hours: 16,
  judge({ url, html }) {
    if (!html || html.text.total_word_count >= MIN_WORDS || html.text.word_count >= MIN_MAIN_WORDS) return [];
    if (!html.scripts.some((script) => script.src !== null)) return [];
    const mount = html.dom.ids.find((id) => MOUNT_IDS.includes(id.toLowerCase()));
    // A page with links of its own is just short; a shell has nothing but the place to put the page.
    if (mount === undefined && (html.anchors.length > 0 || html.images.length > 0)) return [];
    const observed = writeText`${html.text.word_count} words in the source${mount === undefined ? '' : `, an element #${mount} to fill`}`;
    return [{ url, observed, expected: 'the main text in the source', where: 'main text' }];
  },
};
