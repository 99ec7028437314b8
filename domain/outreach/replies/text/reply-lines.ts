import { readAttribution } from './attribution.js';
import { isHeaderBlock } from './header-block.js';
import { isMobileSignature } from './mobile-signature.js';
import { isOriginalMarker } from './original-marker.js';
import { plainLine } from './plain-line.js';
import { endsInWroteWord } from './wrote-words.js';

const QUOTED = /^\s{0,8}(?:>|&gt;)/;
/** Drawn above the headers of an original. */
const RULE = /^[-_=*─━‐–—. ]{3,200}$/;
const SIGNATURE = /^(?:--|—|–)$/;
/** Longer lines above a quotation are wrapped over several. */
const MAX_ATTRIBUTION_LINES = 4;
const SENTENCE_END = /[!?。]$|\p{L}{3}\.$/u;

/** The lines of a reply, with their roles in its structure. */
export class ReplyLines {
  private readonly plain: string[];
  private readonly quoted: boolean[];
  private readonly following: number[];

  constructor(
    lines: readonly string[],
    private readonly isSent: readonly boolean[],
  ) {
    this.plain = lines.map(plainLine);
    this.quoted = lines.map(
      (line, index) => QUOTED.test(line.slice(0, 20)) && !readAttribution(this.plain[index] ?? '').isSure,
    );
    this.following = lines.map(() => lines.length);
    let next = lines.length;
    for (let index = lines.length - 1; index >= 0; index--) {
      if (lines[index]?.trim() !== '') next = index;
      this.following[index] = next;
    }
  }

  /** The first line at or after `index` that is not empty; the number of lines when there is none. */
  nextFull(index: number): number {
    return this.following[index] ?? this.plain.length;
  }

  isQuoted(index: number): boolean {
    return this.quoted[index] === true;
  }

  /** The position after the last quoted line of a run, empty lines included; `start` itself when none begins there. */
  quotationEnd(start: number): number {
    let end = start;
    for (let index = start; this.isQuoted(index); index = this.nextFull(index + 1)) end = index + 1;
    return end;
  }

  /** Nothing that a person wrote follows. */
  isLast(index: number): boolean {
    const next = this.nextFull(index);
    const line = this.plain[next];
    if (line === undefined) return true;
    return (
      SIGNATURE.test(line) ||
      isMobileSignature(line) ||
      this.startsOriginal(next) ||
      this.attributionLength(next, false) > 0
    );
  }

  /** The quotation is of the mail that is answered. */
  isMostlySent(start: number, end: number): boolean {
    const sent = this.isSent.slice(start, end).filter(Boolean).length;
    return sent > 0 && sent * 2 >= end - start;
  }

  startsOriginal(index: number): boolean {
    return isHeaderBlock(this.plain, index) || isOriginalMarker(this.plain[index] ?? '');
  }

  /** Where the rule above `index` begins, or `index`. */
  startOfRule(index: number): number {
    let above = index - 1;
    while (above >= 0 && this.plain[above] === '' && index - above < 4) above--;
    return above >= 0 && RULE.test(this.plain[above] ?? '') ? above : index;
  }

  /** The position after the last line at or after `index` that was sent; the number of lines when there is none. */
  endOfSent(index: number): number {
    const last = this.isSent.lastIndexOf(true);
    return last < index ? this.plain.length : last + 1;
  }

  /** How many lines an attribution ("On … wrote:", maybe wrapped) takes from `index` on; 0 when it is not one. */
  attributionLength(index: number, isFirst: boolean): number {
    for (let length = 1; length <= MAX_ATTRIBUTION_LINES; length++) {
      const line = this.plain[index + length - 1];
      if (line === undefined || line === '' || this.isQuoted(index + length - 1)) return 0;
      if (canEndAttribution(line) && this.isAttribution(index, index + length, isFirst)) return length;
      if (SENTENCE_END.test(line)) return 0;
    }
    return 0;
  }

  private isAttribution(start: number, end: number, isFirst: boolean): boolean {
    const signs = readAttribution(this.joined(start, end));
    const next = this.nextFull(end);
    const isAbove = this.isQuoted(next);
    const isMeant =
      signs.isPlausible ||
      (signs.isPossible && (isFirst || this.nextFull(this.quotationEnd(next)) >= this.plain.length));
    if (!signs.isSure && !(isAbove && isMeant)) return false;
    // It starts at the last line without which something would be missing: what is above is the writer's.
    for (let later = start + 1; later < end; later++) {
      if (readAttribution(this.joined(later, end)).count >= signs.count) return false;
    }
    return true;
  }

  private joined(start: number, end: number): string {
    return this.plain.slice(start, end).join(' ');
  }
}

function canEndAttribution(line: string): boolean {
  const last = line.at(-1) ?? '';
  return ':->,*_'.includes(last) || endsInWroteWord(line.toLowerCase());
}
