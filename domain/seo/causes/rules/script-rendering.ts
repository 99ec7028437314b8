import { writeText } from '../../../base/text/write-text.js';
import type { SiteArtifacts } from '../../checks/check.js';
import { type ComparedPage, comparedPages } from '../../site/compared-pages.js';
import { findScriptedLinks } from '../../site/scripted-links.js';
import { isHtml200Summary } from '../../site/summary-state.js';
import type { Thresholds } from '../../thresholds.js';
import type { CauseRule } from '../cause-rule.js';

/** Link findings when scripts have not run. */
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
/** Text findings when scripts have not run. */
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

const ANY =
  'Crawlers that do not run scripts cannot follow such links or read such text, and search engines that do find the pages later. What looks like orphan, dead-end or thin pages in the source follows from it.';
const RENDER =
  'Render the pages on the server, or generate them when the site is built, so that the source holds text and links.';
/** By what is missing; the loss is that of a page. */
const WORDS = {
  both: {
    title: 'Links and text exist only after scripts have run',
    why: ANY,
    step: RENDER,
    loss: 0.6,
    effort_hours: 40,
  },
  text: { title: 'Texts exist only after scripts have run', why: ANY, step: RENDER, loss: 0.6, effort_hours: 40 },
  links: {
    title: 'Menu and links exist only after scripts have run',
    why: ANY,
    step: 'Send the navigation and lists as <a href="…"> in the source of every page: on the server, or generated when the site is built.',
    loss: 0.35,
    effort_hours: 12,
  },
} as const;
/** The texts have links of their own: pages are found by them. */
const MENU = {
  title: 'The menu exists only after scripts have run',
  why: 'The menu tells search engines on every page which pages matter. Crawlers that do not run scripts never see it, and search engines that do follow its links later.',
  step: 'Send the menu as <a href="…"> in the source of every page: on the server, or generated when the site is built.',
  loss: 0.2,
  effort_hours: 8,
} as const;

/** Menus or texts that exist only after scripts have run: what the source seems to lack follows from it. */
export const scriptRendering: CauseRule = {
  id: 'links/script-rendering',
  level: 'links',
  component: 'technical_seo',
  lead_check_ids: ['link/raw-only-rendered', 'content/needs-javascript', 'ai/content-without-js'],
  check_ids: [...ABOUT_LINKS, ...ABOUT_TEXT],
  detect(site, thresholds) {
    const compared = comparedPages(site);
    const scripted = findScriptedLinks(compared, thresholds).sort((one, other) => other.share - one.share);
    const withoutText = compared.filter((page) => lacksText(page, thresholds));
    const hidesLinks = compared.length > 0 && scripted.length > compared.length * MOST;
    const hidesText = compared.length > 0 && withoutText.length > compared.length * MOST;
    const [worst] = scripted;
    const first = hidesText ? withoutText[0] : worst?.page;
    if (!first || (!hidesLinks && !hidesText)) return null;
    const menu = !hidesText && scripted.every(({ what }) => what === 'menu') ? worst : undefined;
    const missing = menu
      ? writeText`${menu.missing} of ${menu.all} links of the menu are missing in the source`
      : describe(first);
    const { title, why, step, loss, effort_hours } = menu
      ? MENU
      : WORDS[hidesText ? (hidesLinks ? 'both' : 'text') : 'links'];
    return {
      title,
      why,
      steps: [step, `Compare the source of ${first.url} with what a browser shows: ${missing}.`],
      pages: site.pages.filter(isHtml200Summary).map(({ url }) => url),
      sample: `${first.url}: ${missing}`,
      loss,
      certainty: 0.6,
      effort_hours,
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
  return writeText`${links.only_rendered_count} of ${links.rendered} internal links and ${Math.max(0, rendered.text.total_word_count - raw.text.total_word_count)} of ${rendered.text.total_word_count} words are missing in the source`;
}

function templateOf({ pages }: SiteArtifacts) {
  return { pattern: '/*', pages: pages.filter(isHtml200Summary).length, line: null, change: null };
}
