/** What is read of one page's text, in UTF-16 units: enough for a long book chapter, little enough for memory. */
const MAX_CHARS = 2_000_000;

/** U+2029: put between blocks so that sentences do not run from one into the next. White space to any pattern. */
export const BLOCK_BREAK = '\u2029';

/** `frame`: header, menu, footer, side; `main`: inside of the main landmark; `other`: in neither. */
export type TextPlace = 'main' | 'other' | 'frame';

/**
 * Outside of a main landmark, up to this much text belongs to the page frame even if nothing marks it, such as calls to
 * action, announcements and consent banners that templates and scripts add. If more text is outside, the landmark may
 * have been put around only a part of the content by mistake.
 */
const MAX_AROUND_CHARS = 500;
const MAX_AROUND_SHARE = 0.5;

/** Collects visible text, with the main text separate from navigation and the like, and code separate from words. */
export class TextCollector {
  /** In the main landmark; around it; both, and all that is around it, in the order of the page. */
  private readonly inside = new TextBuffer();
  private readonly around = new TextBuffer();
  private readonly unframed = new TextBuffer();
  private readonly frame = new TextBuffer();
  private readonly outside = new TextBuffer();

  add(text: string, place: TextPlace, isCode: boolean): void {
    if (place !== 'frame') this.unframed.add(text, isCode);
    if (place !== 'main') this.outside.add(text, isCode);
    if (place === 'main') this.inside.add(text, isCode);
    else (place === 'frame' ? this.frame : this.around).add(text, isCode);
  }

  /** A block or line ends here. */
  break(): void {
    for (const buffer of [this.inside, this.around, this.unframed, this.frame, this.outside]) buffer.break();
  }

  get mainText(): string {
    return this.main.join();
  }

  /** The main text without code; the very same string when there is none. */
  get uncodedMainText(): string {
    return this.main.joinUncoded();
  }

  /** Visible text outside the main text. */
  get restText(): string {
    return (this.main === this.inside ? this.outside : this.frame).join();
  }

  private get main(): TextBuffer {
    const { inside, around } = this;
    const most = Math.max(MAX_AROUND_CHARS, inside.length * MAX_AROUND_SHARE);
    return inside.length > 0 && around.length <= most ? inside : this.unframed;
  }
}

/** Texts grow by appending: V8 keeps such a text as a tree of its pieces and joins them once, when it is read. */
class TextBuffer {
  private text = '';
  private uncoded = '';
  private hasCode = false;
  private chars = 0;
  private shown = 0;
  private isBroken = true;

  add(text: string, isCode: boolean): void {
    if (this.chars >= MAX_CHARS) return;
    const room = MAX_CHARS - this.chars;
    const piece = text.length > room ? text.slice(0, room) : text;
    this.text += piece;
    if (isCode) this.hasCode = true;
    else this.uncoded += piece;
    this.chars += text.length;
    this.shown += text.trim().length;
    this.isBroken = false;
  }

  /** Of text that is more than white space, as it was added. */
  get length(): number {
    return this.shown;
  }

  break(): void {
    if (this.isBroken) return;
    this.text += BLOCK_BREAK;
    this.uncoded += BLOCK_BREAK;
    this.isBroken = true;
  }

  join(): string {
    return this.text;
  }

  joinUncoded(): string {
    return this.hasCode ? this.uncoded : this.text;
  }
}
