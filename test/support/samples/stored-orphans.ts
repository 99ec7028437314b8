import { orphansKey } from '../../../domain/operations/artifact-keys.js';
import { ORPHAN_SOURCES, type OrphanReport, type OrphanRow } from '../../../domain/seo/links/orphan-report.js';
import type { Store } from '../../../store/index.js';

/** Puts orphan pages of an audit of alice's into the store, as judging leaves them. With a reason, nothing is certain. */
export async function storeOrphans(
  store: Store,
  auditId: string,
  rows: OrphanRow[],
  reason: string | null = null,
): Promise<void> {
  const sources = ORPHAN_SOURCES.map((source) => ({ source, missing: null, urls: 3, orphans: rows.length }));
  const report: OrphanReport = { is_certain: reason === null, reason, sources, orphans: rows.length };
  await store.artifacts.put('alice', orphansKey(auditId), report);
  await store.findings.save('alice', auditId, 'orphans', rows, new Date('2035-01-01T00:00:00Z'));
}

/** A page that its sitemap alone names, unless overridden. */
export function newOrphan(overrides: Partial<OrphanRow> = {}): OrphanRow {
  return {
    url: 'https://shop.example/lost',
    sources: ['sitemap'],
    status: 200,
    indexable: true,
    title: 'A title',
    unique_inlinks: 0,
    clicks: null,
    sessions: null,
    ...overrides,
  };
}
