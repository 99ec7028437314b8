import { expect } from 'chai';
import { judgeRuns, judgeSpeed, loadRuns } from '../../../activities/audits/judge-speed.js';
import type { ComponentResult } from '../../../domain/audits/audit-result.js';
import { speedComponentKey, speedKey } from '../../../domain/operations/artifact-keys.js';
import type { SpeedArtifact } from '../../../domain/seo/artifacts/speed.js';
import type { CheckSettings } from '../../../domain/seo/check-settings.js';
import type { SpeedRun } from '../../../domain/speed/speed-run.js';
import { auditDeps, OPERATION } from '../../support/audit-deps.js';
import { speedRun } from '../../support/samples/speed-runs.js';
import { stubGathered } from '../../support/samples/stub-gathered.js';

type Strategy = SpeedArtifact['strategy'];
const measured = (strategy: Strategy): SpeedRun => ({
  strategy,
  run: { ok: true, value: { key: speedKey(OPERATION.id, strategy) } },
});
const lost = (strategy: Strategy, detail = 'No Chromium was found'): SpeedRun => ({
  strategy,
  run: { ok: false, error: { code: 'browser_unavailable', detail } },
});
const unloaded = { code: 'NO_FCP', message: 'The page painted nothing' };

function depsWith(...artifacts: SpeedArtifact[]) {
  const deps = auditDeps();
  for (const artifact of artifacts) deps.values.set(`alice ${speedKey(OPERATION.id, artifact.strategy)}`, artifact);
  return deps;
}

async function judge(runs: SpeedRun[], ...artifacts: SpeedArtifact[]) {
  const deps = depsWith(...artifacts);
  const outcome: unknown = await judgeSpeed(deps, { operation: OPERATION, gathered: stubGathered({ runs }) }).catch(
    (failure: unknown) => failure,
  );
  return { outcome, component: deps.values.get(`alice ${speedComponentKey(OPERATION.id)}`) as ComponentResult };
}

const mobile = speedRun({ scores: { performance: 60 }, metrics: { lcp_ms: 4200 }, duration_ms: 20_000 });
const desktop = speedRun({ strategy: 'desktop', scores: { performance: 90 }, duration_ms: 15_000 });

describe('[U] judge speed', () => {
  it('is the mean of the strategies, with their runs and issues', async () => {
    const { outcome, component } = await judge([measured('mobile'), measured('desktop')], mobile, desktop);
    expect(outcome).to.deep.equal({ key: speedComponentKey(OPERATION.id) });
    expect(component).to.deep.include({
      status: 'completed',
      weight: 20,
      score: 75,
      duration_ms: 35_000,
      error: null,
      summary: 'Lighthouse performance: mobile 60, desktop 90; their mean is the score.',
      metrics: { strategies: { mobile, desktop }, failed_strategies: [], failed_checks: [] },
    });
    expect(component.issues.map(({ check_id }) => check_id)).to.deep.equal(['speed/lcp']);
    expect(component.deductions.map(({ points }) => points)).to.deep.equal([20, 5]);
  });

  it('a strategy that failed is listed beside the other, whatever way it failed', async () => {
    const left = await judge([lost('mobile'), measured('desktop')], desktop);
    expect(left.component.score).to.equal(90);
    expect(left.component.metrics['failed_strategies']).to.deep.equal([
      { strategy: 'mobile', reason: 'No Chromium was found' },
    ]);
    const gone = await judge([measured('mobile'), measured('desktop')], desktop);
    expect(gone.component.metrics['failed_strategies']).to.deep.equal([
      { strategy: 'mobile', reason: 'The result of measuring is not in the store' },
    ]);
    const blank = await judge(
      [measured('mobile'), measured('desktop')],
      speedRun({ runtime_error: unloaded }),
      desktop,
    );
    expect(blank.component.score).to.equal(90);
    expect(blank.component.metrics['failed_strategies']).to.deep.equal([
      { strategy: 'mobile', reason: 'The page painted nothing' },
    ]);
  });

  it('without any run it fails with the reason of the first', async () => {
    const { outcome, component } = await judge([lost('mobile', 'one'), lost('desktop', 'two')]);
    expect(outcome).to.include({ name: 'DomainError', code: 'browser_unavailable', message: 'one' });
    expect(component).to.equal(undefined);
    expect((await judge([measured('mobile')], speedRun({ runtime_error: unloaded }))).outcome).to.include({
      code: 'browser_failed',
      message: 'Lighthouse could not load the page: The page painted nothing',
    });
    expect((await judge([])).outcome).to.include({ code: 'browser_failed', message: 'Page speed was not measured' });
  });

  it('reads runs of its user alone', async () => {
    const deps = depsWith(mobile);
    expect(await loadRuns(deps, OPERATION, [measured('mobile'), lost('desktop')])).to.deep.equal([mobile]);
    expect(await loadRuns(deps, { ...OPERATION, user_id: 'bob' }, [measured('mobile')])).to.deep.equal([]);
  });

  it('without runs there are no issues', () => {
    expect(judgeRuns(auditDeps(), []).issues).to.deep.equal([]);
    expect(judgeRuns(auditDeps(), [speedRun()]).issues).to.deep.equal([]);
  });

  it('judges by the settings of the project; the score is Lighthouse’s all the same', async () => {
    const deps = depsWith(mobile);
    const judgeBy = async (check_settings: CheckSettings) => {
      const gathered = stubGathered({ request: { check_settings }, runs: [measured('mobile')] });
      await judgeSpeed(deps, { operation: OPERATION, gathered });
      const component = deps.values.get(`alice ${speedComponentKey(OPERATION.id)}`) as ComponentResult;
      return { ...component, ids: component.issues.map(({ check_id }) => check_id) };
    };
    const patient = await judgeBy({ thresholds: { lcp_ms: 5000, lcp_poor_ms: 6000 }, severities: {} });
    expect([patient.ids, patient.score]).to.deep.equal([[], 60]);
    expect(patient.checks_run).to.include('speed/lcp');
    const off = await judgeBy({ thresholds: {}, severities: { 'speed/lcp': 'off' } });
    expect(off.ids).to.deep.equal([]);
    expect(off.checks_run).to.not.include('speed/lcp');
    expect(off.checks_skipped?.map(({ id }) => id)).to.include('speed/lcp');
  });
});
