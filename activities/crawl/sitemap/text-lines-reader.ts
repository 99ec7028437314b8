import type { RawEntry } from './raw-entry.js';

/** Longer than any line that could be a URL. */
const MAX_LINE_CHARS = 10_000;

/** Reads a text sitemap piece by piece: one URL a line (sitemaps.org, "Text file"). */
export class TextLinesReader {
  private rest = '';
  private line = 0;

  constructor(private readonly onEntry: (entry: RawEntry) => void) {}

  write(chunk: string): void {
    const lines = (this.rest + chunk).split(/\r\n|\n|\r(?!$)/);
    // For a line that never ends, only its last characters matter.
    this.rest = (lines.pop() ?? '').slice(0, MAX_LINE_CHARS);
    for (const line of lines) this.read(line);
  }

  end(): void {
    this.read(this.rest);
    this.rest = '';
  }

  private read(raw: string): void {
    this.line++;
    const text = raw.trim().slice(0, MAX_LINE_CHARS);
    if (text === '') return;
    this.onEntry({
      line: this.line,
      isSitemap: false,
      values: new Map([['loc', { text, line: this.line, wasFixed: false }]]),
      images: 0,
      imageLocs: [],
      videos: 0,
      incompleteVideos: 0,
      news: false,
      alternates: [],
    });
  }
}
