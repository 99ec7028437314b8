import { expect } from 'chai';
import { type AppPages, startAppPages } from '../../support/browser/app-pages.js';
import { issueAudits, storeIssueAudits } from '../../support/samples/issue-audits.js';
import { stubAudit } from '../../support/samples/stub-audit.js';

const NOW = new Date('2026-06-01T08:00:00.000Z');
const INPUT = { site_url: 'https://shop.example/', site: 'shop.example', competitors: [], target_keywords: [] };

describe('[I] pages of the issues of a site', () => {
  let pages: AppPages;
  let path = '';
  before(async () => {
    pages = await startAppPages();
    const { site } = await pages.store.sites.insert('alice', INPUT, NOW);
    const { before, after } = issueAudits();
    await storeIssueAudits(pages.store, site, [before, after]);
    path = `/app/sites/${site.id}/issues`;
  });
  after(() => pages.stop());
  const read = async (below = '', user = 'alice') => (await pages.get(`${path}${below}`, user)).text;

  it('list issues by cause, with their checks, figures and the way to each', async () => {
    const text = await read();
    expect(text)
      .to.contain('Canonicals of translations point to the original')
      .and.contain('2 checks with this cause')
      .and.contain(`href="${path}/title:long"`)
      .and.contain('>12.5%<')
      .and.contain('1 fixed issue');
    expect(text).to.not.contain('Missing h1');
  });

  it('narrow the list by the query, ignore what it does not know, and keep the choice in the form', async () => {
    const chosen = await read('?severity=medium&q=&sort=pages');
    expect(chosen).to.contain('Title too long').and.not.contain('Image without alt text');
    expect(chosen).to.contain('<option value="medium" selected>');
    expect(chosen).to.contain('issues?format=csv&amp;severity=medium&amp;sort=pages');
    expect(await read('?severity=awful&area=&state=none')).to.contain('Image without alt text');
    expect(await read('?trend=fixed')).to.contain('Missing h1');
    expect(await read('?q=nothing+like+it')).to.contain('No issues match. Clear the filter to see all open issues.');
  });

  it('show an issue with why, fix, snippet to copy, URLs that lead to their pages, trend and history', async () => {
    const text = await read('/title:long');
    expect(text)
      .to.contain('Search results cut long titles.')
      .and.contain('Shorten the titles to at most 60 characters.')
      .and.contain('data-copy="snippet-1"')
      .and.contain(`href="/app/audits/${'b'.repeat(24)}/pages?url=https%3A%2F%2Fshop.example%2Fa"`)
      .and.contain('Affected over the last 2 audits')
      .and.contain(`title:long?audit=${'a'.repeat(24)}`);
    expect(await read('/crawl:orphan')).to.contain(`href="${path}/canonical:translations"`);
    expect(await read('/canonical:translations')).to.contain('2 of 8 pages. Open a check below to list all its URLs.');
    expect(await read('/h1:missing')).to.contain('Fixed: the audit of 1 Jun 2026 did not find it.');
  });

  it('say that an issue is done, and that it was found again', async () => {
    const place = { user_id: 'alice', site_id: path.split('/')[3] ?? '', issue_id: 'image/missing-alt' };
    const done = { by: 'alice', by_name: 'Alice' };
    await pages.store.issueRecords.change(place, { done: { ...done, at: '2026-06-03T08:00:00.000Z' } }, []);
    expect(await read('/image:missing-alt'))
      .to.contain('The next audit shows whether it is fixed.')
      .and.contain('Reopen');
    await pages.store.issueRecords.change(place, { done: { ...done, at: '2026-05-03T08:00:00.000Z' } }, []);
    expect(await read('/image:missing-alt')).to.contain(', but still found in the audit of 1 Jun 2026.');
  });

  it('list the URLs of a frequent issue a page at a time, and say when only a sample is left', async () => {
    const { site } = await pages.store.sites.insert('alice', { ...INPUT, site: 'many.example' }, NOW);
    const { after } = issueAudits();
    const { on_page_seo } = after.components;
    const sample = Array.from({ length: 20 }, (_, index) => ({ url: `https://many.example/${index}`, observed: 'x' }));
    const issues = on_page_seo.issues.map((issue) => ({ ...issue, affected_pages: 90, affected_count: 90, sample }));
    const components = { ...after.components, on_page_seo: { ...on_page_seo, issues } };
    await storeIssueAudits(pages.store, site, [{ ...after, components, audit_id: 'd'.repeat(24) }]);
    const { text } = await pages.get(`/app/sites/${site.id}/issues/title:long`);
    expect(text).to.contain('A sample: the crawl behind this audit is no longer kept.').and.contain('many.example/19');
    expect(text).to.not.contain('rel="next"');
  });

  it('has a word for a site without an audit, and for one without issues', async () => {
    const { site } = await pages.store.sites.insert('nora', INPUT, NOW);
    const own = `/app/sites/${site.id}/issues`;
    expect((await pages.get(own, 'nora')).text).to.contain('No audit yet. Run an audit of this site');
    expect((await pages.get(`${own}/title:long`, 'nora')).status).to.equal(404);
    await storeIssueAudits(pages.store, site, [stubAudit([], [], { audit_id: 'c'.repeat(24) })]);
    expect((await pages.get(own, 'nora')).text).to.contain('No open issues in this audit.');
  });

  it('are not there for others, for unknown issues and for audits of another site', async () => {
    for (const below of ['', '/title:long']) expect((await pages.get(`${path}${below}`, 'bob')).status).to.equal(404);
    for (const below of [
      '/no:such',
      '/title:missing',
      `?audit=${'9'.repeat(24)}`,
      `/title:long?audit=${'c'.repeat(24)}`,
    ])
      expect((await pages.get(`${path}${below}`)).status, below).to.equal(404);
    expect((await pages.get(`${path}?audit=no-id`)).status).to.equal(422);
    expect((await pages.get(`${path}?audit=`)).status).to.equal(200);
  });
});
