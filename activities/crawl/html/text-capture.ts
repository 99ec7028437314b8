import { collapseSpace } from './own-string.js';

/** More than any honest title, heading or link text; keeps one unclosed element from holding the page twice. */
const MAX_CHARS = 10_000;

export interface CaptureMark {
  length: number;
  hasText: boolean;
}

/** Collects the text of one element while it is open. */
export class TextCapture {
  private raw = '';
  private hasVisibleText = false;

  add(text: string): void {
    if (this.raw.length >= MAX_CHARS) return;
    this.raw += text.length > MAX_CHARS ? text.slice(0, MAX_CHARS) : text;
    if (!this.hasVisibleText && /\S/.test(text)) this.hasVisibleText = true;
  }

  /** Words before and after do not run together. */
  break(): void {
    if (this.raw !== '' && !this.raw.endsWith(' ')) this.raw += ' ';
  }

  /** The current position in the text; pass it to `cutTo` to remove what came after. */
  get mark(): CaptureMark {
    return { length: this.raw.length, hasText: this.hasVisibleText };
  }

  since({ length }: CaptureMark): string {
    return this.raw.slice(length);
  }

  cutTo({ length, hasText }: CaptureMark): void {
    this.raw = this.raw.slice(0, length);
    this.hasVisibleText = hasText;
  }

  /** The alternative text of an image, separated from the words around it. */
  addAlt(alt: string): void {
    if (this.raw.length < MAX_CHARS) this.raw += ` ${alt.slice(0, MAX_CHARS)} `;
  }

  /** Text other than alternatives of images was met. */
  get hasText(): boolean {
    return this.hasVisibleText;
  }

  get text(): string {
    return collapseSpace(this.raw);
  }
}
