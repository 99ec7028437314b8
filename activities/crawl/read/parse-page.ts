import type { HtmlFacts } from '../../../domain/seo/artifacts/html.js';
import { decodeCharset } from '../charset/decode-charset.js';
import { BoundedParser } from '../html/bounded-parser.js';
import { PageExtractor } from '../html/page-extractor.js';
import type { PageParts } from '../html/page-facts.js';
import { keywordUses } from '../text/keyword-uses.js';
import { findLeakedSecrets } from '../text/leaked-secrets.js';
import { findPlaceholderContacts } from '../text/placeholder-contacts.js';
import { measureText } from '../text/text-facts.js';

export { looksLikeHtml } from './sniff-html.js';

const MAX_CONTACTS = 10;

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
 * browsers read it. Nothing in the result keeps a reference to the body.
 */
export function parsePage(input: ParsePageInput): HtmlFacts {
  const { text, charset } = decodeCharset(input.body, input.contentType);
  const extractor = new PageExtractor(input.url);
  new BoundedParser(extractor).read(text);
  extractor.finish();
  const { parts, doctype } = extractor;
  const [main, uncoded, rest] = [parts.text.mainText, parts.text.uncodedMainText, parts.text.restText];
  const { facts, words } = measureText({ main, uncoded, rest, lang: parts.lang });
  const keywords = keywordUses(input.targetKeywords, {
    title: parts.headElements.titles[0]?.text ?? '',
    description: descriptionOf(parts),
    h1: parts.headings.headings.find((heading) => heading.level === 1)?.text ?? '',
    url: input.url,
    body: words,
  });
  const contacts = [...findPlaceholderContacts(uncoded, 'main'), ...findPlaceholderContacts(rest, 'frame')];
  return {
    doctype,
    ...gatherFacts(parts),
    charset,
    text: facts,
    keywords,
    placeholder_contacts: contacts.slice(0, MAX_CONTACTS),
    secrets: findLeakedSecrets(text),
  };
}

function descriptionOf({ headElements }: PageParts): string {
  const description = headElements.metas.find((meta) => meta.kind === 'name' && meta.key === 'description');
  return description?.content ?? '';
}

type MarkupFacts = Omit<HtmlFacts, 'doctype' | 'charset' | 'text' | 'keywords' | 'placeholder_contacts' | 'secrets'>;

function gatherFacts(page: PageParts): MarkupFacts {
  const { headElements, forms, census } = page;
  return {
    lang: page.lang,
    ...(page.isAmp ? { is_amp: true as const } : {}),
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
    unlabelled_inputs: forms.unlabeledInputs(),
    unnamed_buttons: forms.unnamedButtons,
    plugins: census.plugins,
    media: { videos: census.videos, audios: census.audios },
    main_landmarks: census.mainLandmarks,
    json_ld: page.scripts.blocks,
    microdata_types: [...census.microdataTypes],
    rdfa_types: [...census.rdfaTypes],
    dom: gatherDom(page),
    times: page.times.times,
    inline_svgs: page.svgs.drawings,
  };
}

function gatherDom({ elements, head, census, frames }: PageParts): HtmlFacts['dom'] {
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
