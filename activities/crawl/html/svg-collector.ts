import type { InlineSvg } from '../../../domain/seo/artifacts/html.js';
import { collapseSpace } from './own-string.js';

/** Bounds for hostile pages; no real one has that many drawings. */
const MAX_DRAWINGS = 500;
const MAX_KEPT = 20;
/** Less than this, in all copies together, is no weight. */
const MIN_CHARS = 2000;
const START_CHARS = 60;

/** Counts inline svg elements by their markup. Parts of a drawing are no drawings. */
export class SvgCollector {
  private readonly copies = new Map<string, number>();
  private depth = 0;
  private start = 0;

  /** @param at Where its start tag begins. */
  open(at: number): void {
    if (this.depth++ === 0) this.start = at;
  }

  close(source: { text: string; at: number }): void {
    if (this.depth === 0 || --this.depth > 0) return;
    const markup = source.text.slice(this.start, source.at);
    const known = this.copies.get(markup);
    if (known !== undefined || this.copies.size < MAX_DRAWINGS) this.copies.set(markup, (known ?? 0) + 1);
  }

  /** The heaviest first. */
  get drawings(): InlineSvg[] {
    return [...this.copies]
      .filter(([markup, copies]) => markup.length * copies >= MIN_CHARS)
      .sort(([one, ones], [other, others]) => other.length * others - one.length * ones)
      .slice(0, MAX_KEPT)
      .map(([markup, copies]) => ({
        chars: markup.length,
        copies,
        start: collapseSpace(markup.slice(0, START_CHARS)),
      }));
  }
}
