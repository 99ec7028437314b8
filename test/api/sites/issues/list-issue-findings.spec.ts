import { expect } from 'chai';
import { listIssueFindings } from '../../../../api/sites/issues/list-issue-findings.js';
import type { CompleteAudit } from '../../../../domain/audits/audit-result.js';
import { storeAudit } from '../../../support/samples/stored-audit.js';
import { stubAudit } from '../../../support/samples/stub-audit.js';
import { stubIssue } from '../../../support/samples/stub-issue.js';
import { startStore, type TestStore } from '../../../support/store.js';

const PAGES = 45;
const CHECK = 'crawl/orphan';

describe('[I] findings of an issue, a page at a time', () => {
  let running: TestStore;
  before(async () => {
    running = await startStore();
  });
  after(() => running.stop());

  function makeAudit(id: string, samples: number): CompleteAudit {
    const sample = Array.from({ length: samples }, (_, index) => ({
      url: `https://site.example/p${index}`,
      observed: 'of the audit',
    }));
    const issue = stubIssue(CHECK, {
      component: 'technical_seo',
      affected_pages: PAGES,
      affected_count: PAGES,
      sample,
    });
    return stubAudit([issue], [], { audit_id: id.repeat(24) });
  }
  async function list(audit: CompleteAudit, from: number, check = CHECK) {
    const line = await running.store.audits.find('alice', audit.audit_id);
    if (!line) throw new Error('The audit was not stored');
    const { rows, ...rest } = await listIssueFindings(running.store, { line, audit }, check, { from, limit: 20 });
    return { ...rest, urls: rows.map(({ url }) => url.slice('https://site.example/'.length)), seen: rows[0]?.observed };
  }

  it('has all findings of a frequent issue from the crawl, and ends', async () => {
    const audit = makeAudit('a', 20);
    await storeAudit(running.store, audit, { pages: PAGES });
    const pages = [await list(audit, 0), await list(audit, 20), await list(audit, 40), await list(audit, 60)];
    expect(pages.map(({ next, urls, isSample }) => [urls.length, next, isSample])).to.deep.equal([
      [20, 20, false],
      [20, 40, false],
      [5, null, false],
      [0, null, false],
    ]);
    expect(new Set(pages.flatMap(({ urls }) => urls)).size).to.equal(PAGES);
  });

  it('has those of a rare issue from the audit itself', async () => {
    const audit = makeAudit('b', 3);
    await storeAudit(running.store, audit, { pages: PAGES });
    expect(await list(audit, 0)).to.deep.equal({
      urls: ['p0', 'p1', 'p2'],
      next: null,
      isSample: false,
      seen: 'of the audit',
    });
  });

  it('has a sample once the rows have expired, and says so', async () => {
    const audit = makeAudit('c', 20);
    await storeAudit(running.store, audit, { pages: PAGES, expires: new Date('2020-01-01T00:00:00Z') });
    expect(await list(audit, 0)).to.deep.include({ next: null, isSample: true, seen: 'of the audit' });
  });

  it('has nothing for a check that found nothing', async () => {
    const audit = makeAudit('d', 3);
    await storeAudit(running.store, audit, { pages: 1 });
    expect(await list(audit, 0, 'title/long')).to.deep.include({ urls: [], next: null, isSample: false });
  });
});
