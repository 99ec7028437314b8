import { type ChildNode, DomHandler } from 'domhandler';
import { writeText } from '../../../domain/base/text/write-text.js';
import { BoundedParser, type ElementHandler } from '../html/bounded-parser.js';

/** A page with more elements and texts than this is no page for people; its tree would take hundreds of megabytes. */
const MAX_NODES = 300_000;

/** The document has more nodes than are kept. */
export class TooManyNodesError extends Error {
  override readonly name = 'TooManyNodesError';
}

/**
 * The tree of a document, for selectors. Built from the tags as they are written: elements that browsers add, such as a
 * tbody, are not there.
 * @throws TooManyNodesError
 */
export function buildDom(html: string): ChildNode[] {
  const builder = new DomBuilder();
  new BoundedParser(builder).read(html);
  return builder.dom;
}

class DomBuilder extends DomHandler implements ElementHandler {
  readonly source = { text: '', at: 0 };
  private nodes = 0;

  /** The document itself is on the stack, too. */
  get depth(): number {
    return this.tagStack.length - 1;
  }

  onheadingend(): void {
    // The parser closes what its own rules close; that is enough for selectors.
  }

  protected override addNode(node: ChildNode): void {
    this.nodes++;
    if (this.nodes > MAX_NODES) throw new TooManyNodesError(writeText`More than ${MAX_NODES} nodes`);
    super.addNode(node);
  }
}
