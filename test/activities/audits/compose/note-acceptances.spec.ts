import { expect } from 'chai';
import { noteAcceptances } from '../../../../activities/audits/compose/note-acceptances.js';
import { OPERATION } from '../../../support/audit-deps.js';
import { stubAcceptance } from '../../../support/samples/stub-acceptance.js';

describe('[U] noteAcceptances', () => {
  it('notes what the audit made of each, and what was there at first', async () => {
    const noted: unknown[][] = [];
    const acceptances = {
      list: async () => [],
      noteEvidence: async (...given: unknown[]) => void noted.push(given),
      noteAudit: async (...given: unknown[]) => void noted.push(given),
    };
    const { evidence: _none, ...shown } = stubAcceptance();
    const evidence = { audit_id: OPERATION.id, audit_kind: 'quick', prints: {}, pages: 1, checks: {} };
    await noteAcceptances({ acceptances }, OPERATION, {
      findings: 2,
      acceptances: [{ ...shown, findings: 2, returned: 1 }],
      issues: [],
      new_evidence: [{ id: shown.id, evidence }],
    });
    expect(noted).to.deep.equal([
      ['alice', shown.id, evidence],
      ['alice', shown.id, { audit_id: OPERATION.id, findings: 2, returned: 1 }],
    ]);
  });
});
