import { expect } from 'chai';
import { composeStrategy } from '../../../activities/pages/compose-strategy.js';
import type { StrategicReport } from '../../../domain/dashboard/strategy/strategic-report.js';
import { resultKey } from '../../../domain/operations/artifact-keys.js';
import type { AuditRecord } from '../../../store/audits/audits.js';
import { analysisDeps } from '../../support/analysis-deps.js';
import { stubAudit } from '../../support/samples/stub-audit.js';
import { comparedSources } from '../../support/sites/measured-site.js';

const operation = { id: '0123456789abcdef01234567', user_id: 'alice' };
const input = { operation, site: 'own.example', site_url: 'https://own.example/' };

describe('[U] composing a strategy', () => {
  it('keeps one report a week, and compares it with the week before', async () => {
    const deps = analysisDeps({ loadCompetitors: async () => comparedSources() });
    await composeStrategy({ ...deps, now: () => Date.parse('2026-05-20T00:00:00Z') }, input);
    const { key } = await composeStrategy(deps, input);
    await composeStrategy(deps, input);
    expect(
      [...deps.reports.values()].map(({ week_commencing: week, compared_with: before }) => [week, before]),
    ).to.deep.equal([
      ['2026-05-18', null],
      ['2026-06-01', '2026-05-18'],
    ]);
    const report = deps.values.get(`alice ${key}`) as StrategicReport;
    expect(key).to.equal(resultKey(operation.id));
    expect(report.metrics.market_rank).to.equal(2);
    expect(report.insights.threat_alerts.length).to.be.greaterThan(0);
    expect(deps.raised).to.include('alice own.example');
  });

  it('rests on the latest complete audit, and on a quick one only without any', async () => {
    const line = (id: string, audit_type: 'complete' | 'quick') => ({ id: id.repeat(24), audit_type }) as AuditRecord;
    const tell = async (...lines: AuditRecord[]) => {
      const deps = analysisDeps({ audits: { list: async () => ({ items: lines, next_cursor: null }) } });
      for (const { id, audit_type } of lines)
        await deps.artifacts.put('alice', resultKey(id), stubAudit([], [], { audit_id: id, audit_type }));
      const { key } = await composeStrategy(deps, input);
      return (deps.values.get(`alice ${key}`) as StrategicReport).basis?.audit;
    };
    const newestFirst = [line('3', 'quick'), line('2', 'complete'), line('1', 'complete')];
    expect(await tell(...newestFirst)).to.include({ audit_id: '2'.repeat(24), audit_type: 'complete' });
    expect(await tell(line('3', 'quick'))).to.include({ audit_id: '3'.repeat(24), audit_type: 'quick' });
  });

  it('has no data for a site of which nothing is stored', async () => {
    const deps = analysisDeps();
    const { key } = await composeStrategy(deps, input);
    expect(deps.values.get(`alice ${key}`)).to.deep.include({ status: 'no_data' });
  });
});
