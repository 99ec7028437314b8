import { expect } from 'chai';
import { orderIssues } from '../../../domain/audits/order-issues.js';
import { type AppPages, startAppPages } from '../../support/browser/app-pages.js';
import { reportAudit } from '../../support/samples/report-audit.js';
import { storeAudit } from '../../support/samples/stored-audit.js';
import { stubAcceptance } from '../../support/samples/stub-acceptance.js';

const AUDIT = 'a'.repeat(24);
const { id: _id, ...GIVEN } = stubAcceptance({ reason: 'Agreed <b>', url_pattern: '/tag/*' });

describe('[I] pages of accepted findings', () => {
  let pages: AppPages;
  const audit = reportAudit({ issues: 4, overrides: { audit_id: AUDIT } });
  before(async () => {
    pages = await startAppPages();
    await storeAudit(pages.store, audit);
  });
  after(() => pages.stop());

  it('let each issue be accepted where it was seen, everywhere or by a pattern', async () => {
    const { status, text } = await pages.get(`/app/audits/${AUDIT}/issues`);
    expect(status).to.equal(200);
    const issues = Object.values(audit.components).flatMap((component) => component.issues);
    expect(text.match(/data-api="POST \/api\/seo\/acceptances"/g)).to.have.length(issues.length);
    for (const { check_id, sample } of issues) {
      expect(text).to.contain(`name="check" value="${check_id}"`);
      for (const { url } of sample) expect(text).to.contain(`<option value="${url}"`);
    }
    for (const field of ['site_url', 'url_pattern', 'reason', 'until']) expect(text).to.contain(`name="${field}"`);
    expect(text).to.contain('No accepted findings yet.');
    expect(text).to.contain(`data-api="POST /api/seo/audits/${AUDIT}/judge-again"`);
  });

  it('list issues in the order of their fixes, and by area on request', async () => {
    const checksOf = (text: string) => [...text.matchAll(/name="check" value="([^"]+)"/g)].map(([, id = '']) => id);
    const path = `/app/audits/${AUDIT}/issues`;
    const plain = await pages.get(path);
    expect(checksOf(plain.text)).to.deep.equal(orderIssues(audit).map(({ issue }) => issue.check_id));
    expect(plain.text).to.contain(`href="${path}?group=area"`).and.not.contain('id="area-');
    const byArea = await pages.get(`${path}?group=area`);
    expect(checksOf(byArea.text)).to.have.members(checksOf(plain.text));
    for (const [name, { issues }] of Object.entries(audit.components))
      if (issues.length > 0) expect(byArea.text).to.contain(`id="area-${name}"`);
    expect((await pages.get(`${path}?group=page`)).status).to.equal(422);
  });

  it('list what was accepted of the site, with a way to undo it', async () => {
    const made = await pages.store.acceptances.insert('alice', 'shop.example', GIVEN);
    if (typeof made === 'string') throw new Error(made);
    await pages.store.acceptances.noteAudit('alice', made.id, { audit_id: AUDIT, findings: 3, returned: 1 });
    for (const path of [`/app/audits/${AUDIT}/issues`, '/app/acceptances?site_url=shop.example']) {
      const { text } = await pages.get(path);
      expect(text).to.contain('Agreed &lt;b').and.contain('/tag/*').and.contain('Content team');
      expect(text).to.contain('3 left out, 1 returned');
      expect(text).to.contain(`data-api="DELETE /api/seo/acceptances/${made.id}"`);
    }
  });

  it('show nothing of others', async () => {
    expect((await pages.get(`/app/audits/${AUDIT}/issues`, 'bob')).status).to.equal(404);
    expect((await pages.get('/app/acceptances?site_url=shop.example', 'bob')).text).to.not.contain('Agreed');
  });
});
