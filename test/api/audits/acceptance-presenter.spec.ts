import { expect } from 'chai';
import { presentAcceptance } from '../../../api/audits/acceptance-presenter.js';
import { stubAcceptance } from '../../support/samples/stub-acceptance.js';

const stored = { ...stubAcceptance({ until: '2026-06-01' }), site: 'site.example', last_audit: null };

describe('[U] presentAcceptance', () => {
  it('says whether it holds, and shows no more of the evidence than where and how much', () => {
    const evidence = {
      audit_id: '1'.repeat(24),
      audit_kind: 'complete',
      prints: { a: 'low' as const, b: 'low' as const },
      pages: 9,
      checks: { 'title/long': { findings: 3, severity: 'low' as const } },
    };
    const { evidence: _none, ...shown } = stored;
    expect(presentAcceptance({ ...stored, evidence }, '2026-06-01T12:00:00.000Z')).to.deep.equal({
      ...shown,
      state: 'active',
      accepted_from: { audit_id: '1'.repeat(24), findings: 5 },
    });
    const past = presentAcceptance(stored, '2026-06-02T00:00:00.000Z');
    expect(past).to.include({ state: 'expired', accepted_from: null });
  });
});
