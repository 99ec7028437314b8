import type { Heading, Region } from '../../../domain/seo/artifacts/html.js';
import { type CaptureMark, TextCapture } from './text-capture.js';

const MAX_HEADINGS = 10_000;
const LEVELS: Readonly<Record<string, Heading['level']>> = { h1: 1, h2: 2, h3: 3, h4: 4, h5: 5, h6: 6 };
/** What documentation tools put behind a heading to link to it: signs alone, also ones without width. */
const PERMALINK = /^(?:[\s¶§#⚓🔗∞☍\u200b]|\ufe0f)+$/u;

export class HeadingCollector {
  readonly headings: Heading[] = [];
  private current: { heading: Heading; words: TextCapture; link: CaptureMark | null } | null = null;

  /** A heading that opens inside another one replaces it: no text counts for two. */
  open(name: string, region: Region, section: number): void {
    this.close();
    const level = LEVELS[name];
    if (level === undefined || this.headings.length >= MAX_HEADINGS) return;
    const heading: Heading = { level, text: '', alt_only: false, section, region };
    this.headings.push(heading);
    this.current = { heading, words: new TextCapture(), link: null };
  }

  text(text: string): void {
    this.current?.words.add(text);
  }

  break(): void {
    this.current?.words.break();
  }

  alt(alt: string): void {
    this.current?.words.addAlt(alt);
  }

  openLink(href: string | undefined): void {
    if (this.current) this.current.link = href?.startsWith('#') ? this.current.words.mark : null;
  }

  /** A link from the heading to its own place is a tool for copying the address and no part of what the heading says. */
  closeLink(): void {
    const open = this.current;
    if (!open?.link) return;
    if (PERMALINK.test(open.words.since(open.link))) open.words.cutTo(open.link);
    open.link = null;
  }

  close(): void {
    const open = this.current;
    if (!open) return;
    this.current = null;
    open.heading.text = open.words.text;
    open.heading.alt_only = open.heading.text !== '' && !open.words.hasText;
  }
}
