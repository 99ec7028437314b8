import type { SitemapErrorKind, SitemapFile } from '../../../domain/seo/artifacts/sitemap.js';
import { detach } from './detach.js';

const MAX_KEPT = 100;
const MAX_VALUE_CHARS = 300;

/** Errors of single entries: the first hundred in full, all of them counted. */
export class SitemapErrorLog {
  readonly faults: SitemapFile['faults'] = [];
  readonly counts: SitemapFile['error_counts'] = {};

  add(kind: SitemapErrorKind, line: number, value: string): void {
    this.counts[kind] = (this.counts[kind] ?? 0) + 1;
    if (this.faults.length < MAX_KEPT) this.faults.push({ kind, line, value: detach(value.slice(0, MAX_VALUE_CHARS)) });
  }
}
