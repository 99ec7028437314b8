import { writeText } from '../../base/text/write-text.js';
import type { SitemapErrorKind } from '../artifacts/sitemap.js';
import type { Finding, SiteArtifacts } from './check.js';
import { foldLines } from './fold-lines.js';

/** Errors of single entries, one finding per file: the kept ones as evidence, the full number as count. */
export function sitemapErrors(site: SiteArtifacts, kinds: readonly SitemapErrorKind[], expected: string): Finding[] {
  return (site.sitemap?.files ?? []).flatMap(({ url, faults, error_counts: counts }) => {
    const count = kinds.reduce((sum, kind) => sum + (counts[kind] ?? 0), 0);
    if (count === 0) return [];
    const kept = faults.filter(({ kind }) => kinds.includes(kind)).map(({ line, value }) => ({ line, text: value }));
    const [folded] = foldLines(url, kept);
    return [{ url, observed: writeText`${count} entries`, ...folded, expected, count }];
  });
}
