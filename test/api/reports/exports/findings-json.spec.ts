import { expect } from 'chai';
import { findingsJson } from '../../../../api/reports/exports/findings-json.js';
import { type FindingRow, toFindingRow } from '../../../../domain/reports/export/finding-row.js';
import { reportAudit } from '../../../support/samples/report-audit.js';
import { stubIssue } from '../../../support/samples/stub-issue.js';

const audit = reportAudit({ issues: 3 });
const row = (path: string) =>
  toFindingRow({ url: `https://site.example${path}`, observed: 'x', count: 3 }, stubIssue('title/long'));

async function read(...given: FindingRow[][]): Promise<Record<string, unknown>> {
  async function* batches() {
    yield* given;
  }
  let text = '';
  for await (const piece of findingsJson(audit, batches())) text += piece;
  return JSON.parse(text);
}

describe('[U] findings as JSON', () => {
  it('are one object: the audit, its issues without samples, every finding, their number', async () => {
    const { issues, findings, ...head } = await read([row('/a')], [], [row('/b'), row('/c')]);
    expect(head).to.deep.equal({
      audit_id: audit.audit_id,
      audit_type: 'complete',
      website_url: 'https://shop.example/',
      status: 'completed',
      overall_score: audit.overall_score,
      issue_counts: audit.issue_counts,
      generated_at: audit.generated_at,
      accepted_count: 0,
      finding_count: 3,
    });
    expect(
      (issues as object[]).map((issue) => [Object.keys(issue).includes('check_id'), 'sample' in issue]),
    ).to.deep.equal(Array(3).fill([true, false]));
    expect((findings as object[])[0]).to.deep.equal({
      check_id: 'title/long',
      severity: 'medium',
      level: 'warning',
      url: 'https://site.example/a',
      observed: 'x',
      expected: null,
      where: null,
      count: 3,
      related_urls: [],
    });
  });

  it('are an empty list when there are none', async () => {
    expect(await read()).to.deep.include({ findings: [], finding_count: 0 });
  });
});
