import { DecodingMode, HtmlEntityDecoder } from 'entities/decode';
import { type AttributeName, isReadAttribute } from './attributes.js';
import {
  BRACKET,
  DASH,
  DOUBLE_QUOTE,
  EQUALS,
  EXCLAMATION,
  GREATER,
  isLetter,
  isSpace,
  isTagBreak,
  QUESTION,
  SINGLE_QUOTE,
  SLASH,
} from './markup-chars.js';
import { internName } from './name-cache.js';

/** What a scanner finds, in the order of the page. */
export interface TokenSink {
  /** Inside of svg or math, but not in HTML inside of those: elements such as title hold markup there. */
  readonly isForeign: boolean;
  /** A piece of text; a decoded character reference is a piece of its own. */
  onText(text: string): void;
  onCdata(text: string): void;
  onDoctype(text: string): void;
  /** The name of a start tag, which begins at `start` with its "<". */
  onTagStart(name: string, start: number): void;
  /** An attribute that is read; the same name may come again. */
  onAttribute(name: AttributeName, value: string): void;
  onTagEnd(isSelfClosing: boolean): void;
  /** The name of an end tag, which ends at `end`. */
  onEndTag(name: string, end: number): void;
}

/** Elements whose content is text up to their end tag (HTML 13.2.5.2 to 13.2.5.5). */
const RAW_TEXT = new Set(['iframe', 'noembed', 'noframes', 'script', 'style', 'xmp']);
/** The same with character references. */
const RCDATA = new Set(['textarea', 'title']);

/**
 * Splits a whole page into tags and texts as htmlparser2's tokenizer does. That one reads character by character and makes
 * a string of everything; this one jumps from mark to mark and skips what is not read.
 */
export class HtmlScanner {
  private text = '';
  private end = 0;
  /** Where the piece of text or value begins that is being read. */
  private from = 0;
  /** Where the next "&" is, at the earliest; the end when there is none. */
  private nextReference = -1;
  private referenceAt = 0;
  private isDecoded = false;
  /** What character references make of a value; texts are handed on at once. */
  private value: string | null = null;
  private readonly decoder = new HtmlEntityDecoder((codePoint, consumed) => this.takeReference(codePoint, consumed));

  constructor(private readonly sink: TokenSink) {}

  scan(text: string): void {
    this.text = text;
    this.end = text.length;
    this.nextReference = -1;
    this.value = null;
    this.from = 0;
    for (let at = 0; at < this.end; ) at = this.scanContent(at);
    this.text = '';
  }

  /** Text up to the next markup, and that. `from` may lie before `at`: a "<" that begins nothing is text. */
  private scanContent(at: number): number {
    const open = this.findNext('<', at);
    this.decodeReferences(at, open, DecodingMode.Legacy);
    this.flushText(open);
    const code = this.text.charCodeAt(open + 1);
    if (this.beginsMarkup(code)) {
      this.from = this.scanMarkup(open, code);
      return this.from;
    }
    if (open + 1 >= this.end) this.flushText(this.end);
    return open + 1;
  }

  private beginsMarkup(code: number): boolean {
    return code === EXCLAMATION || code === QUESTION || code === SLASH || isLetter(code);
  }

  private flushText(end: number): void {
    if (end > this.from) this.sink.onText(this.text.slice(this.from, end));
    this.from = end;
  }

  private scanMarkup(open: number, code: number): number {
    if (code === EXCLAMATION) return this.scanDeclaration(open + 2);
    if (code === QUESTION) return this.afterNext('>', open + 2);
    return code === SLASH ? this.scanEndTag(open) : this.scanTag(open);
  }

  private scanEndTag(open: number): number {
    const start = open + 2;
    const code = this.text.charCodeAt(start);
    if (start >= this.end) this.sink.onText(this.text.slice(open));
    if (code === GREATER) return start + 1;
    // A comment, whatever it looks like (HTML 13.2.5.7).
    if (!isLetter(code)) return this.afterNext('>', start + 1);
    const nameEnd = this.findNameEnd(start + 1);
    if (nameEnd < this.end) this.sink.onEndTag(internName(this.text, start, nameEnd), nameEnd);
    return this.afterNext('>', nameEnd);
  }

  /** A start tag, and the content of elements that hold no markup. A tag that the page ends in is none. */
  private scanTag(open: number): number {
    const start = open + 1;
    const nameEnd = this.findNameEnd(start + 1);
    if (nameEnd >= this.end) return this.end;
    const name = internName(this.text, start, nameEnd);
    const isMarkup = this.sink.isForeign || !(RAW_TEXT.has(name) || RCDATA.has(name) || name === 'plaintext');
    this.sink.onTagStart(name, open);
    const after = this.scanAttributes(nameEnd);
    if (after >= this.end || isMarkup) return after;
    return name === 'plaintext' ? this.scanPlaintext(after) : this.scanRawText(name, after);
  }

  private scanPlaintext(start: number): number {
    this.sink.onText(this.text.slice(start));
    return this.end;
  }

  /** @returns behind the tag; the end also when the page ends before the tag does */
  private scanAttributes(start: number): number {
    const { text, end } = this;
    let isSelfClosing = false;
    for (let at = start; at < end; ) {
      const code = text.charCodeAt(at);
      if (code === GREATER) {
        this.sink.onTagEnd(isSelfClosing);
        return at + 1;
      }
      if (code === SLASH) isSelfClosing = true;
      else if (!isSpace(code)) {
        isSelfClosing = false;
        at = this.scanAttribute(at);
        continue;
      }
      at++;
    }
    return end;
  }

  /** @returns behind the attribute; its first character may be any */
  private scanAttribute(start: number): number {
    const { text, end } = this;
    let nameEnd = start + 1;
    for (let code = text.charCodeAt(nameEnd); nameEnd < end; code = text.charCodeAt(++nameEnd)) {
      if (code === EQUALS || isTagBreak(code)) break;
    }
    if (nameEnd >= end) return end;
    const name = internName(text, start, nameEnd);
    let at = this.skipSpace(nameEnd);
    if (text.charCodeAt(at) !== EQUALS) {
      if (at < end && isReadAttribute(name)) this.sink.onAttribute(name, '');
      return at;
    }
    at = this.skipSpace(at + 1);
    const quote = text.charCodeAt(at);
    const isQuoted = quote === DOUBLE_QUOTE || quote === SINGLE_QUOTE;
    const from = isQuoted ? at + 1 : at;
    const valueEnd = isQuoted ? this.findNext(quote === DOUBLE_QUOTE ? '"' : "'", from) : this.findBareEnd(from);
    if (valueEnd >= end) return end;
    if (isReadAttribute(name)) this.sink.onAttribute(name, this.readValue(from, valueEnd));
    return isQuoted ? valueEnd + 1 : valueEnd;
  }

  private readValue(from: number, valueEnd: number): string {
    if (this.findReference(from) >= valueEnd) return this.text.slice(from, valueEnd);
    this.value = '';
    this.from = from;
    this.decodeReferences(from, valueEnd, DecodingMode.Attribute);
    const value = this.value + this.text.slice(this.from, valueEnd);
    this.value = null;
    return value;
  }

  private findBareEnd(start: number): number {
    let at = start;
    for (let code = this.text.charCodeAt(at); at < this.end; code = this.text.charCodeAt(++at)) {
      if (code === GREATER || isSpace(code)) break;
    }
    return at;
  }

  /** Up to the end tag of that name; without one, to the end of the page. */
  private scanRawText(name: string, start: number): number {
    const { text, end } = this;
    let close = this.findNext('</', start);
    while (close < end && !this.isEndTagOf(name, close + 2)) close = this.findNext('</', close + 2);
    this.from = start;
    if (RCDATA.has(name)) this.decodeReferences(start, close, DecodingMode.Legacy);
    if (this.from < close) this.sink.onText(text.slice(this.from, close));
    if (close >= end) return end;
    const nameEnd = close + 2 + name.length;
    this.sink.onEndTag(name, nameEnd);
    return this.afterNext('>', nameEnd);
  }

  private isEndTagOf(name: string, start: number): boolean {
    for (let at = 0; at < name.length; at++) {
      if ((this.text.charCodeAt(start + at) | 0x20) !== name.charCodeAt(at)) return false;
    }
    return start + name.length < this.end && isTagBreak(this.text.charCodeAt(start + name.length));
  }

  /** A comment, a doctype or CDATA; everything else that begins like this is a comment up to the next ">". */
  private scanDeclaration(start: number): number {
    const { text, end } = this;
    const code = text.charCodeAt(start);
    if (code === DASH && text.charCodeAt(start + 1) === DASH) return this.afterComment(start + 2);
    if (code === BRACKET && text.startsWith('CDATA[', start + 1)) {
      const close = this.findNext(']]>', start + 7);
      if (close < end) this.sink.onCdata(text.slice(start + 7, close));
      return close < end ? close + 3 : end;
    }
    const close = this.findNext('>', start);
    if (close < end && /^doctype/i.test(text.slice(start, start + 7))) this.sink.onDoctype(text.slice(start, close));
    return close < end ? close + 1 : end;
  }

  /** Ends at "-->" or "--!>"; "<!-->" and "<!--->" are whole (HTML 13.2.5.43 to 13.2.5.52). */
  private afterComment(start: number): number {
    const { text, end } = this;
    if (text.startsWith('>', start)) return start + 1;
    if (text.startsWith('->', start)) return start + 2;
    for (let at = this.findNext('--', start); at < end; at = this.findNext('--', at)) {
      at += 2;
      while (text.charCodeAt(at) === DASH) at++;
      if (text.charCodeAt(at) === GREATER) return at + 1;
      if (text.startsWith('!>', at)) return at + 2;
    }
    return end;
  }

  /** Decodes the character references that begin between two places. */
  private decodeReferences(start: number, end: number, mode: DecodingMode): void {
    for (let at = this.findReference(start); at < end; at = this.findReference(at)) {
      this.referenceAt = at;
      this.isDecoded = false;
      this.decoder.startEntity(mode);
      const length = at + 1 < this.end ? this.decoder.write(this.text, at + 1) : -1;
      // The page ends in it.
      if (length < 0) this.decoder.end();
      at = this.isDecoded ? this.from : at + 1;
    }
  }

  private takeReference(codePoint: number, consumed: number): void {
    const { text, referenceAt: at } = this;
    const before = this.from < at ? text.slice(this.from, at) : '';
    const decoded = String.fromCodePoint(codePoint);
    this.from = at + consumed;
    this.isDecoded = true;
    if (this.value !== null) this.value += before + decoded;
    else {
      if (before !== '') this.sink.onText(before);
      this.sink.onText(decoded);
    }
  }

  private findReference(from: number): number {
    if (this.nextReference < from) this.nextReference = this.findNext('&', from);
    return this.nextReference;
  }

  private findNext(mark: string, from: number): number {
    const at = this.text.indexOf(mark, from);
    return at === -1 ? this.end : at;
  }

  private afterNext(mark: string, from: number): number {
    return Math.min(this.end, this.findNext(mark, from) + 1);
  }

  private findNameEnd(start: number): number {
    let at = start;
    while (at < this.end && !isTagBreak(this.text.charCodeAt(at))) at++;
    return at;
  }

  private skipSpace(start: number): number {
    let at = start;
    while (at < this.end && isSpace(this.text.charCodeAt(at))) at++;
    return at;
  }
}
