import { decodeHTMLStrict } from 'entities';
import sax from 'sax';

export type XmlAttributes = Readonly<Record<string, string>>;

export interface XmlHandler {
  open(name: string, attributes: XmlAttributes, line: number): void;
  text(text: string): void;
  close(name: string, line: number): void;
}

/** Real sitemaps nest four deep. Both bounds are for files made to use up memory or time. */
const MAX_DEPTH = 64;
const MAX_ERRORS = 10_000;

/** Only XML's own five entities are known; HTML's are none here. */
const OPTIONS = { strictEntities: true, position: true };

/** A noncharacter, which no text holds: stands for an ampersand that the author should have escaped. */
const BARE_AMPERSAND = '\ufdd0';
/** An ampersand that begins none of XML's own references. */
const UNESCAPED = /&(?!(?:amp|lt|gt|quot|apos|#[0-9]{1,7}|#x[0-9a-f]{1,6});)/gi;
/** The longest reference that one chunk may begin and the next end. */
const MAX_REFERENCE_CHARS = 11;

/**
 * Reads XML piece by piece and goes on after errors, the first of which is kept. Entities of a DOCTYPE are never
 * expanded, nothing is ever fetched, and unescaped ampersands are mended: see {@link mend}.
 */
export class XmlReader {
  /** First fault; lines count from one. */
  error: { line: number; message: string } | null = null;
  /** Nothing further will be read. */
  isStopped = false;
  private readonly parser: sax.SAXParser;
  private held = '';
  private depth = 0;
  private errors = 0;

  constructor(private readonly handler: XmlHandler) {
    this.parser = sax.parser(true, OPTIONS);
    this.parser.onerror = (error) => this.onError(error);
    this.parser.onopentag = ({ name, attributes }) => this.onOpen(name, plainValues(attributes));
    this.parser.onclosetag = (name) => this.onClose(name);
    this.parser.ontext = (text) => this.handler.text(text);
    // In CDATA a bare ampersand is right.
    this.parser.oncdata = (text) => this.handler.text(text.replaceAll(BARE_AMPERSAND, '&'));
    this.parser.onprocessinginstruction = ({ name }) => this.onInstruction(name);
  }

  write(chunk: string): void {
    const text = this.held + chunk;
    const last = text.lastIndexOf('&');
    const isCut = last !== -1 && last > text.length - MAX_REFERENCE_CHARS && !text.includes(';', last);
    this.held = isCut ? text.slice(last) : '';
    this.feed(isCut ? text.slice(0, last) : text);
  }

  end(): void {
    this.feed(this.held);
    if (!this.isStopped) this.attempt(() => this.parser.close());
    this.isStopped = true;
  }

  stop(message: string | null): void {
    if (message) this.error ??= { line: this.line, message };
    this.isStopped = true;
  }

  get line(): number {
    return this.parser.line + 1;
  }

  private feed(text: string): void {
    if (this.isStopped || text === '') return;
    this.attempt(() => this.parser.write(text.replace(UNESCAPED, BARE_AMPERSAND)));
  }

  /** sax stumbles over attributes named like methods of Object; what it throws ends the reading, not the caller. */
  private attempt(step: () => void): void {
    try {
      step();
    } catch {
      this.stop('the markup cannot be read');
    }
  }

  private onError(error: Error): void {
    this.error ??= { line: this.line, message: messageOf(error) };
    this.errors++;
    if (this.errors > MAX_ERRORS || error.message.startsWith('Max buffer')) this.stop(null);
    // sax refuses to go on while it holds an error.
    this.parser.resume();
  }

  /** XML 1.0, 2.8: the declaration is the very first thing in a file, or the file is not well-formed. */
  private onInstruction(name: string): void {
    if (name !== 'xml' || this.parser.startTagPosition <= 1) return;
    this.error ??= { line: this.line, message: 'the XML declaration does not stand at the very start of the file' };
  }

  private onOpen(name: string, attributes: XmlAttributes): void {
    if (this.isStopped) return;
    if (++this.depth > MAX_DEPTH) this.stop('elements are nested too deep');
    else this.handler.open(name, attributes, this.line);
  }

  private onClose(name: string): void {
    if (this.isStopped) return;
    this.depth--;
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

/**
 * Text as its author meant it: unescaped ampersands put back, and with them HTML's own references ("&eacute;"), which
 * XML does not know. `wasMended` tells that there was something to mend.
 */
export function mend(text: string): { text: string; wasMended: boolean } {
  if (!text.includes(BARE_AMPERSAND)) return { text, wasMended: false };
  return { text: decodeHTMLStrict(text.replaceAll(BARE_AMPERSAND, '&')), wasMended: true };
}
