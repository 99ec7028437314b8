import { decideRendering, type RenderSample } from '../../crawl/crawl-rendering.js';
import type { SiteArtifacts } from '../checks/check.js';
import { comparedPages } from './compared-pages.js';

/** Rest on links that are not there. */
const LINK_CHECKS = [
  'crawl/orphan',
  'crawl/dead-end',
  'crawl/few-inlinks',
  'crawl/depth',
  'canonical/unlinked-target',
  'hreflang/unlinked',
  'link/only-nofollow-inlinks',
  'gsc/weak-internal-links',
  'gsc/not-crawled-with-traffic',
];
/** Rest on text that is not there. */
const TEXT_CHECKS = [
  'content/thin',
  'content/thin-vs-siblings',
  'content/low-text-ratio',
  'content/duplicate-exact',
  'content/duplicate-near',
  'h1/missing',
];

/**
 * Checks whose findings prove nothing on this site: its sources were read, and a sample of pages shows that scripts add
 * links or text. Empty where pages were rendered, or the sample shows no difference.
 */
export function unreliableChecks(
  site: Pick<SiteArtifacts, 'rendered'>,
  { isRendered }: { isRendered: boolean },
): { id: string; reason: string }[] {
  if (isRendered) return [];
  const { rendered, reason } = decideRendering(makeSample(site));
  if (!rendered) return [];
  const ids = reason.startsWith('Scripts add links') ? [...LINK_CHECKS, ...TEXT_CHECKS] : TEXT_CHECKS;
  const advice = 'Crawl the site with render "auto" or "always" to judge this.';
  return ids.map((id) => ({ id, reason: `not reliable without rendering. ${reason} ${advice}` }));
}

function makeSample(site: Pick<SiteArtifacts, 'rendered'>): RenderSample[] {
  return comparedPages(site).map(({ url, differences: { internal_links, word_count } }) => ({
    url,
    raw_links: internal_links.raw,
    rendered_links: internal_links.rendered,
    raw_words: word_count.raw,
    rendered_words: word_count.rendered,
  }));
}
