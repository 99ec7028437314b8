import { expect } from 'chai';
import { openAcceptor } from '../../../../activities/audits/judge/open-acceptor.js';
import { auditDeps, NOW, OPERATION } from '../../../support/audit-deps.js';
import { stubAcceptance } from '../../../support/samples/stub-acceptance.js';
import { stubFinding } from '../../../support/samples/stub-checks.js';

describe('[U] openAcceptor', () => {
  it('reads what the user accepted of the site, as it is on this day', async () => {
    const asked: string[] = [];
    const deps = auditDeps();
    const list = async (user: string, site: string) => {
      asked.push(`${user} ${site}`);
      const stored = { site, last_audit: null };
      const past = stubAcceptance({ id: 'b'.repeat(24), check: 'h1/missing', until: '2026-05-31' });
      return [
        { ...stubAcceptance({ until: NOW.slice(0, 10) }), ...stored },
        { ...past, ...stored },
      ];
    };
    const acceptor = await openAcceptor(
      { ...deps, acceptances: { ...deps.acceptances, list } },
      OPERATION,
      'site.example',
      'quick',
    );
    expect(asked).to.deep.equal(['alice site.example']);
    expect(acceptor.accept(stubFinding('title/long', '/'))?.id).to.equal(stubAcceptance().id);
    expect(acceptor.accept(stubFinding('h1/missing', '/'))).to.equal(null);
    expect(acceptor.result().new_evidence[0]?.evidence).to.include({ audit_id: OPERATION.id, audit_kind: 'quick' });
  });
});
