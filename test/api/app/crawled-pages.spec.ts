import { expect } from 'chai';
import type { PageRow } from '../../../domain/reports/export/page-row.js';
import type { OwnCheckOutcome } from '../../../domain/seo/own-checks/summarize-own-checks.js';
import { type AppPages, startAppPages } from '../../support/browser/app-pages.js';
import { readText } from '../../support/browser/render-part.js';
import { findNext } from '../../support/find-next.js';
import { type ExploredSite, seedExploredSite } from '../../support/samples/explored-site.js';
import { reportAudit } from '../../support/samples/report-audit.js';
import { storeAudit } from '../../support/samples/stored-audit.js';
import { stubFinding } from '../../support/samples/stub-checks.js';
import { htmlPage } from '../../support/sites/html-page.js';
import { pageFrom } from '../../support/sites/pages.js';

const SHOP = 'https://shop.example';
const [AUDIT, GONE] = ['a'.repeat(24), 'b'.repeat(24)];
const NOINDEX = '<meta name="robots" content="noindex">';
const PAGES = [
  pageFrom(htmlPage('<h1>Shop</h1>'), { url: `${SHOP}/`, depth: 0 }),
  pageFrom(htmlPage('<h1>Lamps &lt;b&gt;</h1>', NOINDEX), { url: `${SHOP}/lamps?a=1&b=%3Cc%3E` }),
  pageFrom(htmlPage(''), { url: `${SHOP}/gone`, status: 404 }),
  ...Array.from({ length: 150 }, (_, index) =>
    pageFrom(htmlPage(`<p>${'word '.repeat(index)}</p>`), { url: `${SHOP}/p${index}`, depth: 2 }),
  ),
];
const LAMPS = PAGES[1]?.url ?? '';

const PRICE: OwnCheckOutcome = {
  name: 'Price',
  kind: 'column',
  check_id: null,
  severity: null,
  condition: null,
  message: null,
  pages_checked: 1,
  pages_failed: 0,
  pages_stopped: 0,
  pages_with_value: 1,
};

describe('[I] pages about the crawled pages of an audit', function () {
  this.timeout(60_000);
  let pages: AppPages;
  const audit = reportAudit({
    issues: 3,
    overrides: { audit_id: AUDIT, own_checks: [PRICE] },
  });
  const [issue] = audit.components.technical_seo.issues;
  before(async () => {
    pages = await startAppPages();
    const { store } = pages;
    const shared = stubFinding(issue?.check_id ?? '', '/', {
      url: LAMPS,
      page_url: null,
      component: 'technical_seo',
      observed: 'the same text on two pages',
    });
    await storeAudit(store, audit, { artifacts: PAGES, siteFindings: [shared] });
    const rows: PageRow[] = [];
    for await (const run of store.findings.stream('alice', AUDIT, 'pages')) rows.push(...run);
    const priced = rows.map((row, index) => ({
      ...row,
      issues: index < 2 ? 1 : 0,
      ...(index === 1 && {
        extracted: { read_from: 'source' as const, columns: [{ name: 'Price', values: ['12 <€>'], matches: 1 }] },
      }),
    }));
    await store.findings.save('alice', AUDIT, 'pages', priced, new Date('2035-01-01T00:00:00Z'));
    await storeAudit(store, reportAudit({ issues: 1, overrides: { audit_id: GONE } }), {
      expires: new Date(Date.now() - 1000),
    });
  });
  after(() => pages.stop());

  const get = async (query = '', audit_id = AUDIT) => {
    const { status, text } = await pages.get(`/app/audits/${audit_id}/pages${query}`);
    expect(status, text.slice(0, 300)).to.equal(200);
    return text;
  };

  it('list pages with what was seen of each, and own columns, page by page', async () => {
    const text = await get();
    expect(readText(text)).to.contain('Noindex').and.contain('Client error (4xx)').and.contain('12 <€>');
    expect(text).to.contain('>Price</th>').and.contain('data-title="Inlinks"');
    expect(readText(text)).to.contain('1–100 of 153');
    expect(text).to.contain('lamps?a=1&amp;b=%3Cc%3E</bdi>');
    expect(text).to.contain('/p96</bdi>').and.not.contain('/p97</bdi>');
    const next = (await pages.get(findNext(text))).text;
    expect(next).to.contain('/p97</bdi>').and.contain('/p149</bdi>').and.not.contain('/p96</bdi>');
  });

  it('narrow the list, say how many there are, and offer them as CSV', async () => {
    const text = await get('?url_contains=%2FP1&status=&indexable=true&has_issues=false&sort=&order=');
    expect(readText(text)).to.contain('61 of 153 pages');
    expect(text).to.contain('value="/P1"').and.contain('Clear filters');
    const file = /href="([^"]*format=csv[^"]*)"/.exec(text)?.[1]?.replaceAll('&amp;', '&') ?? '';
    const { searchParams } = new URL(file, SHOP);
    expect(searchParams.getAll('columns')).to.deep.equal([
      'url',
      'status',
      'depth',
      'index_blocker',
      'title',
      'words',
      'inlinks',
      'issues',
    ]);
    searchParams.delete('columns');
    expect(Object.fromEntries(searchParams)).to.deep.equal({
      format: 'csv',
      url_contains: '/P1',
      indexable: 'true',
      has_issues: 'false',
    });
    expect(await get('?status=404'))
      .to.contain('/gone</bdi>')
      .and.contain('Status: <bdi>404</bdi>');
    expect(readText(await get('?status=5xx'))).to.contain('No pages match. Clear the filters to see all pages.');
  });

  it('sort by a column, and the other way around', async () => {
    const text = await get('?sort=words&order=desc');
    expect(text.indexOf('/p149</bdi>')).to.be.greaterThan(0).and.lessThan(text.indexOf('/p148</bdi>'));
    expect(text).to.contain('aria-sort="descending"');
    expect(text).to.match(/href="[^"]*pages\?sort=words"/);
    expect(await get('?sort=words'))
      .to.contain('aria-sort="ascending"')
      .and.match(/pages\?sort=words&amp;order=desc"/);
    const next = (await pages.get(findNext(text))).text;
    expect(next).to.contain('/p1</bdi>').and.not.contain('/p149</bdi>');
  });

  it('show one page with its issues, its own columns and the way to its links', async () => {
    const text = await get(`?url=${encodeURIComponent(LAMPS)}`);
    const words = readText(text);
    expect(words).to.contain('No: noindex').and.contain('Price 12 <€>').and.contain('Robots directives noindex');
    expect(text).to.contain('Lamps &lt;b>');
    expect(words).to.contain(issue?.title).and.contain('the same text on two pages');
    expect(text).to.contain(
      `links?${new URLSearchParams({ url: LAMPS, show: 'from' }).toString().replaceAll('&', '&amp;')}`,
    );
    const plain = readText(await get(`?url=${SHOP}/gone`));
    expect(plain).to.contain('client error (4xx)').and.not.contain('the same text on two pages');
  });

  it('say what is not there', async () => {
    expect(readText(await get(`?url=${SHOP}/never`))).to.contain(`This audit did not crawl ${SHOP}/never.`);
    expect(await get('?url=javascript:alert(1)')).to.contain('This audit did not crawl');
    expect(await get('', GONE)).to.contain('no longer kept');
    expect((await pages.get(`/app/audits/${AUDIT}/pages`, 'bob')).status).to.equal(404);
    for (const query of ['?sort=x', '?status=x', '?indexable=x', '?words_min=x', '?columns=x', '?page=0'])
      expect((await pages.get(`/app/audits/${AUDIT}/pages${query}`)).status, query).to.equal(422);
  });
});

describe('[I] pages about the crawled pages of a watched site', function () {
  this.timeout(60_000);
  let pages: AppPages;
  let site: ExploredSite;
  before(async () => {
    pages = await startAppPages();
    site = await seedExploredSite(pages.store);
  });
  after(() => pages.stop());

  const get = async (query = '') => {
    const { status, text } = await pages.get(`/app/sites/${site.site_id}/pages${query}`);
    expect(status, text.slice(0, 300)).to.equal(200);
    return text;
  };

  it('are those of the latest complete audit, with search figures, or of another one', async () => {
    const text = await get();
    expect(readText(text)).to.contain('130 pages').and.contain('1–100 of 130').and.contain('2,400');
    expect(text).to.contain('data-title="Impressions"').and.not.contain('audit=');
    const [, older] = site.audits;
    const before = await get(`?audit=${older}&status=4xx`);
    expect(readText(before)).to.contain('5 of 100 pages');
    expect(before)
      .to.contain(`name="audit" value="${older}"`)
      .and.contain(`pages?audit=${older}&amp;status=4xx&amp;sort=`);
  });

  it('are counted by facets, whose values lead to what they count', async () => {
    const text = await get('?language=de-at');
    const found = /href="([^"]*)"[^>]*><bdi>4xx: client error<\/bdi><span class="figure">(\d+)</.exec(text);
    const link = (found?.[1] ?? '').replaceAll('&amp;', '&');
    expect(link).to.contain('language=de-at').and.contain('status=4xx');
    expect(readText((await pages.get(link)).text)).to.contain(`${found?.[2]} of 130 pages`);
  });

  it('show the chosen columns alone, the URL always, and keep them in every link', async () => {
    const text = await get('?columns=words&columns=language&sort=words&order=desc');
    const heads = [...text.matchAll(/<th scope="col"[^>]*>(.*?)<\/th>/g)].map(([, head]) => readText(head ?? ''));
    expect(heads).to.deep.equal(['URL', 'Words ▼', 'Language']);
    const kept = 'columns=url&amp;columns=words&amp;columns=language';
    for (const link of [`sort=words&amp;${kept}`, `order=desc&amp;${kept}&amp;page=2`, `format=csv&amp;sort=words`])
      expect(text, link).to.contain(link);
  });

  it('end on the last page of the list, whatever page is asked for', async () => {
    expect(readText(await get('?page=2'))).to.contain('101–130 of 130');
    expect(readText(await get('?page=99999'))).to.contain('101–130 of 130');
    expect(readText(await get('?page=2&status=4xx'))).to.contain('6 of 130 pages');
  });

  it('show a page with what search brought, Lighthouse, its snippet and its history', async () => {
    const words = readText(await get(`?url=${encodeURIComponent(site.home)}`));
    expect(words).to.contain('Snippet preview').and.contain('An approximation');
    expect(words).to.contain('desk lamps').and.contain('Clicks 120');
    expect(words).to.contain('Lighthouse').and.contain('Largest Contentful Paint');
    expect(words).to.contain('1 Jun 2026').and.contain('1 May 2026');
    const quick = reportAudit({
      issues: 1,
      overrides: { audit_id: '9'.repeat(24), audit_type: 'quick', website_url: site.home },
    });
    await storeAudit(pages.store, quick, { created_at: '2026-05-20T08:00:00.000Z' });
    const added = readText(await get(`?url=${encodeURIComponent(site.added)}`));
    expect(added.match(/Not crawled/g)).to.have.length(1);
    expect(added).to.not.contain('Lighthouse').and.not.contain('Top queries');
  });

  it('take over from the table of the audit, with all that was chosen there', async () => {
    const jar = await pages.signIn('alice');
    const path = `/app/audits/${site.audits[1]}/pages?status=4xx&url_contains=`;
    const answer = await jar.fetch(`${pages.api.url}${path}`, { redirect: 'manual' });
    expect(answer.status).to.equal(302);
    const there = new URL(answer.headers.get('location') ?? '', pages.api.url);
    expect(there.pathname).to.equal(`/app/sites/${site.site_id}/pages`);
    expect(Object.fromEntries(there.searchParams)).to.deep.equal({
      status: '4xx',
      url_contains: '',
      audit: site.audits[1],
    });
    expect(readText((await pages.get(`${there.pathname}${there.search}`)).text)).to.contain('5 of 100 pages');
  });

  it('are not those of another site or user, and say what to do before the first audit', async () => {
    const { store } = pages;
    await storeAudit(store, reportAudit({ issues: 1, overrides: { audit_id: 'f'.repeat(24) } }));
    const path = `/app/sites/${site.site_id}/pages`;
    expect((await pages.get(`${path}?audit=${'f'.repeat(24)}`)).status).to.equal(404);
    expect((await pages.get(`${path}?audit=${'0'.repeat(24)}`)).status).to.equal(404);
    expect((await pages.get(path, 'bob')).status).to.equal(404);
    const input = { site_url: 'https://new.example/', site: 'new.example', competitors: [], target_keywords: [] };
    const { site: fresh } = await store.sites.insert('alice', input, new Date());
    expect(readText((await pages.get(`/app/sites/${fresh.id}/pages`)).text)).to.contain('No audits yet.');
  });

  it('are shown to client guests without the ways into the workspace', async () => {
    const { store } = pages;
    const ask = async (user: string, method: string, path: string, body: object) => {
      const jar = await pages.signIn(user);
      const session = (await (await jar.fetch(`${pages.api.url}/auth/session`)).json()) as { csrf_token: string };
      const headers = { 'x-csrf-token': session.csrf_token, 'content-type': 'application/json' };
      const answer = await jar.fetch(`${pages.api.url}${path}`, { method, headers, body: JSON.stringify(body) });
      return { jar, team: (await answer.json()) as { id: string } };
    };
    const { team } = await ask('olga', 'POST', '/api/workspaces', { name: 'Team' });
    const input = { site_url: 'https://lamps.example/', site: 'lamps.example', competitors: [], target_keywords: [] };
    const { site: own } = await store.sites.insert(team.id, input, new Date());
    const overrides = { audit_id: 'c'.repeat(24), website_url: 'https://lamps.example/' };
    await storeAudit(store, reportAudit({ issues: 1, overrides }), { user_id: team.id });
    const guest = { role: 'client_guest' as const, can_send: false, sites: ['lamps.example'] };
    await store.memberships.put(team.id, 'gus', guest, new Date());
    const path = `/app/sites/${own.id}/pages`;
    for (const [user, sees] of [
      ['olga', true],
      ['gus', false],
    ] as const) {
      const { jar } = await ask(user, 'PUT', '/auth/workspace', { workspace_id: team.id });
      for (const shown of [path, `${path}?url=https://lamps.example/p1`]) {
        const answer = await jar.fetch(`${pages.api.url}${shown}`);
        expect(answer.status, user).to.equal(200);
        expect((await answer.text()).includes('/links?'), `${user} ${shown}`).to.equal(sees);
      }
    }
  });
});
