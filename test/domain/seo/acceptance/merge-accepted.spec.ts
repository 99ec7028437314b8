import { expect } from 'chai';
import type { JudgedAcceptances } from '../../../../domain/seo/acceptance/accepted-findings.js';
import { mergeAccepted } from '../../../../domain/seo/acceptance/merge-accepted.js';
import { stubAcceptance } from '../../../support/samples/stub-acceptance.js';
import { stubIssue } from '../../../support/samples/stub-issue.js';

const { evidence: _none, ...shown } = stubAcceptance({ check: '*' });
const about = { audit_id: '1'.repeat(24), audit_kind: 'complete' };

function part(check: string, findings: number, pages: number): JudgedAcceptances {
  const evidence = {
    ...about,
    prints: { [check]: 'low' as const },
    pages,
    checks: { [check]: { findings, severity: 'low' as const } },
  };
  return {
    findings,
    acceptances: [{ ...shown, findings, returned: 1 }],
    issues: [stubIssue(check)],
    new_evidence: [{ id: shown.id, evidence }],
  };
}

describe('[U] mergeAccepted', () => {
  it('adds up what two parts made of one acceptance', () => {
    const merged = mergeAccepted(part('title/long', 3, 20), part('speed/lcp', 1, 0));
    expect(merged.findings).to.equal(4);
    expect(merged.acceptances).to.deep.equal([{ ...shown, findings: 4, returned: 2 }]);
    expect(merged.issues.map(({ check_id }) => check_id)).to.deep.equal(['title/long', 'speed/lcp']);
    expect(merged.new_evidence).to.have.length(1);
    expect(merged.new_evidence[0]?.evidence).to.deep.equal({
      ...about,
      prints: { 'title/long': 'low', 'speed/lcp': 'low' },
      pages: 20,
      checks: {
        'title/long': { findings: 3, severity: 'low' },
        'speed/lcp': { findings: 1, severity: 'low' },
      },
    });
  });
});
