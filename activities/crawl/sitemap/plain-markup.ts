import type { LineCounter } from './line-counter.js';
import { StringPool } from './string-pool.js';
import type { XmlAttributes, XmlHandler } from './xml-handler.js';

/**
 * How reading ended: at the end of the text, within a tag, before something that is not plain, or because the handler
 * stopped it.
 */
export type PlainEnd = 'whole' | 'cut' | 'odd' | 'stopped';

const GREATER = 0x3e;
const SLASH = 0x2f;
const EQUALS = 0x3d;
const DOUBLE_QUOTE = 0x22;
const SINGLE_QUOTE = 0x27;

/** The end of a tag is unknown. */
const CUT = -1;
const ODD = -2;

const NO_ATTRIBUTES: XmlAttributes = Object.freeze({});
/** Beyond this a value is hardly one of the few that come up again and again. */
const MAX_POOLED_CHARS = 12;
const REFERENCES: ReadonlyMap<string, string> = new Map([
  ['&amp;', '&'],
  ['&lt;', '<'],
  ['&gt;', '>'],
  ['&quot;', '"'],
  ['&apos;', "'"],
  ['&#38;', '&'],
  ['&#038;', '&'],
  ['&#39;', "'"],
  ['&#039;', "'"],
]);

/**
 * Reads what nearly all of a sitemap consists of: ASCII names, quoted attributes, texts, and matching end tags. It
 * stops before anything else, errors above all, and leaves that to a real parser, which is many times slower.
 */
export class PlainMarkup {
  /** Names of the elements that it opened and did not close, outermost first. */
  readonly openNames: string[] = [];
  /** What made {@link read} return. */
  end: PlainEnd = 'whole';
  private readonly pool = new StringPool();

  constructor(
    private readonly handler: XmlHandler & { readonly isStopped: boolean },
    private readonly lines: LineCounter,
  ) {}

  /** Reads from a place in the text that is outside of all tags; returns the place up to which everything was read. */
  read(text: string, start: number): number {
    let at = start;
    this.end = 'whole';
    while (!this.handler.isStopped) {
      const tag = text.indexOf('<', at);
      if (tag !== at && !this.readText(text, at, tag)) return this.stopAt(at, 'odd');
      if (tag === -1) return text.length;
      const next = text.charCodeAt(tag + 1) === SLASH ? this.readEndTag(text, tag) : this.readTag(text, tag);
      if (next < 0) return this.stopAt(tag, next === CUT ? 'cut' : 'odd');
      at = next;
    }
    return this.stopAt(at, 'stopped');
  }

  private stopAt(at: number, end: PlainEnd): number {
    this.end = end;
    return at;
  }

  private readText(text: string, from: number, to: number): boolean {
    const value = decode(to === -1 ? text.slice(from) : text.slice(from, to));
    if (value) this.handler.text(value);
    return value !== null;
  }

  private readEndTag(text: string, tag: number): number {
    const name = this.openNames.at(-1);
    if (name === undefined) return ODD;
    const end = tag + 2 + name.length;
    if (end >= text.length) return name.startsWith(text.slice(tag + 2, end)) ? CUT : ODD;
    if (text.charCodeAt(end) !== GREATER || !text.startsWith(name, tag + 2)) return ODD;
    this.openNames.pop();
    this.handler.close(name, this.lines.at(end));
    return end + 1;
  }

  private readTag(text: string, tag: number): number {
    let at = endOfName(text, tag + 1);
    if (at === tag + 1) return oddAt(text, at);
    const name = this.pool.take(text, tag + 1, at);
    let attributes: Record<string, string> | null = null;
    for (;;) {
      const code = text.charCodeAt(at);
      if (code === GREATER) return this.open(name, attributes, at, false);
      if (code === SLASH) {
        if (text.charCodeAt(at + 1) !== GREATER) return oddAt(text, at + 1);
        return this.open(name, attributes, at + 1, true);
      }
      if (!isBlank(code)) return oddAt(text, at);
      do at++;
      while (isBlank(text.charCodeAt(at)));
      const endOfAttribute = endOfName(text, at);
      if (endOfAttribute === at) continue;
      attributes ??= {};
      at = this.readAttribute(text, at, endOfAttribute, attributes);
      if (at < 0) return at;
    }
  }

  private open(name: string, attributes: XmlAttributes | null, end: number, isEmpty: boolean): number {
    const line = this.lines.at(end);
    if (!isEmpty) this.openNames.push(name);
    this.handler.open(name, attributes ?? NO_ATTRIBUTES, line);
    if (isEmpty) this.handler.close(name, line);
    return end + 1;
  }

  private readAttribute(text: string, start: number, end: number, attributes: Record<string, string>): number {
    if (text.charCodeAt(end) !== EQUALS) return oddAt(text, end);
    const quote = text.charCodeAt(end + 1);
    if (quote !== DOUBLE_QUOTE && quote !== SINGLE_QUOTE) return oddAt(text, end + 1);
    const from = end + 2;
    const to = text.indexOf(quote === DOUBLE_QUOTE ? '"' : "'", from);
    if (to === -1) return CUT;
    const name = this.pool.take(text, start, end);
    // Named twice, or like a method of Object: only a parser knows what to make of that.
    if (name in attributes) return ODD;
    const value = decode(to - from > MAX_POOLED_CHARS ? text.slice(from, to) : this.pool.take(text, from, to));
    if (value === null) return ODD;
    attributes[name] = value;
    return to + 1;
  }
}

function oddAt(text: string, at: number): number {
  return at >= text.length ? CUT : ODD;
}

/** White space of XML 1.0, 2.3. */
function isBlank(code: number): boolean {
  return code === 0x20 || code === 0x0a || code === 0x0d || code === 0x09;
}

/** The end of an ASCII name that starts here; the start itself when there is none (XML 1.0, 2.3). */
function endOfName(text: string, start: number): number {
  let at = start;
  if (!isNameStart(text.charCodeAt(at))) return at;
  do at++;
  while (isNamePart(text.charCodeAt(at)));
  return at;
}

function isNameStart(code: number): boolean {
  return (code >= 0x61 && code <= 0x7a) || (code >= 0x41 && code <= 0x5a);
}

/** Letters, digits, ":", "-", "_" and ".". */
function isNamePart(code: number): boolean {
  return isNameStart(code) || (code >= 0x2d && code <= 0x3a && code !== SLASH) || code === 0x5f;
}

/** The text behind its references; null when it has one that is not of the commonest. */
function decode(text: string): string | null {
  if (!text.includes('&')) return text;
  let isKnown = true;
  const decoded = text.replace(/&[^&;]{0,8};?/g, (reference) => {
    const meant = REFERENCES.get(reference);
    isKnown &&= meant !== undefined;
    return meant ?? '';
  });
  return isKnown ? decoded : null;
}
