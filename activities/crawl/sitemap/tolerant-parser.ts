import sax from 'sax';
import { unmarkBare } from './bare-ampersand.js';
import type { XmlAttributes, XmlHandler } from './xml-handler.js';

/** For files made to use up time. */
const MAX_ERRORS = 10_000;
/** Only XML's own five entities are known, not HTML's. */
const OPTIONS = { strictEntities: true, position: true };

const DEFINES = /\[|^\s*urlset\s+(?:SYSTEM|PUBLIC)\b|^\s*sitemapindex\s+(?:SYSTEM|PUBLIC)\b/i;

export interface ParserHandler extends XmlHandler {
  /** `isFatal`: nothing sensible can be read any more. */
  fault(line: number, message: string, isFatal: boolean): void;
}

/** Parses any markup, well-formed or not: errors are reported, and parsing continues after them. */
export class TolerantParser {
  private readonly parser = sax.parser(true, OPTIONS);
  private errors = 0;
  /** True while it is fed markup that was already reported. */
  private isMuted = false;
  /** How far it had read when a tag ended. */
  private tagEnd = -1;

  constructor(private readonly handler: ParserHandler) {
    this.parser.onerror = (error) => this.onError(error);
    this.parser.onopentag = ({ name, attributes }) => this.onOpen(name, plainValues(attributes));
    this.parser.onclosetag = (name) => this.onClose(name);
    this.parser.ontext = (text) => this.handler.text(text);
    // In CDATA a bare ampersand is right.
    this.parser.oncdata = (text) => this.handler.text(unmarkBare(text));
    this.parser.ondoctype = (text) => this.onDoctype(text);
    this.parser.onprocessinginstruction = ({ name }) => this.onInstruction(name);
  }

  /** Line reached, counted from one. */
  get line(): number {
    return this.parser.line + 1;
  }

  /** The last thing read was a whole tag. */
  get isBehindTag(): boolean {
    return this.parser.position === this.tagEnd;
  }

  write(text: string): void {
    if (text !== '') this.attempt(() => this.parser.write(text));
  }

  close(): void {
    this.attempt(() => this.parser.close());
  }

  /** Skips markup that another parser has read, up to this line, with these elements open in addition to its own. */
  skipTo(line: number, openNames: readonly string[]): void {
    this.isMuted = true;
    this.write(openNames.map((name) => `<${name}>`).join(''));
    this.isMuted = false;
    this.parser.line = line - 1;
  }

  /** sax stumbles over attributes named like methods of Object; what it throws ends the reading, not the caller. */
  private attempt(step: () => void): void {
    try {
      step();
    } catch {
      // sax throws plain Errors for input it can't handle, which no type distinguishes from others.
      this.handler.fault(this.line, 'the markup cannot be read', true);
    }
  }

  private onError(error: Error): void {
    const isFatal = ++this.errors > MAX_ERRORS || error.message.startsWith('Max buffer');
    this.handler.fault(this.line, messageOf(error), isFatal);
    // sax does not continue while it holds an error.
    this.parser.resume();
  }

  /** XML 1.0, 2.8: the declaration is the very first thing in a file, or the file is not well-formed. */
  private onInstruction(name: string): void {
    if (name !== 'xml' || this.parser.startTagPosition <= 1) return;
    const message = 'the XML declaration is not at the very start of the file';
    this.handler.fault(this.line, message, false);
  }

  /**
   * A definition could make any text of a reference, by fetching files or by expanding beyond all measure: it is refused.
   * A bare `<!DOCTYPE urlset>` defines nothing.
   */
  private onDoctype(text: string): void {
    if (!DEFINES.test(text)) return;
    const message =
      'the file has a document type definition (DTD), which a sitemap must not have; its entities are not read';
    this.handler.fault(this.line, message, false);
    this.handler.defines?.();
  }

  private onOpen(name: string, attributes: XmlAttributes): void {
    this.tagEnd = this.parser.position;
    if (!this.isMuted) this.handler.open(name, attributes, this.line);
  }

  private onClose(name: string): void {
    this.tagEnd = this.parser.position;
    this.handler.close(name, this.line);
  }
}

/** sax gives objects only when it minds namespaces, which it does not here. */
function plainValues(attributes: Readonly<Record<string, string | { value: string }>>): XmlAttributes {
  const plain: Record<string, string> = {};
  for (const [name, value] of Object.entries(attributes)) plain[name] = typeof value === 'string' ? value : value.value;
  return plain;
}

/** sax puts line and column into the lines below the first. */
function messageOf({ message }: Error): string {
  const first = (message.split('\n', 1)[0] ?? '').slice(0, 200);
  return first === 'Unclosed root tag' ? 'the file ends before its root element is closed' : first;
}
