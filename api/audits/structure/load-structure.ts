import { mapStructure, type SiteStructure } from '../../../domain/reports/structure/map-structure.js';
import type { LoadedAudit } from '../../reports/exports/load-audit.js';
import { loadPageTable, type PageTableDeps } from '../../reports/exports/load-page-table.js';
import { requireRows, type SendReportDeps } from '../../reports/exports/send-report.js';

export type LoadStructureDeps = PageTableDeps & Pick<SendReportDeps, 'crawls' | 'findings'>;

/**
 * The structure of a crawl in one folder, or of all of it.
 * @param folder as readFolder returns it; null for all
 * @returns null where no page of the crawl is in it
 * @throws HttpError 410 when the crawl is no longer kept
 */
export async function loadStructure(
  deps: LoadStructureDeps,
  loaded: LoadedAudit,
  folder: string | null,
): Promise<SiteStructure | null> {
  await requireRows(deps, loaded.line, 'pages');
  const { pages } = await loadPageTable(deps, loaded);
  return mapStructure(pages, folder);
}
