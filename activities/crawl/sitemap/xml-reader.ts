import { markBare } from './bare-ampersand.js';
import { LineCounter } from './line-counter.js';
import { PlainMarkup } from './plain-markup.js';
import { TolerantParser } from './tolerant-parser.js';
import type { XmlAttributes, XmlHandler } from './xml-handler.js';

/** Real sitemaps nest four deep. The bound is for files made to use up memory or time. */
const MAX_DEPTH = 64;

/** The longest reference that one chunk may begin and the next end. */
const MAX_REFERENCE_CHARS = 11;
/** A tag that is cut waits for its rest, unless it is longer than any real one. */
const MAX_CUT_CHARS = 4096;

/**
 * Reads XML piece by piece and continues after errors, the first of which is kept. Entities of a DOCTYPE are never
 * expanded, nothing is ever fetched, and unescaped ampersands are fixed: see {@link fixAmpersand}. Plain markup is read
 * quickly; where anything else occurs, the full parser gets the open elements and reads to the end of the next tag.
 */
export class XmlReader {
  /** The first error; line numbers start at one. */
  error: { line: number; message: string } | null = null;
  /** Nothing further will be read. */
  isStopped = false;
  private readonly lines = new LineCounter();
  private readonly plain: PlainMarkup;
  private readonly parser: TolerantParser;
  /** The end of what was written: an ampersand that may begin a reference, a tag that is cut. */
  private held = '';
  private cut = '';
  private depth = 0;
  private isRootClosed = false;

  constructor(private readonly handler: XmlHandler) {
    this.plain = new PlainMarkup(this, this.lines);
    this.parser = new TolerantParser(this);
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
    if (!this.isStopped) this.parseCut();
    if (!this.isStopped) this.parser.close();
    this.isStopped = true;
  }

  stop(message: string | null): void {
    if (!this.isStopped && message) this.parseCut();
    if (message) this.error ??= { line: this.parser.line, message };
    this.isStopped = true;
  }

  open(name: string, attributes: XmlAttributes, line: number): void {
    if (this.isStopped) return;
    if (++this.depth > MAX_DEPTH) this.fault(line, 'elements are nested too deep', true);
    else this.handler.open(name, attributes, line);
  }

  text(text: string): void {
    this.handler.text(text);
  }

  close(name: string, line: number): void {
    if (this.isStopped) return;
    this.depth--;
    this.isRootClosed ||= this.depth === 0;
    this.handler.close(name, line);
  }

  defines(): void {
    this.handler.defines?.();
  }

  fault(line: number, message: string, isFatal: boolean): void {
    this.error ??= { line, message };
    this.isStopped ||= isFatal;
  }

  private feed(text: string): void {
    if (this.isStopped || text === '') return;
    const whole = this.cut + markBare(text);
    this.lines.begin(whole);
    const end = this.read(whole);
    this.lines.at(end);
    this.cut = whole.slice(end);
  }

  /** Returns how far it read: to the end, but for a tag that is cut. */
  private read(text: string): number {
    let at = 0;
    while (at < text.length) {
      if (this.isPlainPlace()) {
        at = this.plain.read(text, at);
        const { end } = this.plain;
        if (end === 'whole' || end === 'stopped') return text.length;
        if (end === 'cut' && text.length - at <= MAX_CUT_CHARS) return at;
        this.handOver(at);
      }
      at = this.parsePiece(text, at);
    }
    return at;
  }

  /** Within the root element, and outside of all tags. */
  private isPlainPlace(): boolean {
    return this.depth > 0 && !this.isRootClosed && !this.isStopped && this.parser.isBehindTag;
  }

  /** Lets the full parser continue at this position. */
  private handOver(at: number): void {
    this.parser.skipTo(this.lines.at(at), this.plain.openNames);
    this.plain.openNames.length = 0;
  }

  /** Up to the possible end of a tag. What is not a sitemap is read at once: only its errors still matter. */
  private parsePiece(text: string, start: number): number {
    const bracket = this.isStopped ? -1 : text.indexOf('>', start);
    const end = bracket === -1 ? text.length : bracket + 1;
    this.parser.write(text.slice(start, end));
    this.lines.at(end);
    return end;
  }

  /** Nothing will follow the tag that is cut. */
  private parseCut(): void {
    if (this.isPlainPlace()) this.handOver(0);
    this.parser.write(this.cut);
    this.cut = '';
  }
}
