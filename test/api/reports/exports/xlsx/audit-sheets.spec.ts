import { expect } from 'chai';
import { sampledAccepted } from '../../../../../api/reports/exports/accepted-findings.js';
import { sampledFindings } from '../../../../../api/reports/exports/audit-findings.js';
import { auditSheets } from '../../../../../api/reports/exports/xlsx/audit-sheets.js';
import type { CellValue } from '../../../../../api/reports/exports/xlsx/sheet-xml.js';
import type { PageRow } from '../../../../../domain/reports/export/page-row.js';
import { reportAudit } from '../../../../support/samples/report-audit.js';

const audit = reportAudit({ issues: 10, sample: 2 });
async function* pages(): AsyncGenerator<PageRow[]> {
  yield [{ url: 'https://shop.example/', status: 200, words: 12 } as PageRow];
}

describe('[U] sheets of an audit', () => {
  it('are issues, fixes, findings and pages, each row as wide as its head', async () => {
    const sheets = auditSheets(audit, {
      findings: sampledFindings(audit),
      accepted: sampledAccepted(audit),
      pages: pages(),
    });
    const counts: [name: string, rows: number][] = [];
    for (const { name, columns, batches } of sheets) {
      const rows: (readonly CellValue[])[] = [];
      for await (const batch of batches) rows.push(...batch);
      for (const row of rows) expect(row, name).to.have.length(columns.length);
      counts.push([name, rows.length]);
    }
    expect(counts).to.deep.equal([
      ['Issues', 10],
      ['Fixes', 10],
      ['Findings', 20],
      ['Pages', 1],
    ]);
  });
});
