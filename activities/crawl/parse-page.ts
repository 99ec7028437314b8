import type { HtmlFacts } from '../../domain/seo/artifacts.js';
import { decodeBody } from './decode-charset.js';
import { BoundedParser } from './html/bounded-parser.js';
import { ownString } from './html/own-string.js';
import { PageExtractor } from './html/page-extractor.js';
import { keywordUses } from './text/keyword-uses.js';
import { measureText } from './text/text-facts.js';

export { looksLikeHtml } from './sniff-html.js';

export interface ParsePageInput {
  /** Normalised URL the body came from. */
  url: string;
  /** Decompressed body, possibly cut at the crawl's limit. */
  body: Buffer;
  /** The Content-Type header as sent. */
  contentType: string | null;
  /** Words or phrases whose use on the page is counted. */
  targetKeywords: readonly string[];
}

/**
 * Reads one page in one pass, without building a tree. Never throws for what a page contains: broken markup is read as
 * browsers read it. Nothing in the answer holds on to the body.
 */
export function parsePage(input: ParsePageInput): HtmlFacts {
  const { text, charset } = decodeBody(input.body, input.contentType);
  const page = new PageExtractor(input.url);
  const parser = new BoundedParser(page);
  parser.write(text);
  parser.end();
  page.finish();
  const { facts, words } = measureText({ main: page.text.mainText, rest: page.text.restText, lang: page.lang });
  return {
    ...gatherFacts(page),
    charset,
    text: facts,
    keywords: keywordUses(input.targetKeywords, {
      title: page.headElements.titles[0]?.text ?? '',
      description: descriptionOf(page),
      h1: page.headings.headings.find((heading) => heading.level === 1)?.text ?? '',
      url: input.url,
      body: words,
    }),
  };
}

function descriptionOf(page: PageExtractor): string {
  const { metas } = page.headElements;
  return metas.find((meta) => meta.kind === 'name' && meta.key === 'description')?.content ?? '';
}

function gatherFacts(page: PageExtractor): Omit<HtmlFacts, 'charset' | 'text' | 'keywords'> {
  const { headElements, forms, census } = page;
  return {
    doctype: page.doctype,
    lang: page.lang === null ? null : ownString(page.lang),
    base: headElements.base,
    titles: headElements.titles,
    metas: headElements.metas,
    links: headElements.links,
    headings: page.headings.headings,
    anchors: page.anchors.anchors,
    images: page.images.images,
    pictures_without_img: page.images.picturesWithoutImage,
    scripts: page.scripts.scripts,
    inline_style_chars: page.inlineStyleChars,
    iframes: page.frames.iframes,
    forms: forms.forms,
    unlabelled_inputs: forms.unlabelledInputs(),
    unnamed_buttons: forms.unnamedButtons,
    plugins: census.plugins,
    media: { videos: census.videos, audios: census.audios },
    main_landmarks: census.mainLandmarks,
    json_ld: page.scripts.blocks,
    microdata_types: [...census.microdataTypes],
    rdfa_types: [...census.rdfaTypes],
    dom: gatherDom(page),
    times: page.times.times,
  };
}

function gatherDom({ elements, head, census, frames }: PageExtractor): HtmlFacts['dom'] {
  return {
    nodes: elements.count,
    max_depth: elements.maxDepth,
    max_children: elements.maxChildren,
    head_tags: head.headTags,
    body_tags: head.bodyTags,
    head_ended_by: head.endedBy,
    duplicate_ids: census.duplicateIds,
    ids: census.ids,
    deprecated_elements: [...census.deprecated],
    frames: frames.frames,
  };
}
