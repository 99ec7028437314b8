import { expect } from 'chai';
import type { AcceptedEvidence } from '../../../../domain/seo/acceptance/acceptance.js';
import { hasChanged } from '../../../../domain/seo/acceptance/has-changed.js';
import { stubAcceptance } from '../../../support/samples/stub-acceptance.js';
import { stubFinding } from '../../../support/samples/stub-checks.js';

const evidence: AcceptedEvidence = {
  audit_id: '1'.repeat(24),
  audit_kind: 'complete',
  prints: {},
  pages: 10,
  checks: { 'title/long': { findings: 4, severity: 'medium' } },
};
const finding = stubFinding('title/long', '/a');
const changed = (
  counts: { pages: number; findings: number; audit_kind?: string },
  given: AcceptedEvidence | null = evidence,
) => hasChanged(stubAcceptance({ evidence: given }), finding, { audit_kind: 'complete', ...counts });

describe('[U] hasChanged', () => {
  it('is false before anything is known, and where no page was read', () => {
    expect(changed({ pages: 10, findings: 10 }, null)).to.equal(false);
    expect(changed({ pages: 0, findings: 10 })).to.equal(false);
    expect(changed({ pages: 10, findings: 10 }, { ...evidence, pages: 0 })).to.equal(false);
  });

  it('takes more than half again as many, on more than ten points more of the pages', () => {
    expect(changed({ pages: 10, findings: 6 })).to.equal(false);
    expect(changed({ pages: 10, findings: 7 })).to.equal(true);
    expect(changed({ pages: 16, findings: 7 }), 'the same share of more pages').to.equal(false);
    expect(changed({ pages: 10, findings: 7, audit_kind: 'quick' })).to.equal(false);
  });

  it('of one URL, is what was not seen before', () => {
    const one = stubAcceptance({ url: finding.url, evidence: { ...evidence, prints: {} } });
    expect(hasChanged(one, finding, { audit_kind: 'complete', pages: 0, findings: 0 })).to.equal(true);
  });
});
