import { DomainError } from '../../domain/base/errors.js';
import { pageToPrintKey, printedReportKey, resultKey } from '../../domain/operations/artifact-keys.js';
import type { PrintedReport } from '../../domain/reports/printed-report.js';
import type { OwnerId } from '../../domain/workspaces/owner-id.js';
import type { ArtifactsRepository } from '../../store/artifacts/artifacts.js';
import type { PrintPdf } from './printing/pdf-printer.js';

export interface PrintStoredPageDeps {
  printPdf: PrintPdf;
  artifacts: Pick<ArtifactsRepository, 'get' | 'put' | 'putPacked'>;
}

export interface PrintStoredPageInput {
  operation: { id: string; user_id: OwnerId };
  report_url: string;
}

/**
 * Prints a page of ours that its operation was given. Changes: writes the PDF and the operation's result to the store. Twice: replaces
 * them with the same.
 * @throws DomainError not_found; browser_unavailable, browser_failed, timeout
 */
export async function printStoredPage(
  { printPdf, artifacts }: PrintStoredPageDeps,
  { operation: { id, user_id }, report_url }: PrintStoredPageInput,
  signal: AbortSignal,
): Promise<{ key: string }> {
  const html = await artifacts.get<string>(user_id, pageToPrintKey(id));
  if (html === null) throw new DomainError('not_found', 'The page to print is not in the store');
  const pdf = await printPdf(html, signal);
  await artifacts.putPacked(user_id, printedReportKey(id), pdf);
  const key = resultKey(id);
  const result: PrintedReport = { audit_id: null, format: 'pdf', bytes: pdf.length, report_url };
  await artifacts.put(user_id, key, result);
  return { key };
}
