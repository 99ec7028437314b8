import type { PageTable } from '../../../domain/reports/page-table/page-table.js';
import type { PageTablesRepository } from '../../../store/audits/page-tables.js';
import type { LoadedAudit } from './load-audit.js';

export interface PageTableDeps {
  pageTables: Pick<PageTablesRepository, 'load'>;
}

/** The crawled pages of an audit, as it was judged last, with what search brought to them. */
export function loadPageTable({ pageTables }: PageTableDeps, { line, audit }: LoadedAudit): Promise<PageTable> {
  const judged_at = audit.judged_again?.at ?? audit.generated_at;
  return pageTables.load({ user_id: line.user_id, audit_id: line.id, site: line.site, judged_at });
}
