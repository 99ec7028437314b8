import { type Handler, Parser } from 'htmlparser2';

/** Chromium's own limit (kMaximumHTMLParserDOMTreeDepth); deeper elements become siblings. */
const MAX_DEPTH = 512;

/** Their content is not markup, so they cannot nest, and cutting them off would spill it into the text. */
const RAW_TEXT = new Set(['script', 'style', 'title', 'textarea', 'iframe', 'noembed', 'noframes', 'xmp', 'plaintext']);

export interface ElementHandler
  extends Pick<Handler, 'onopentag' | 'onclosetag' | 'ontext' | 'onprocessinginstruction'> {
  /** Elements open at the moment. */
  readonly depth: number;
  /** The text that is read, and where in it the last tag is: the start of a start tag, the end of an end tag's name. */
  readonly source: { text: string; at: number };
  /** An end tag of any heading: it ends the heading that is open, of whatever level (HTML 13.2.6.4.7). */
  onheadingend(): void;
}

const HEADING = /^h[1-6]$/i;

/**
 * htmlparser2 with bounded nesting, for trees; pages are read by PageParser, by the same rules. Its element stack is an
 * array used from the front, so that a page of a million unclosed tags would take time by the square of its size; beyond
 * the limit an element is closed where it opens.
 */
export class BoundedParser extends Parser {
  private isTooDeep = false;
  private text = '';

  constructor(private readonly handler: ElementHandler) {
    super(handler);
  }

  /** Reads a whole page. */
  read(text: string): void {
    this.text = text;
    this.handler.source.text = text;
    this.write(text);
    this.end();
    this.text = '';
    this.handler.source.text = '';
  }

  override onopentagname(start: number, endIndex: number): void {
    this.isTooDeep = this.handler.depth >= MAX_DEPTH;
    this.handler.source.at = start - 1;
    super.onopentagname(start, endIndex);
  }

  override onclosetag(start: number, endIndex: number): void {
    this.isTooDeep = false;
    this.handler.source.at = endIndex + 1;
    // htmlparser2 passes over "</h2>" behind "<h1>", which would make a heading of all that follows.
    if (endIndex - start === 2 && HEADING.test(this.text.slice(start, endIndex))) this.handler.onheadingend();
    super.onclosetag(start, endIndex);
  }

  protected override isVoidElement(name: string): boolean {
    return super.isVoidElement(name) || (this.isTooDeep && !RAW_TEXT.has(name));
  }
}
