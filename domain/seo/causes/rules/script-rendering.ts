import type { SiteArtifacts } from '../../checks/check.js';
import { type ComparedPage, comparedPages } from '../../site/compared-pages.js';
import { findScriptedLinks } from '../../site/scripted-links.js';
import { isHtml200Summary } from '../../site/summary-state.js';
import type { Thresholds } from '../../thresholds.js';
import type { CauseRule } from '../cause-rule.js';

/** What is seen of links when scripts have not run. */
const ABOUT_LINKS: ReadonlySet<string> = new Set([
  'link/raw-only-rendered',
  'link/onclick-only',
  'crawl/orphan',
  'crawl/dead-end',
  'crawl/few-inlinks',
  'crawl/depth',
  'canonical/unlinked-target',
  'hreflang/unlinked',
]);
/** What is seen of texts when scripts have not run. */
const ABOUT_TEXT: ReadonlySet<string> = new Set([
  'content/needs-javascript',
  'ai/content-without-js',
  'content/thin',
  'content/thin-vs-siblings',
  'content/low-text-ratio',
  'content/duplicate-exact',
  'content/duplicate-near',
  'h1/missing',
  // What scripts change is the same in the source once the server renders it.
  'title/raw-rendered-differ',
  'canonical/raw-rendered-differ',
  'index/raw-rendered-robots-differ',
  'schema/only-after-render',
]);
const MOST = 0.5;

/** Menus or texts that exist only after scripts have run: what the source seems to lack follows from it. */
export const scriptRendering: CauseRule = {
  id: 'links/script-rendering',
  level: 'links',
  component: 'technical_seo',
  lead_check_ids: ['link/raw-only-rendered', 'content/needs-javascript', 'ai/content-without-js'],
  check_ids: [...ABOUT_LINKS, ...ABOUT_TEXT],
  detect(site, thresholds) {
    const compared = comparedPages(site);
    const scripted = findScriptedLinks(compared, thresholds);
    const withoutLinks = scripted.map(({ page }) => page);
    const withoutText = compared.filter((page) => lacksText(page, thresholds));
    const hidesLinks = compared.length > 0 && withoutLinks.length > compared.length * MOST;
    const hidesText = compared.length > 0 && withoutText.length > compared.length * MOST;
    const [first] = hidesText ? withoutText : withoutLinks;
    if (!first || (!hidesLinks && !hidesText)) return null;
    const isMenu = hidesLinks && !hidesText && scripted.every(({ what }) => what === 'menu');
    const what = hidesLinks ? (hidesText ? 'Links and text' : 'Menu and links') : 'Texts';
    return {
      title: isMenu ? 'The menu exists only after scripts have run' : `${what} exist only after scripts have run`,
      why: 'Crawlers that do not run scripts cannot follow such links or read such text, and search engines that do find the pages later. What looks like orphan, dead-end or thin pages in the source follows from it.',
      steps: [
        hidesText
          ? 'Render the pages on the server, or generate them when the site is built, so that the source holds text and links.'
          : 'Send the navigation and lists as <a href="…"> in the source of every page: on the server, or generated when the site is built.',
        `Compare the source of ${first.url} with what a browser shows: ${describe(first)}.`,
      ],
      pages: site.pages.filter(isHtml200Summary).map(({ url }) => url),
      sample: `${first.url}: ${describe(first)}`,
      loss: hidesText ? 0.6 : 0.35,
      certainty: 0.6,
      effort_hours: hidesText ? 40 : 12,
      page_to_edit: first.url,
      template: templateOf(site),
      snippets: [],
      explains: ({ check_id: id }) => (hidesLinks && ABOUT_LINKS.has(id)) || (hidesText && ABOUT_TEXT.has(id)),
    };
  },
};

function lacksText({ raw, rendered }: ComparedPage, thresholds: Thresholds): boolean {
  const { js_word_share: share, js_words: least } = thresholds;
  return rendered.text.word_count >= least && raw.text.total_word_count < rendered.text.total_word_count * share;
}

function describe({ raw, rendered, differences: { internal_links: links } }: ComparedPage): string {
  return `${links.only_rendered_count} of ${links.rendered} internal links and ${Math.max(0, rendered.text.total_word_count - raw.text.total_word_count)} of ${rendered.text.total_word_count} words are missing in the source`;
}

function templateOf({ pages }: SiteArtifacts) {
  return { pattern: '/*', pages: pages.filter(isHtml200Summary).length, line: null, change: null };
}
