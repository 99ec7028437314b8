import type { CompleteAudit } from '../../domain/audits/audit-result.js';
import { completeStoredAudit, type StoredAudit } from '../../domain/audits/complete-stored-audit.js';
import { DomainError } from '../../domain/base/errors.js';
import { printedReportKey, resultKey, startPageShotKey } from '../../domain/operations/artifact-keys.js';
import type { Brand } from '../../domain/reports/brand.js';
import type { ReportOptions } from '../../domain/reports/report-options.js';
import type { OwnerId } from '../../domain/workspaces/owner-id.js';
import type { ArtifactsRepository } from '../../store/artifacts/artifacts.js';
import type { AuditRecord, AuditsRepository } from '../../store/audits/audits.js';
import type { ReportBrandsRepository } from '../../store/reports/report-brands.js';
import type { PrintPdf } from './printing/pdf-printer.js';

type History = Awaited<ReturnType<AuditsRepository['listHistory']>>;

/** What the page shows besides the audit, as it is stored. */
export interface PaperExtra {
  history: History;
  brand: Brand | null;
  /** JPEG files. */
  shots: { desktop: Buffer | null; phone: Buffer | null };
}

export interface PrintAuditReportDeps {
  printPdf: PrintPdf;
  /** The audit as a page for paper. */
  renderForPaper: (audit: CompleteAudit, extra: PaperExtra, options: ReportOptions) => string;
  audits: Pick<AuditsRepository, 'find' | 'listHistory'>;
  artifacts: Pick<ArtifactsRepository, 'get' | 'getPacked' | 'put' | 'putPacked'>;
  reportBrands: Pick<ReportBrandsRepository, 'find'>;
}

export interface PrintAuditReportInput {
  operation: { id: string; user_id: OwnerId };
  audit_id: string;
  /** The full report when absent. */
  options?: ReportOptions;
}

const FULL: ReportOptions = { form: 'full', language: 'en', brand_id: null };

/**
 * Prints the report of a stored audit. Changes: writes the PDF and the operation's result to the store. Twice: replaces
 * them with the same.
 * @throws DomainError not_found when the audit or the brand is gone; browser_unavailable, browser_failed, timeout
 */
export async function printAuditReport(
  deps: PrintAuditReportDeps,
  { operation: { id, user_id }, audit_id, options = FULL }: PrintAuditReportInput,
  signal: AbortSignal,
): Promise<{ key: string }> {
  const html = await renderStored(deps, user_id, audit_id, options);
  const pdf = await deps.printPdf(html, signal);
  await deps.artifacts.putPacked(user_id, printedReportKey(id), pdf);
  const key = resultKey(id);
  const report_url = `/api/seo/audits/${audit_id}/report?${nameReport(options)}`;
  await deps.artifacts.put(user_id, key, { audit_id, format: 'pdf', bytes: pdf.length, report_url });
  return { key };
}

/** The query that leads to the same PDF. */
function nameReport({ form, language, brand_id }: ReportOptions): string {
  const query = new URLSearchParams({ format: 'pdf', form, language });
  if (brand_id !== null) query.set('brand', brand_id);
  return query.toString();
}

async function renderStored(
  deps: PrintAuditReportDeps,
  userId: OwnerId,
  auditId: string,
  options: ReportOptions,
): Promise<string> {
  const [line, stored]: [AuditRecord | null, StoredAudit | null] = await Promise.all([
    deps.audits.find(userId, auditId),
    deps.artifacts.get<StoredAudit>(userId, resultKey(auditId)),
  ]);
  if (line === null || stored === null) throw new DomainError('not_found', 'The audit is not in the store');
  const shot = (device: 'desktop' | 'phone') => deps.artifacts.getPacked(userId, startPageShotKey(auditId, device));
  const [history, desktop, phone] = await Promise.all([deps.audits.listHistory(line), shot('desktop'), shot('phone')]);
  const brand = options.brand_id === null ? null : await deps.reportBrands.find(userId, options.brand_id);
  if (options.brand_id !== null && brand === null) throw new DomainError('not_found', 'The brand is not in the store');
  return deps.renderForPaper(completeStoredAudit(stored), { history, brand, shots: { desktop, phone } }, options);
}
