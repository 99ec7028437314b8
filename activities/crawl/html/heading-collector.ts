import type { Heading } from '../../../domain/seo/artifacts.js';
import { TextCapture } from './text-capture.js';

const MAX_HEADINGS = 10_000;
const LEVELS: Readonly<Record<string, Heading['level']>> = { h1: 1, h2: 2, h3: 3, h4: 4, h5: 5, h6: 6 };

export class HeadingCollector {
  readonly headings: Heading[] = [];
  private current: { heading: Heading; words: TextCapture } | null = null;

  /** A heading that opens while another is open takes over: no text counts for two. */
  open(name: string): void {
    this.close();
    const level = LEVELS[name];
    if (level === undefined || this.headings.length >= MAX_HEADINGS) return;
    const heading: Heading = { level, text: '', alt_only: false };
    this.headings.push(heading);
    this.current = { heading, words: new TextCapture() };
  }

  text(text: string): void {
    this.current?.words.add(text);
  }

  alt(alt: string): void {
    this.current?.words.addAlt(alt);
  }

  close(): void {
    const open = this.current;
    if (!open) return;
    this.current = null;
    open.heading.text = open.words.text;
    open.heading.alt_only = open.heading.text !== '' && !open.words.hasText;
  }
}
