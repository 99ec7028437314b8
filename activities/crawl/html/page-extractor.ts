import type { HtmlFacts } from '../../../domain/seo/artifacts.js';
import { AnchorCollector } from './anchor-collector.js';
import type { Attributes } from './attributes.js';
import { DomCensus } from './dom-census.js';
import { FormCollector } from './form-collector.js';
import { FrameCollector } from './frame-collector.js';
import { HeadElements } from './head-elements.js';
import { HeadState } from './head-state.js';
import { HeadingCollector } from './heading-collector.js';
import { ImageCollector } from './image-collector.js';
import { LinkResolver } from './link-resolver.js';
import { OpenElements } from './open-elements.js';
import { ScriptCollector } from './script-collector.js';
import { TextCollector } from './text-collector.js';
import { TimeCollector } from './time-collector.js';

const VISIBLE = /\S/;
/** Regions that repeat over a site; their text is not what the page is about. */
const BOILERPLATE = new Set(['header', 'nav', 'footer', 'aside']);

/** Walks the events of one page and hands each to the collectors concerned. No tree is built. */
export class PageExtractor {
  doctype: HtmlFacts['doctype'] = 'none';
  lang: string | null = null;
  inlineStyleChars = 0;
  readonly resolver: LinkResolver;
  readonly elements = new OpenElements();
  readonly head = new HeadState();
  readonly headElements: HeadElements;
  readonly headings = new HeadingCollector();
  readonly anchors: AnchorCollector;
  readonly images: ImageCollector;
  readonly forms: FormCollector;
  readonly frames: FrameCollector;
  readonly scripts: ScriptCollector;
  readonly times = new TimeCollector();
  readonly census = new DomCensus();
  readonly text = new TextCollector();

  constructor(pageUrl: string) {
    this.resolver = new LinkResolver(pageUrl);
    this.headElements = new HeadElements(this.resolver);
    this.anchors = new AnchorCollector(this.resolver);
    this.images = new ImageCollector(this.resolver);
    this.forms = new FormCollector(this.resolver);
    this.frames = new FrameCollector(this.resolver);
    this.scripts = new ScriptCollector(this.resolver);
  }

  onprocessinginstruction(name: string, text: string): void {
    // A doctype behind the first element is ignored by parsers (HTML 13.2.6.4.7).
    if (name !== '!doctype' || this.elements.count > 0 || this.doctype !== 'none') return;
    this.doctype = /^!doctype\s+html\s*(?:system\s+["']about:legacy-compat["']\s*)?$/i.test(text) ? 'html' : 'legacy';
  }

  onopentag(name: string, attributes: Attributes): void {
    const { elements } = this;
    const wasInert = elements.isInert;
    const isInHeadNoscript = wasInert && elements.name === 'noscript';
    const traits = elements.push(name, attributes);
    if (!wasInert || isInHeadNoscript) this.head.open(name, traits, attributes, isInHeadNoscript);
    if (elements.isInert) return;
    this.census.element(name, traits, attributes);
    if (traits.block) this.text.break();
    if (elements.isForeign) {
      if (name === 'svg' || name === 'math') this.anchors.otherContent();
    } else this.openHtml(name, attributes);
  }

  onclosetag(name: string, isImplied: boolean): void {
    const { elements } = this;
    const isCounted = !elements.isInert && !elements.isForeign;
    const traits = elements.pop();
    if (!isCounted) return;
    if (traits.block) this.text.break();
    if (name === 'head') this.head.closeHead(isImplied);
    else this.closeHtml(name);
  }

  ontext(text: string): void {
    const { elements } = this;
    if (elements.isInert) return this.inertText(text);
    if (elements.isSilent) return this.silentText(text);
    if (this.head.inHead) {
      if (!VISIBLE.test(text)) return;
      this.head.text();
    }
    this.text.add(text, !BOILERPLATE.has(elements.region));
    this.anchors.text(text);
    this.headings.text(text);
    this.forms.buttonText(text);
    this.times.text(text);
  }

  /** Closes what the page left open. */
  finish(): void {
    this.anchors.close();
    this.headings.close();
    this.forms.closeButton();
  }

  private inertText(text: string): void {
    if (this.head.inHead && this.elements.name === 'noscript' && VISIBLE.test(text)) this.head.text();
  }

  private silentText(text: string): void {
    const { elements } = this;
    const { name } = elements;
    if (elements.isForeign) {
      // The title of an inline svg names the button around it (SVG-AAM), and nothing else here.
      if (name === 'title') this.forms.buttonText(text);
    } else if (name === 'script') this.scripts.text(text);
    else if (name === 'style') this.inlineStyleChars += text.length;
    else if (name === 'title') this.headElements.titleText(text);
  }

  private openHtml(name: string, attributes: Attributes): void {
    const { inHead } = this.head;
    switch (name) {
      case 'a':
        return this.anchors.open(attributes, this.elements.region);
      case 'img':
        return this.openImage(attributes);
      case 'h1':
      case 'h2':
      case 'h3':
      case 'h4':
      case 'h5':
      case 'h6':
        return this.headings.open(name);
      case 'meta':
        return this.headElements.meta(attributes, inHead);
      case 'link':
        return this.headElements.link(attributes, inHead);
      case 'script':
        return this.scripts.open(attributes, inHead);
      case 'title':
        return this.headElements.openTitle(inHead);
      case 'base':
        return this.headElements.baseElement(attributes);
      case 'html':
        this.lang ??= attributes['lang'] ?? attributes['xml:lang'] ?? null;
        return;
      default:
        return this.openRare(name, attributes);
    }
  }

  private openRare(name: string, attributes: Attributes): void {
    switch (name) {
      case 'form':
        return this.forms.openForm(attributes);
      case 'input':
      case 'select':
      case 'textarea':
        return this.forms.control(name, attributes, this.elements.isInLabel);
      case 'label':
        return this.forms.label(attributes);
      case 'button':
        return this.forms.openButton(attributes);
      case 'picture':
        return this.images.openPicture();
      case 'time':
        return this.times.open(attributes);
      case 'iframe':
      case 'frame':
      case 'frameset':
        return this.frames.open(name, attributes);
      case 'object':
      case 'embed':
      case 'applet':
        return this.census.plugin(name, attributes);
      case 'video':
      case 'audio':
        this.anchors.otherContent();
        return this.census.medium(name);
    }
  }

  private openImage(attributes: Attributes): void {
    const image = this.images.image(attributes, this.elements.isAriaHidden);
    if (!image) return;
    this.anchors.image(image);
    if (image.alt) {
      this.headings.alt(image.alt);
      this.forms.buttonText(image.alt);
    }
  }

  private closeHtml(name: string): void {
    switch (name) {
      case 'a':
        return this.anchors.close();
      case 'h1':
      case 'h2':
      case 'h3':
      case 'h4':
      case 'h5':
      case 'h6':
        return this.headings.close();
      case 'script':
        return this.scripts.close();
      case 'title':
        return this.headElements.closeTitle();
      case 'form':
        return this.forms.closeForm();
      case 'button':
        return this.forms.closeButton();
      case 'picture':
        return this.images.closePicture();
      case 'time':
        return this.times.close();
    }
  }
}
