import { expect } from 'chai';
import { asOfAudit } from '../../../../activities/audits/judge/as-of-audit.js';
import { auditDeps } from '../../../support/audit-deps.js';

describe('[U] asOfAudit', () => {
  it('has the clock of the audit, and all else as it is', () => {
    const deps = auditDeps();
    const again = { at: '2026-06-09T00:00:00.000Z', acceptances: [], generated_at: '2026-01-02T03:04:05.000Z' };
    const then = asOfAudit(deps, again);
    expect(new Date(then.now()).toISOString()).to.equal('2026-01-02T03:04:05.000Z');
    expect(then.artifacts).to.equal(deps.artifacts);
  });

  it('is today in the audit itself', () => {
    const deps = auditDeps();
    expect(asOfAudit(deps, undefined)).to.equal(deps);
  });
});
