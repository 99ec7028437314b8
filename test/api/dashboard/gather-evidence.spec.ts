import { expect } from 'chai';
import { gatherEvidence } from '../../../api/dashboard/gather-evidence.js';
import { evidencePrint } from '../../../domain/seo/acceptance/evidence-print.js';
import { component } from '../../support/audit-deps.js';
import { reportAudit } from '../../support/samples/report-audit.js';
import { storeAudit } from '../../support/samples/stored-audit.js';
import { stubFinding } from '../../support/samples/stub-checks.js';
import { stubIssue } from '../../support/samples/stub-issue.js';
import { startStore, type TestStore } from '../../support/store.js';

const AUDIT = 'a'.repeat(24);
const sample = reportAudit({ issues: 3 });
const slow = stubIssue('speed/lcp', { component: 'page_speed' });
const audit = reportAudit({
  issues: 3,
  overrides: {
    audit_id: AUDIT,
    components: { ...sample.components, page_speed: { ...component('page_speed', 50), issues: [slow] } },
  },
});
const CHECK = audit.components.technical_seo.issues[0]?.check_id ?? '';
const ofSite = stubFinding(CHECK, '/robots.txt', { page_url: null });

describe('[I] gatherEvidence', () => {
  let running: TestStore;
  before(async () => {
    running = await startStore();
    await storeAudit(running.store, audit, { pages: 3, siteFindings: [ofSite] });
  });
  after(() => running.stop());
  const gather = (scope: { check?: string; url?: string; url_pattern?: string }) =>
    gatherEvidence(running.store, 'alice', audit, { check: CHECK, url: null, url_pattern: null, ...scope });

  it('counts pages and findings in the scope, of pages and of the site', async () => {
    expect(await gather({})).to.deep.include({
      audit_id: AUDIT,
      audit_kind: 'complete',
      pages: 3,
      checks: { [CHECK]: { findings: 4, severity: 'medium' } },
    });
    expect(await gather({ url_pattern: '/p1' })).to.deep.include({
      pages: 1,
      checks: { [CHECK]: { findings: 1, severity: 'medium' } },
    });
  });

  it('prints what one URL shows, in the crawl and in its speed runs', async () => {
    const page = `${audit.website_url}p1`;
    const finding = stubFinding(CHECK, '/', { url: page, page_url: page });
    expect((await gather({ url: page }))?.prints).to.deep.equal({ [evidencePrint(finding)]: 'medium' });
    const [measured] = slow.sample;
    const speed = await gather({ check: 'speed/*', url: measured?.url ?? '' });
    expect(Object.values(speed?.prints ?? {})).to.deep.equal([slow.severity]);
  });

  it('knows what was accepted before', async () => {
    const accepted = stubFinding('title/long', '/gone', { page_url: null });
    const rows = [{ acceptance_id: 'b'.repeat(24), finding: accepted }];
    await running.store.findings.save('alice', AUDIT, 'accepted', rows, new Date('2035-01-01'));
    expect((await gather({ check: '*', url: accepted.url }))?.prints).to.have.property(evidencePrint(accepted));
  });

  it('is nothing where nothing is in the scope, or the rows are gone or another user asks', async () => {
    expect(await gather({ check: 'h1/missing' })).to.equal(null);
    const scope = { check: CHECK, url: null, url_pattern: null };
    expect(await gatherEvidence(running.store, 'bob', audit, scope)).to.equal(null);
  });
});
