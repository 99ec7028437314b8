import { expect } from 'chai';
import { loadJudgedSpeed } from '../../../../activities/audits/judge/load-judged-speed.js';
import { speedComponentKey, speedKey } from '../../../../domain/operations/artifact-keys.js';
import { auditDeps, component, OPERATION } from '../../../support/audit-deps.js';
import { speedRun } from '../../../support/samples/speed-runs.js';
import { NO_SPEED } from '../../../support/samples/stub-gathered.js';

const key = speedComponentKey(OPERATION.id);
const judged = { ok: true as const, value: { key } };

describe('[U] load judged speed', () => {
  it('is the component with what was accepted apart, and what was measured', async () => {
    const deps = auditDeps();
    const accepted = { acceptances: [], new_evidence: [] };
    const desktop = speedRun({ strategy: 'desktop' });
    deps.values.set(`alice ${key}`, { ...component('page_speed', 70), accepted });
    deps.values.set(`alice ${speedKey(OPERATION.id, 'desktop')}`, desktop);
    expect(await loadJudgedSpeed(deps, OPERATION, judged)).to.deep.equal({
      component: component('page_speed', 70),
      accepted,
      measured: [desktop],
    });
  });

  it('is a failed component with the reason where speed was not judged, or is not in the store', async () => {
    const failed = await loadJudgedSpeed(auditDeps(), OPERATION, NO_SPEED);
    expect(failed.component).to.include({ status: 'failed', score: null, error: 'Speed was not measured' });
    expect(failed).to.include({ accepted: null, measured: null });
    const lost = await loadJudgedSpeed(auditDeps(), OPERATION, judged);
    expect(lost.component).to.include({ status: 'failed', error: 'the result of measuring is not in the store' });
  });
});
