import { createHash } from 'node:crypto';
import type { Response } from 'express';
import { printedReportKey } from '../../../domain/operations/artifact-keys.js';
import type { ReportOptions } from '../../../domain/reports/report-options.js';
import { renderReportForm } from '../../../web/report/render-report-form.js';
import { nameOperation } from '../../operations/name-operation.js';
import { sendResult } from '../../operations/send-operation.js';
import {
  acceptOperation,
  answerOperation,
  type OperationStartDeps,
  type WaitingRequest,
} from '../../operations/start-operation.js';
import { exportFileName } from './file-name.js';
import type { LoadedAudit } from './load-audit.js';
import { type LoadReportExtraDeps, loadReportExtra } from './load-report-extra.js';
import { describeFile } from './send-report.js';

export type SendPdfDeps = OperationStartDeps & LoadReportExtraDeps;

/**
 * The report on paper. A report that was printed before is sent from the store; else an operation prints it, and the
 * response waits for it as `Prefer` says. The operation's id comes from the page that is printed, so that a page is
 * printed once.
 */
export async function sendPdf(
  deps: SendPdfDeps,
  req: WaitingRequest,
  res: Response,
  loaded: LoadedAudit,
  options: ReportOptions,
): Promise<void> {
  const { line, audit } = loaded;
  const extra = await loadReportExtra(deps, loaded, options);
  const page = createHash('sha256')
    .update(renderReportForm(options.form, audit, { ...extra, forPaper: true }).html)
    .digest('hex');
  const start = {
    type: 'print_report' as const,
    input: { audit_id: audit.audit_id, page, options },
    site_url: audit.website_url,
  };
  const operation = await acceptOperation(
    deps,
    req,
    start,
    await nameOperation(deps.operations, line.user_id, ['print_report', page]),
  );
  await answerOperation(deps, req, res, operation, async (finished) => {
    const key = printedReportKey(finished.id);
    const pdf = finished.status === 'completed' ? await deps.artifacts.getPacked(line.user_id, key) : null;
    if (pdf === null) return sendResult(deps, res, finished);
    describeFile(res, 'pdf', exportFileName('audit', audit, 'pdf'));
    res.send(pdf);
  });
}
