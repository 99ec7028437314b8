import { plural } from '../base/text/plural.js';
import { writeText } from '../base/text/write-text.js';

/**
 * Whether links and content come from the document after its scripts have run. `auto` decides by a sample of the site's
 * pages, source against rendered.
 */
export const RENDER_MODES = ['never', 'auto', 'always'] as const;
export type RenderMode = (typeof RENDER_MODES)[number];

/** One page of the sample: distinct internal links and words of the text, in the source and after scripts. */
export interface RenderSample {
  url: string;
  raw_links: number;
  rendered_links: number;
  raw_words: number;
  rendered_words: number;
}

export interface RenderDecision {
  rendered: boolean;
  /** Why, in one sentence. */
  reason: string;
  sample: RenderSample[];
}

/** How a crawl was read. */
export interface CrawlRendering extends RenderDecision {
  mode: RenderMode;
  pages_rendered: number;
  /** Pages that could not be rendered: they are read by their source. */
  pages_failed: number;
}

/** Fewer links or words than these come and go with banners and counters. */
const MIN_LINKS = 3;
const MIN_WORDS = 50;
/** A fifth more links, or half as many words again, is another page than the source shows. */
const LINK_GROWTH = 1.2;
const WORD_GROWTH = 1.5;

/** What a sample says about the site: one page whose links or text exist only after scripts is enough. */
export function decideRendering(sample: readonly RenderSample[]): RenderDecision {
  const pages = [...sample];
  if (pages.length === 0)
    return { rendered: false, reason: 'No page could be compared with its rendered form.', sample: pages };
  const links = pages.find(addsLinks);
  if (links) {
    const reason = writeText`Scripts add links: ${links.url} has ${plural(links.raw_links, 'internal link')} in its source and ${links.rendered_links} after its scripts have run.`;
    return { rendered: true, reason, sample: pages };
  }
  const words = pages.find(addsWords);
  if (words) {
    const reason = writeText`Scripts add content: ${words.url} has ${plural(words.raw_words, 'word')} in its source and ${words.rendered_words} after its scripts have run.`;
    return { rendered: true, reason, sample: pages };
  }
  const reason = `On ${plural(pages.length, 'sampled page')} the source holds the links and the text that the rendered page shows.`;
  return { rendered: false, reason, sample: pages };
}

function addsLinks({ raw_links, rendered_links }: RenderSample): boolean {
  return rendered_links >= raw_links + MIN_LINKS && rendered_links > raw_links * LINK_GROWTH;
}

function addsWords({ raw_words, rendered_words }: RenderSample): boolean {
  return rendered_words >= raw_words + MIN_WORDS && rendered_words > raw_words * WORD_GROWTH;
}
