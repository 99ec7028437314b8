import type { CompleteAudit } from '../../domain/audits/audit-result.js';
import type { ReportForm } from '../../domain/reports/report-options.js';
import { renderReport } from './render-report.js';
import type { ReportExtra } from './report-extra.js';
import { REPORT_POLICY } from './report-policy.js';
import { type RenderedReport, renderShortReport } from './short/render-short-report.js';

/** The report of an audit in the requested form. */
export function renderReportForm(form: ReportForm, audit: CompleteAudit, extra: ReportExtra): RenderedReport {
  if (form === 'short') return renderShortReport(audit, extra);
  return { html: renderReport(audit, extra), policy: REPORT_POLICY };
}
