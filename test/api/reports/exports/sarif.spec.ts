import { expect } from 'chai';
import { sampledAccepted } from '../../../../api/reports/exports/accepted-findings.js';
import { sampledFindings } from '../../../../api/reports/exports/audit-findings.js';
import { sarifLog } from '../../../../api/reports/exports/sarif.js';
import type { CompleteAudit } from '../../../../domain/audits/audit-result.js';
import { reportAudit } from '../../../support/samples/report-audit.js';

interface Log {
  $schema: string;
  version: string;
  runs: {
    tool: {
      driver: { name: string; version: string; rules: { id: string; defaultConfiguration: { level: string } }[] };
    };
    automationDetails: { id: string };
    invocations: object[];
    results: Result[];
    properties: Record<string, unknown>;
  }[];
}
interface Result {
  ruleId: string;
  ruleIndex: number;
  level: string;
  message: { text: string };
  locations: { physicalLocation: { artifactLocation: { uri: string } }; logicalLocations?: object[] }[];
  relatedLocations?: object[];
  partialFingerprints: Record<string, string>;
  occurrenceCount: number;
}

/** As a reader gets it. */
const runOf = async (audit: CompleteAudit, isWhole = true) => {
  let text = '';
  for await (const piece of sarifLog(audit, '1.2.3', {
    batches: sampledFindings(audit),
    accepted: sampledAccepted(audit),
    isWhole,
  }))
    text += piece;
  const log: Log = JSON.parse(text);
  const [run] = log.runs;
  if (!run) throw new Error('No run');
  return { log, run };
};
const prints = async (audit: CompleteAudit) =>
  (await runOf(audit)).run.results.map((result) => Object.values(result.partialFingerprints)[0]);

describe('[U] SARIF', () => {
  const audit = reportAudit({ issues: 20, sample: 3 });
  let log: Log;
  let run: Log['runs'][number];
  before(async () => {
    ({ log, run } = await runOf(audit));
  });

  it('is a log of version 2.1.0 with one run of this tool', () => {
    expect([log.version, log.runs.length]).to.deep.equal(['2.1.0', 1]);
    expect(log.$schema).to.match(/^https:\/\/docs\.oasis-open\.org\/.*sarif-schema-2\.1\.0\.json$/);
    expect(run.tool.driver).to.include({ name: 'Linkwright', version: '1.2.3' });
    expect(run.automationDetails).to.deep.equal({ id: 'linkwright/complete/shop.example/' });
    expect(run.invocations).to.deep.equal([
      {
        executionSuccessful: true,
        startTimeUtc: '2026-06-01T08:28:25.000Z',
        endTimeUtc: '2026-06-01T08:30:00.000Z',
      },
    ]);
  });

  it('has a rule for each check met, and every result names its own', () => {
    const { rules } = run.tool.driver;
    expect(rules).to.have.length(20);
    expect(new Set(rules.map(({ id }) => id)).size).to.equal(20);
    for (const result of run.results) expect(rules[result.ruleIndex]?.id).to.equal(result.ruleId);
    expect(rules[0]).to.have.all.keys(
      'id',
      'shortDescription',
      'fullDescription',
      'help',
      'helpUri',
      'defaultConfiguration',
      'properties',
    );
  });

  it('has what a result must and may have', () => {
    expect(run.results).to.have.length(60);
    const [result] = run.results;
    expect(result?.locations).to.deep.equal([
      {
        physicalLocation: {
          artifactLocation: { uri: 'https://shop.example/shop/category-0/a-product-with-a-long-name-0' },
        },
        logicalLocations: [{ fullyQualifiedName: 'main > h1:nth-of-type(2)' }],
      },
    ]);
    expect(result?.relatedLocations).to.have.length(4);
    expect(result?.occurrenceCount).to.equal(3);
    expect(result?.message.text).to.match(/: what was seen at place 0, .* \(expected: what the rule asks for\)$/);
  });

  it('maps severities to the three levels', async () => {
    const issue = audit.components.technical_seo.issues[0];
    if (!issue) throw new Error('No issue');
    const severities = ['critical', 'high', 'medium', 'low', 'info'] as const;
    const sample = severities.map((severity) => ({ url: 'https://site.example/', observed: 'x', severity }));
    const technical_seo = { ...audit.components.technical_seo, issues: [{ ...issue, sample }] };
    const { results } = (await runOf({ ...audit, components: { ...audit.components, technical_seo } })).run;
    expect(results.slice(0, 5).map(({ level }) => level)).to.deep.equal(['error', 'error', 'warning', 'note', 'note']);
  });

  it('gives a finding the same print in the next audit, whatever was seen there', async () => {
    const next: CompleteAudit = JSON.parse(JSON.stringify(audit), (key, value) =>
      key === 'observed' ? 'other' : value,
    );
    const later = { ...next, audit_id: 'b'.repeat(24), generated_at: '2026-07-01T00:00:00.000Z' };
    expect(await prints(later)).to.deep.equal(await prints(audit));
    expect(new Set(await prints(audit)).size).to.equal(60);
  });

  it('tells several findings of one place apart', async () => {
    const same: CompleteAudit = JSON.parse(JSON.stringify(audit), (key, value) =>
      key === 'url' ? 'https://a.example/' : value,
    );
    expect(new Set(await prints(same)).size).to.equal(60);
  });

  it('counts what it holds, and says what it leaves out and why', async () => {
    const occurrences = Object.values(audit.components).flatMap(({ issues }) =>
      issues.map((one) => one.affected_count),
    );
    const all = occurrences.reduce((sum, count) => sum + count, 0);
    expect(run.properties).to.include({ result_count: 60, occurrence_count: all, occurrences_left_out: 0 });
    expect(run.properties).to.not.have.property('left_out_because');
    const { properties } = (await runOf(audit, false)).run;
    const held = run.results.reduce((sum, { occurrenceCount }) => sum + occurrenceCount, 0);
    expect(properties).to.include({ result_count: 60, occurrences_left_out: all - held });
    expect(properties['left_out_because']).to.match(/no longer kept/);
  });

  it('writes every address as a URI', async () => {
    const odd: CompleteAudit = JSON.parse(JSON.stringify(audit), (key, value) =>
      key === 'url' ? 'not a <url>\ud800' : value,
    );
    for (const { locations } of (await runOf(odd)).run.results)
      expect(locations[0]?.physicalLocation.artifactLocation.uri).to.equal('not%20a%20%3Curl%3E%EF%BF%BD');
  });
});
