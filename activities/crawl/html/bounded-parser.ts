import { type Handler, Parser } from 'htmlparser2';

/** Chromium's own limit (kMaximumHTMLParserDOMTreeDepth); deeper elements become siblings. */
const MAX_DEPTH = 512;

/** Their content is not markup, so they cannot nest, and cutting them off would spill it into the text. */
const RAW_TEXT = new Set(['script', 'style', 'title', 'textarea', 'iframe', 'noembed', 'noframes', 'xmp', 'plaintext']);

export interface ElementHandler
  extends Pick<Handler, 'onopentag' | 'onclosetag' | 'ontext' | 'onprocessinginstruction'> {
  /** Elements open at the moment. */
  readonly depth: number;
}

/**
 * htmlparser2 with bounded nesting. Its element stack is an array used from the front, so that a page of a million
 * unclosed tags would take time by the square of its size; beyond the limit an element is closed where it opens.
 */
export class BoundedParser extends Parser {
  private isTooDeep = false;

  constructor(private readonly handler: ElementHandler) {
    super(handler);
  }

  override onopentagname(start: number, endIndex: number): void {
    this.isTooDeep = this.handler.depth >= MAX_DEPTH;
    super.onopentagname(start, endIndex);
  }

  override onclosetag(start: number, endIndex: number): void {
    this.isTooDeep = false;
    super.onclosetag(start, endIndex);
  }

  protected override isVoidElement(name: string): boolean {
    return super.isVoidElement(name) || (this.isTooDeep && !RAW_TEXT.has(name));
  }
}
