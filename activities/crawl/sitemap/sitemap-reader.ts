import type { SitemapFile, SitemapKind } from '../../../domain/seo/artifacts/sitemap.js';
import { EntryJudge, type JudgeContext } from './entry-judge.js';
import { EntryReader } from './entry-reader.js';
import type { SitemapErrorLog } from './sitemap-error-log.js';
import { TextLinesReader } from './text-lines-reader.js';
import { XmlReader } from './xml-reader.js';

/** White space alone for longer than this is no beginning of a sitemap. */
const MAX_BLANK_CHARS = 100_000;
/** As many visible characters as "https://" has. */
const TELLING_CHARS = 8;

/** Reads the text of a sitemap of any kind, piece by piece; its first visible characters decide the kind. */
export class SitemapReader {
  readonly judge: EntryJudge;
  private readonly entries: EntryReader;
  private readonly xml: XmlReader;
  private readonly lines: TextLinesReader;
  private format: 'undecided' | 'xml' | 'text' | 'none' = 'undecided';
  private start = '';

  constructor(context: JudgeContext, log: SitemapErrorLog) {
    this.judge = new EntryJudge(context, log);
    this.entries = new EntryReader(
      (entry) => this.judge.add(entry, this.entries.kind),
      () => this.xml.stop(null),
    );
    this.xml = new XmlReader(this.entries);
    this.lines = new TextLinesReader((entry) => this.judge.add(entry, 'text'));
  }

  get kind(): SitemapKind {
    return this.format === 'text' ? 'text' : this.entries.kind;
  }

  /** A text file needs no namespace, and a file of no kind is not blamed for lacking one. */
  get hasNamespace(): boolean {
    return this.format === 'text' || this.entries.hasNamespace;
  }

  get error(): SitemapFile['xml_error'] {
    return this.xml.error;
  }

  get isStopped(): boolean {
    return this.format === 'none' || this.xml.isStopped;
  }

  write(text: string): void {
    if (this.format === 'xml') this.xml.write(text);
    else if (this.format === 'text') this.lines.write(text);
    else if (this.format === 'undecided') this.decide(this.start + text, false);
  }

  end(): void {
    if (this.format === 'undecided') this.decide(this.start, true);
    if (this.format === 'xml') this.xml.end();
    else if (this.format === 'text') this.lines.end();
  }

  stop(message: string | null): void {
    if (this.format === 'undecided') this.decide(this.start, true);
    this.xml.stop(message);
  }

  private decide(text: string, isWhole: boolean): void {
    const visible = text.replace(/^\ufeff/, '').trimStart();
    if (visible.length < TELLING_CHARS && !isWhole && text.length < MAX_BLANK_CHARS) {
      this.start = text;
      return;
    }
    this.start = '';
    this.format = formatOf(visible);
    this.write(text);
  }
}

function formatOf(visible: string): 'xml' | 'text' | 'none' {
  if (visible.startsWith('<')) return 'xml';
  // Something printed before the XML, such as a server warning: XML with an error.
  if (/<\?xml|<(?:\w{1,20}:)?(?:urlset|sitemapindex)[\s>]/.test(visible.slice(0, 10_000))) return 'xml';
  return /^https?:\/\//i.test(visible) ? 'text' : 'none';
}
