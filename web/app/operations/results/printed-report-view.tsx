import type { PrintedReport } from '../../../../domain/reports/printed-report.js';
import { showBytes } from '../../../report/facts/figures.js';

/** The PDF of a report. */
export function PrintedReportView({ result }: { result: PrintedReport }) {
  return (
    <div class="card">
      <p class="summary">The report is ready: {showBytes(result.bytes)}.</p>
      <div class="actions">
        <a class="button" href={result.report_url}>
          Download PDF
        </a>
        {result.audit_id !== null && (
          <a class="button quiet" href={`/app/operations/${result.audit_id}`}>
            View audit
          </a>
        )}
      </div>
    </div>
  );
}
