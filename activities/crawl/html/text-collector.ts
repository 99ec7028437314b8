/** What is read of one page's text, in UTF-16 units: enough for a long book chapter, little enough for memory. */
const MAX_CHARS = 2_000_000;

/** U+2029: put between blocks so that sentences do not run from one into the next. White space to any pattern. */
export const BLOCK_BREAK = '\u2029';

/** Gathers visible text, the main text apart from navigation and the like, and code apart from words. */
export class TextCollector {
  private readonly main = new TextBuffer();
  private readonly rest = new TextBuffer();

  add(text: string, isMain: boolean, isCode: boolean): void {
    (isMain ? this.main : this.rest).add(text, isCode);
  }

  /** A block or line ends here. */
  break(): void {
    this.main.break();
    this.rest.break();
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
    return this.rest.join();
  }
}

/** Texts grow by appending: V8 keeps such a text as a tree of its pieces and joins them once, when it is read. */
class TextBuffer {
  private text = '';
  private uncoded = '';
  private hasCode = false;
  private chars = 0;
  private isBroken = true;

  add(text: string, isCode: boolean): void {
    if (this.chars >= MAX_CHARS) return;
    const room = MAX_CHARS - this.chars;
    const piece = text.length > room ? text.slice(0, room) : text;
    this.text += piece;
    if (isCode) this.hasCode = true;
    else this.uncoded += piece;
    this.chars += text.length;
    this.isBroken = false;
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
