import type { HtmlFacts, Region } from '../../../domain/seo/artifacts/html.js';
import type { Attributes } from './attributes.js';
import { CLOSE_HANDLERS, OPEN_HANDLERS } from './element-handlers.js';
import { PageParts } from './page-facts.js';
import type { TextPlace } from './text-collector.js';

const VISIBLE = /\S/;
/** Regions that repeat over a site; their text is not what the page is about. */
const FRAME: ReadonlySet<Region> = new Set(['header', 'nav', 'footer', 'aside']);

/** Walks the events of one page and hands each to the collectors concerned. No tree is built. */
export class PageExtractor {
  doctype: HtmlFacts['doctype'] = 'none';
  readonly source = { text: '', at: 0 };
  readonly parts: PageParts;

  /** With `shownOnly`, text that is hidden by the page's own HTML, or from screen readers, is left out. */
  constructor(
    pageUrl: string,
    private readonly shownOnly = false,
  ) {
    this.parts = new PageParts(pageUrl);
  }

  get depth(): number {
    return this.parts.elements.depth;
  }

  onprocessinginstruction(name: string, text: string): void {
    // A doctype behind the first element is ignored by parsers (HTML 13.2.6.4.7).
    if (name !== '!doctype' || this.parts.elements.count > 0 || this.doctype !== 'none') return;
    this.doctype = /^!doctype\s+html\s*(?:system\s+["']about:legacy-compat["']\s*)?$/i.test(text) ? 'html' : 'legacy';
  }

  onopentag(name: string, attributes: Attributes): void {
    const { elements, head, census, anchors } = this.parts;
    const wasInert = elements.isInert;
    const isInHeadNoscript = wasInert && head.inHead && elements.name === 'noscript';
    const traits = elements.push(name, attributes);
    if (!wasInert || isInHeadNoscript) head.open(name, traits, attributes, isInHeadNoscript);
    if (elements.isInert) return;
    census.element(name, traits, attributes);
    if (traits.block) this.parts.breakText();
    if (anchors.isOpen && name !== 'a') anchors.inner(attributes);
    if (!elements.isForeign) OPEN_HANDLERS.get(name)?.(this.parts, attributes, name);
    else if (name === 'svg') this.openSvg();
    else if (name === 'math') anchors.otherContent();
  }

  onclosetag(name: string, isImplied: boolean): void {
    const { elements, head } = this.parts;
    if (name === 'svg' && !elements.isInert) this.parts.svgs.close(this.source);
    const isCounted = !elements.isInert && !elements.isForeign;
    const traits = elements.pop();
    if (!isCounted) return;
    if (traits.block) this.parts.breakText();
    if (name === 'head') head.closeHead(isImplied);
    else if (name === 'html') head.closeRoot();
    else CLOSE_HANDLERS.get(name)?.(this.parts);
  }

  onheadingend(): void {
    const { elements, headings } = this.parts;
    if (!elements.isInert && !elements.isForeign) headings.close();
  }

  ontext(text: string): void {
    const { parts } = this;
    if (parts.elements.isInert) {
      this.inertText(text);
    } else if (parts.elements.isSilent) {
      this.silentText(text);
    } else {
      if (parts.head.inHead) {
        if (!VISIBLE.test(text)) return;
        parts.head.text();
      }
      this.visibleText(text);
    }
  }

  /** Closes what the page left open. */
  finish(): void {
    this.parts.anchors.close();
    this.parts.headings.close();
    this.parts.forms.closeButton();
  }

  private openSvg(): void {
    this.parts.anchors.otherContent();
    this.parts.svgs.open(this.source.at);
  }

  private visibleText(text: string): void {
    const { parts } = this;
    if (!this.isLeftOut()) parts.text.add(text, placeOf(parts.elements.region), parts.elements.isCode);
    parts.anchors.text(text);
    parts.headings.text(text);
    parts.forms.buttonText(text);
    parts.times.text(text);
  }

  /** Hidden from readers or from screen readers, where a text for people is wanted. */
  private isLeftOut(): boolean {
    const { elements } = this.parts;
    return this.shownOnly && (elements.isHidden || elements.isAriaHidden);
  }

  private inertText(text: string): void {
    const { elements, head } = this.parts;
    if (head.inHead && elements.name === 'noscript' && VISIBLE.test(text)) head.noscriptText();
  }

  private silentText(text: string): void {
    const { parts } = this;
    const { name } = parts.elements;
    if (parts.elements.isForeign) {
      // The title of an inline svg names the button or link around it (SVG-AAM), and nothing else here.
      if (name === 'title') {
        parts.forms.buttonText(text);
        parts.anchors.innerLabel(text);
      }
    } else if (name === 'script') parts.scripts.text(text);
    else if (name === 'style') parts.inlineStyleChars += text.length;
    else if (name === 'title') parts.headElements.titleText(text);
  }
}

function placeOf(region: Region): TextPlace {
  if (region === 'main') return 'main';
  return FRAME.has(region) ? 'frame' : 'other';
}
