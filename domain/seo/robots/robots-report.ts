import { normalizeUrl } from '../../base/url/url-identity.js';
import type { RobotsArtifact } from '../artifacts/robots.js';
import type { RobotsLine } from './robots-line.js';

/** Everything a robots.txt says beyond who may fetch what. */
export type RobotsReport = Pick<
  RobotsArtifact,
  | 'has_bom'
  | 'sitemap_urls'
  | 'bad_sitemap_lines'
  | 'unknown_directives'
  | 'syntax_errors'
  | 'bad_patterns'
  | 'noindex_lines'
>;

/** Kept of each kind: enough to fix a file, and a limit for one that consists of errors. */
const MAX_LISTED = 100;
const MAX_SITEMAPS = 1000;

/** Read by some major crawler, though not by all: Bing, Yandex, Seznam; content signals by Cloudflare's proposal. */
const KNOWN_KEYS = new Set([
  'crawl-delay',
  'host',
  'clean-param',
  'request-rate',
  'visit-time',
  'content-signal',
  'content-usage',
]);

export class RobotsReporter {
  private readonly report: RobotsReport = {
    has_bom: false,
    sitemap_urls: [],
    bad_sitemap_lines: [],
    unknown_directives: [],
    syntax_errors: [],
    bad_patterns: [],
    noindex_lines: [],
  };
  private readonly sitemaps = new Set<string>();

  syntaxError({ line, text }: RobotsLine, reason: string): void {
    add(this.report.syntax_errors, { line, text, reason });
  }

  /** A path pattern that no URL path can match, or that means something else than its author thinks. */
  pattern({ line, text, value }: RobotsLine): void {
    const reason = errorOfPattern(value);
    if (reason) add(this.report.bad_patterns, { line, text, reason });
  }

  /** A line that is not a rule. These are outside of groups wherever they are written (RFC 9309 2.2.4). */
  other(line: RobotsLine): void {
    if (line.key === 'sitemap') this.sitemap(line);
    else if (line.key === 'noindex') add(this.report.noindex_lines, line.line);
    else if (line.key !== '' && !KNOWN_KEYS.has(line.key)) {
      add(this.report.unknown_directives, { line: line.line, text: line.text });
    }
  }

  finish(hasBom: boolean): RobotsReport {
    this.report.has_bom = hasBom;
    this.report.sitemap_urls = [...this.sitemaps];
    return this.report;
  }

  private sitemap({ line, text, value }: RobotsLine): void {
    const url = normalizeUrl(value);
    if (url === null) add(this.report.bad_sitemap_lines, { line, text });
    else if (this.sitemaps.size < MAX_SITEMAPS) this.sitemaps.add(url);
  }
}

function errorOfPattern(pattern: string): string | null {
  if (!pattern.startsWith('/') && !pattern.startsWith('*')) return 'starts with neither "/" nor "*"';
  const dollar = pattern.indexOf('$');
  return dollar !== -1 && dollar < pattern.length - 1 ? '"$" is not at the end' : null;
}

function add<T>(list: T[], item: T): void {
  if (list.length < MAX_LISTED) list.push(item);
}
