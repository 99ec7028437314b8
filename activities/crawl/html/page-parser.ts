import type { AttributeName, Attributes } from './attributes.js';
import { HtmlScanner, type TokenSink } from './html-scanner.js';
import { IMPLIED_END_TAGS } from './implied-end-tags.js';
import { SVG_NAMES } from './svg-names.js';

/** Chromium's own limit (kMaximumHTMLParserDOMTreeDepth); deeper elements become siblings. */
const MAX_DEPTH = 512;

const VOID = new Set(
  'area base basefont br col command embed frame hr img input isindex keygen link meta param source track wbr'.split(
    ' ',
  ),
);
/** Their content is not markup, so they cannot nest, and cutting them off would spill it into the text. */
const RAW_TEXT = new Set(['script', 'style', 'title', 'textarea', 'iframe', 'noembed', 'noframes', 'xmp', 'plaintext']);
/** Inside these, parsing continues as HTML in the middle of svg or math (HTML 13.2.6.5). */
const INTEGRATION_POINTS = new Set([
  'mi',
  'mo',
  'mn',
  'ms',
  'mtext',
  'annotation-xml',
  'foreignObject',
  'desc',
  'title',
]);
const HEADINGS = new Set(['h1', 'h2', 'h3', 'h4', 'h5', 'h6']);

const NO_ATTRIBUTES: Attributes = Object.freeze({});

/** What is done with the elements of a page. */
export interface PageHandler {
  /** Elements open at the moment. */
  readonly depth: number;
  /** The text that is read, and where in it the last tag is: the start of a start tag, the end of an end tag's name. */
  readonly source: { text: string; at: number };
  /** The attributes are those of the one tag: they are not to be kept. */
  onopentag(name: string, attributes: Attributes): void;
  onclosetag(name: string, isImplied: boolean): void;
  ontext(text: string): void;
  onprocessinginstruction(name: string, text: string): void;
  /** An end tag of any heading: it ends the heading that is open, of whatever level (HTML 13.2.6.4.7). */
  onheadingend(): void;
}

type Namespace = 'html' | 'svg' | 'math';

/**
 * Reads a whole page and reports its elements, by the same rules as htmlparser2: which end tags are implied, which are
 * ignored, what svg and math change. Nesting is bounded: beyond the limit an element is closed where it opens.
 */
export class PageParser implements TokenSink {
  /** Names of the open elements, the innermost last. */
  private readonly stack: string[] = [];
  private readonly namespaces: Namespace[] = ['html'];
  private isTooDeep = false;
  private name = '';
  /** The tag is ignored: a form in a form. */
  private isIgnored = false;
  private attributes: Partial<Record<AttributeName, string>> | null = null;

  constructor(private readonly handler: PageHandler) {}

  read(text: string): void {
    this.handler.source.text = text;
    new HtmlScanner(this).scan(text);
    for (let at = this.stack.length - 1; at >= 0; at--) this.handler.onclosetag(this.stack[at] ?? '', true);
    this.handler.source.text = '';
  }

  get isForeign(): boolean {
    return this.namespaces[this.namespaces.length - 1] !== 'html';
  }

  onText(text: string): void {
    this.handler.ontext(text);
  }

  onCdata(text: string): void {
    if (this.isForeign) this.handler.ontext(text);
  }

  onDoctype(text: string): void {
    this.handler.onprocessinginstruction('!doctype', `!${text}`);
  }

  onTagStart(name: string, start: number): void {
    this.isTooDeep = this.handler.depth >= MAX_DEPTH;
    this.handler.source.at = start;
    this.open(this.adjustName(name));
  }

  onAttribute(name: AttributeName, value: string): void {
    if (this.isIgnored) return;
    if (this.attributes === null) this.attributes = { [name]: value };
    else if (this.attributes[name] === undefined) this.attributes[name] = value;
  }

  onTagEnd(isSelfClosing: boolean): void {
    if (isSelfClosing && this.isForeign) this.closeCurrent(false);
    else this.endTag();
  }

  onEndTag(written: string, end: number): void {
    const { handler } = this;
    this.isTooDeep = false;
    handler.source.at = end + 1;
    // Passed over below where another level is open, which would make a heading of all that follows.
    if (HEADINGS.has(written)) handler.onheadingend();
    const name = this.adjustName(written);
    if (!VOID.has(name)) this.close(name);
    else if (name === 'br') {
      handler.onopentag('br', NO_ATTRIBUTES);
      handler.onclosetag('br', false);
    }
  }

  private adjustName(name: string): string {
    const { namespaces } = this;
    if (namespaces.length === 1) return name === 'image' ? 'img' : name;
    const namespace = namespaces[namespaces.length - 1];
    const adjusted = SVG_NAMES.get(name);
    if (namespace === 'svg') return adjusted ?? name;
    // An end tag in the element's own content, such as that of foreignObject.
    if (adjusted !== undefined && this.stack.includes(adjusted)) return adjusted;
    return namespace === 'html' && name === 'image' ? 'img' : name;
  }

  private isVoid(name: string): boolean {
    return VOID.has(name) || (this.isTooDeep && !RAW_TEXT.has(name));
  }

  private open(name: string): void {
    this.name = name;
    this.attributes = null;
    // A form in a form is ignored (HTML 13.2.6.4.7).
    this.isIgnored = name === 'form' && this.stack.includes('form');
    if (this.isIgnored) {
      this.name = '';
      return;
    }
    const closes = IMPLIED_END_TAGS.get(name);
    if (closes) while (closes.has(this.stack[this.stack.length - 1] ?? '')) this.pop(true);
    if (this.isVoid(name)) return;
    this.stack.push(name);
    if (name === 'svg' || name === 'math') this.namespaces.push(name);
    else if (INTEGRATION_POINTS.has(name)) this.namespaces.push('html');
  }

  private endTag(): void {
    const { name, attributes, isIgnored } = this;
    this.name = '';
    if (!isIgnored) this.handler.onopentag(name, attributes ?? NO_ATTRIBUTES);
    if (this.isVoid(name)) this.handler.onclosetag(name, true);
  }

  private close(name: string): void {
    const place = this.stack.lastIndexOf(name);
    if (place !== -1) {
      while (this.stack.length > place + 1) this.pop(true);
      this.pop(false);
    } else if (name === 'p') {
      // An end tag without a start tag is an empty paragraph (HTML 13.2.6.4.7).
      this.open('p');
      this.closeCurrent(true);
    }
  }

  private closeCurrent(isImplied: boolean): void {
    const { name } = this;
    this.endTag();
    if (this.stack[this.stack.length - 1] === name) this.pop(!isImplied);
  }

  private pop(isImplied: boolean): void {
    const name = this.stack.pop() ?? '';
    if (name === 'svg' || name === 'math' || INTEGRATION_POINTS.has(name)) this.namespaces.pop();
    this.handler.onclosetag(name, isImplied);
  }
}
