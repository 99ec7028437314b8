import { expect } from 'chai';
import { noteHealth } from '../../../../activities/audits/compose/note-health.js';
import { auditDeps } from '../../../support/audit-deps.js';
import { stubAudit } from '../../../support/samples/stub-audit.js';

describe('[U] noteHealth', () => {
  it('notes what a complete audit shows, on the day it ended', async () => {
    const deps = auditDeps();
    const audit = stubAudit([], [], {
      generated_at: '2026-06-01T23:59:00.000Z',
      website_url: 'https://www.site.example/',
    });
    await noteHealth(deps, 'alice', audit);
    expect(deps.snapshots).to.have.length(1);
    expect(deps.snapshots[0]).to.include({
      user_id: 'alice',
      site: 'site.example',
      day: '2026-06-01',
      audit_id: audit.audit_id,
    });
    expect(deps.raised).to.deep.equal(['site.example']);
  });

  it('of a quick audit, or of one that is not to be relied on, only that something is known', async () => {
    const deps = auditDeps();
    await noteHealth(deps, 'alice', stubAudit([], [], { audit_type: 'quick' }));
    await noteHealth(deps, 'alice', stubAudit([], [], { reliability: { reliable: false, reason: 'a wall' } }));
    expect([deps.snapshots, deps.raised]).to.deep.equal([[], ['site.example', 'site.example']]);
  });
});
