import { collapseSpace } from './collapse-space.js';

/** More than any honest title, heading or link text; keeps one unclosed element from holding the page twice. */
const MAX_CHARS = 10_000;

/** Gathers the text of one element while it is open. */
export class TextCapture {
  private raw = '';
  private hasVisibleText = false;

  add(text: string): void {
    if (this.raw.length >= MAX_CHARS) return;
    this.raw += text.length > MAX_CHARS ? text.slice(0, MAX_CHARS) : text;
    if (!this.hasVisibleText && /\S/.test(text)) this.hasVisibleText = true;
  }

  /** The alternative text of an image, set apart from the words around it. */
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
