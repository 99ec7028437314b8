import { printedReportKey, resultKey } from '../../domain/artifact-keys.js';
import { DomainError } from '../../domain/errors.js';
import type { ReportOptions } from '../../domain/reports/report-options.js';
import type { CompleteAudit } from '../../domain/seo/audit/audit-result.js';
import { completeStoredAudit, type StoredAudit } from '../../domain/seo/audit/complete-stored-audit.js';
import type { ArtifactsRepository } from '../../store/repositories/artifacts.js';
import type { AuditRecord, AuditsRepository } from '../../store/repositories/audits.js';
import type { PrintPdf } from './pdf-printer.js';

type History = Awaited<ReturnType<AuditsRepository['listHistory']>>;

export interface PrintReportDeps {
  printPdf: PrintPdf;
  /** The audit as a page, everything unfolded. */
  renderForPaper: (audit: CompleteAudit, history: History, options: ReportOptions) => string;
  audits: Pick<AuditsRepository, 'find' | 'listHistory'>;
  artifacts: Pick<ArtifactsRepository, 'get' | 'put' | 'putPacked'>;
}

export interface PrintReportInput {
  operation: { id: string; user_id: string };
  audit_id: string;
  /** The full report when absent. */
  options?: ReportOptions;
}

const FULL: ReportOptions = { form: 'full', language: 'en', brand_id: null };

/**
 * Prints the report of a stored audit. Changes: writes the PDF and the operation's result to the store. Twice: replaces
 * them with the same.
 * @throws DomainError not_found when the audit is gone; browser_unavailable, browser_failed, timeout
 */
export async function printReport(
  deps: PrintReportDeps,
  { operation: { id, user_id }, audit_id, options = FULL }: PrintReportInput,
  signal: AbortSignal,
): Promise<{ key: string }> {
  const html = await renderStored(deps, user_id, audit_id, options);
  const pdf = await deps.printPdf(html, signal, options.form === 'short' ? 'page' : 'browser');
  await deps.artifacts.putPacked(user_id, printedReportKey(id), pdf);
  const key = resultKey(id);
  const report_url = `/api/seo/audits/${audit_id}/report?${nameReport(options)}`;
  await deps.artifacts.put(user_id, key, { audit_id, format: 'pdf', bytes: pdf.length, report_url });
  return { key };
}

/** The query that leads to the same PDF. */
function nameReport({ form, language }: ReportOptions): string {
  return new URLSearchParams({ format: 'pdf', form, ...(form === 'short' && { language }) }).toString();
}

async function renderStored(
  deps: PrintReportDeps,
  userId: string,
  auditId: string,
  options: ReportOptions,
): Promise<string> {
  const [line, stored]: [AuditRecord | null, StoredAudit | null] = await Promise.all([
    deps.audits.find(userId, auditId),
    deps.artifacts.get<StoredAudit>(userId, resultKey(auditId)),
  ]);
  if (line === null || stored === null) throw new DomainError('not_found', 'The audit is not in the store');
  return deps.renderForPaper(completeStoredAudit(stored), await deps.audits.listHistory(line), options);
}
