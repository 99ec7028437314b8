import { createHash } from 'node:crypto';
import { expect } from 'chai';
import { printedReportKey } from '../../../../domain/operations/artifact-keys.js';
import { endOperation, type OperationsApi, startOperationsApi } from '../../../support/api/operations-api.js';
import { reportAudit } from '../../../support/samples/report-audit.js';
import { storeAudit } from '../../../support/samples/stored-audit.js';
import { stubFinding } from '../../../support/samples/stub-checks.js';
import type { Answer } from '../../../support/servers/http-call.js';

const id = (letter: string) => letter.repeat(24);
const [AUDIT, OLD, GONE] = [id('a'), id('b'), id('c')];
const checkId = (audit: ReturnType<typeof reportAudit>) => audit.components.technical_seo.issues[0]?.check_id ?? '';

describe('[I] report handlers', () => {
  let running: OperationsApi;
  let alice: Record<string, string>;
  const audit = reportAudit({ issues: 10, sample: 2, overrides: { audit_id: AUDIT } });

  before(async () => {
    running = await startOperationsApi();
    alice = await running.as('alice', 'premium');
    const shared = stubFinding(checkId(audit), '/shared', {
      page_url: null,
      component: 'technical_seo',
      observed: '=1+1',
    });
    await storeAudit(running.store, audit, { pages: 1203, siteFindings: [shared] });
    const earlier = { overrides: { audit_id: OLD, overall_score: 41 } };
    await storeAudit(running.store, reportAudit({ issues: 2, ...earlier }), { created_at: '2026-05-01T00:00:00.000Z' });
    const gone = reportAudit({ issues: 2, overrides: { audit_id: GONE } });
    await storeAudit(running.store, gone, {
      expires: new Date(Date.now() - 1000),
      created_at: '2026-07-01T00:00:00.000Z',
    });
  });
  after(() => running.stop());
  beforeEach(() => running.gateway.reset());

  const get = (path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> =>
    running.api.call(method, `/api/seo/audits/${path}`, { headers: { ...alice, ...headers } });

  describe('choosing a form', () => {
    const byAccept: [accept: string | undefined, type: string][] = [
      [undefined, 'text/html; charset=utf-8'],
      ['*/*', 'text/html; charset=utf-8'],
      ['text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8', 'text/html; charset=utf-8'],
      ['application/json', 'application/json; charset=utf-8'],
      ['text/csv;q=0.5, application/sarif+json', 'application/sarif+json'],
      ['text/csv', 'text/csv; charset=utf-8'],
      ['application/xml', 'application/xml; charset=utf-8'],
    ];
    for (const [accept, type] of byAccept) {
      it(`Accept: ${accept} gets ${type}`, async () => {
        const answer = await get(`${AUDIT}/report`, accept === undefined ? {} : { accept });
        expect([answer.status, answer.headers['content-type']]).to.deep.equal([200, type]);
        expect(answer.headers.vary).to.match(/\bAccept\b/);
      });
    }

    it('format wins over Accept', async () => {
      const answer = await get(`${AUDIT}/report?format=junit`, { accept: 'text/html' });
      expect(answer.headers['content-type']).to.equal('application/xml; charset=utf-8');
    });

    it('what there is not is 406, what no one knows 422', async () => {
      const answer = await get(`${AUDIT}/report`, { accept: 'image/png' });
      expect(answer.status).to.equal(406);
      expect(answer.json)
        .to.have.property('detail')
        .that.matches(/^Not acceptable; there is text\/html, /);
      expect((await get(`${AUDIT}/report?format=docx`)).status).to.equal(422);
      expect((await get(`${AUDIT}/pages?format=html`)).status).to.equal(422);
      expect((await get(`${AUDIT}/pages`, { accept: 'text/html' })).status).to.equal(406);
    });

    const names: [format: string, disposition: string][] = [
      ['html', 'inline; filename="audit-shop.example-2026-06-01.html"'],
      ['json', 'attachment; filename="audit-shop.example-2026-06-01.json"'],
      ['csv', 'attachment; filename="audit-shop.example-2026-06-01.csv"'],
      ['xlsx', 'attachment; filename="audit-shop.example-2026-06-01.xlsx"'],
      ['sarif', 'attachment; filename="audit-shop.example-2026-06-01.sarif"'],
      ['junit', 'attachment; filename="audit-shop.example-2026-06-01.xml"'],
    ];
    for (const [format, disposition] of names) {
      it(`${format} has a file name, is its reader's alone, and is 304 when nothing has changed`, async () => {
        const answer = await get(`${AUDIT}/report?format=${format}`);
        expect(answer.headers['content-disposition']).to.equal(disposition);
        expect(answer.headers['cache-control']).to.equal('private, no-cache');
        const etag = String(answer.headers.etag);
        const again = await get(`${AUDIT}/report?format=${format}`, { 'if-none-match': etag });
        expect([again.status, again.text]).to.deep.equal([304, '']);
        expect((await get(`${AUDIT}/report?format=${format}`, { 'if-none-match': '"other"' })).status).to.equal(200);
        const head = await get(`${AUDIT}/report?format=${format}`, {}, 'HEAD');
        expect([head.status, head.text, head.headers.etag]).to.deep.equal([200, '', etag]);
      });
    }
  });

  it('the page carries its policy in the header too, and the history up to this audit', async () => {
    const { text, headers } = await get(`${AUDIT}/report`);
    const policy = String(headers['content-security-policy']);
    expect(policy).to.match(/^default-src 'none'; style-src 'sha256-.*; frame-ancestors 'none'$/);
    expect(text).to.contain(policy.split('; frame-ancestors')[0]?.replaceAll('"', '&quot;'));
    expect(text).to.contain('Score over 2 audits: from 41 on 1 May 2026');
  });

  it('CSV has every finding: one for each page, then those about the site', async () => {
    const lines = (await get(`${AUDIT}/report?format=csv`)).text.split('\r\n');
    expect(lines).to.have.length(1 + 1203 + 1 + 1);
    expect(lines[1]).to.match(new RegExp(`^${checkId(audit)},technical_seo,.*,https://shop.example/p0,a fault,,,1,,`));
    expect(lines[1204]).to.contain(",https://site.example/shared,'=1+1,");
    expect(lines[1205]).to.equal('');
  });

  it('JSON has all issues and every finding', async () => {
    const { json } = await get(`${AUDIT}/report?format=json`);
    expect(json).to.include({ audit_id: AUDIT, finding_count: 1204 });
    expect(json).to.have.property('findings').with.length(1204);
    expect(json).to.have.property('issues').with.length(10);
  });

  it('code scanning and build servers get every finding while the crawl is kept, and then get what is left', async () => {
    const rows = ((await get(`${AUDIT}/report?format=json`)).json as { finding_count: number }).finding_count;
    expect(rows).to.be.greaterThan(100);
    const { runs } = (await get(`${AUDIT}/report?format=sarif`)).json as { runs: { results: unknown[] }[] };
    expect(runs[0]?.results).to.have.length(rows);
    expect(runs[0]).to.have.nested.property('tool.driver.version', '1.2.3');
    expect(runs[0]).to.have.nested.property('properties.occurrences_left_out', 0);
    const junit = (await get(`${AUDIT}/report?format=junit`)).text;
    expect(junit).to.match(
      / occurrences? in [\d,]+ findings, the first 500 shown; csv, json, xlsx and sarif hold them all:/,
    );
    const gone = (await get(`${GONE}/report?format=sarif`)).json;
    expect(gone).to.have.nested.property('runs[0].properties.left_out_because');
    expect((await get(`${GONE}/report?format=junit`)).text).to.contain('its crawl is no longer there');
  });

  describe('a report for people', () => {
    it('is full as a page unless the short form is asked for, in its language and with a policy that fits', async () => {
      expect((await get(`${AUDIT}/report`)).text).to.contain('How the score adds up');
      const german = (await get(`${AUDIT}/report?language=de`)).text;
      expect(german).to.contain('<html lang="de">').and.contain('Wie die Punktzahl zustande kommt');
      const { status, text, headers } = await get(`${AUDIT}/report?form=short&language=de`);
      expect([status, headers['content-type']]).to.deep.equal([200, 'text/html; charset=utf-8']);
      expect(text).to.contain('<html lang="de-DE">').and.contain('Was die Website bremst');
      const [, style = ''] = /<style>([\s\S]*?)<\/style>/.exec(text) ?? [];
      const hash = createHash('sha256').update(style).digest('base64');
      expect(headers['content-security-policy']).to.contain(`style-src 'sha256-${hash}'`);
    });

    it('is short as a PDF unless the full form is asked for', async () => {
      for (const query of ['', '&form=full', '&language=de', '&form=full&language=de']) {
        const answer = await get(`${AUDIT}/report?format=pdf${query}`, { prefer: 'respond-async' });
        expect(answer.status, answer.text.slice(0, 200)).to.equal(202);
      }
      const chosen = running.gateway.started.map(({ input }) => (input as { options: unknown }).options);
      expect(chosen).to.deep.equal([
        { form: 'short', language: 'en', brand_id: null },
        { form: 'full', language: 'en', brand_id: null },
        { form: 'short', language: 'de', brand_id: null },
        { form: 'full', language: 'de', brand_id: null },
      ]);
      for (const operation of running.gateway.started)
        await endOperation(running.store, operation, 'failed', { error: { code: 'timeout', detail: 'Too slow' } });
    });

    it('refuses choices that there are not', async () => {
      for (const query of ['form=long', 'language=xx', 'form=short&format=csv', 'language=de&format=sarif'])
        expect((await get(`${AUDIT}/report?${query}`)).status, query).to.equal(422);
    });
  });

  describe('the table of pages', () => {
    it('comes page by page', async () => {
      const seen: string[] = [];
      let path: string | undefined = `${AUDIT}/pages?limit=500`;
      for (let pages = 0; path !== undefined && pages < 5; pages++) {
        const answer = await get(path);
        expect(answer.status, answer.text.slice(0, 200)).to.equal(200);
        seen.push(...(answer.json as { url: string }[]).map(({ url }) => url));
        path = /^<\/api\/seo\/audits\/(.+)>; rel="next"$/.exec(String(answer.headers.link ?? ''))?.[1];
      }
      expect(seen).to.deep.equal(Array.from({ length: 1203 }, (_, index) => `https://shop.example/p${index}`));
    });

    it('says of a page what was seen there', async () => {
      const { json } = await get(`${AUDIT}/pages?limit=1`);
      expect(json).to.have.length(1);
      expect((json as object[])[0]).to.include({ url: 'https://shop.example/p0', status: 200, depth: 0, h1: 'Page 0' });
    });

    it('ends where it ends', async () => {
      const answer = await get(`${AUDIT}/pages?cursor=1200`);
      expect(answer.json).to.have.length(3);
      expect(answer.headers).to.not.have.property('link');
      expect((await get(`${AUDIT}/pages?cursor=999999999`)).json).to.deep.equal([]);
      expect((await get(`${AUDIT}/pages?cursor=x`)).status).to.equal(422);
    });

    it('comes whole as CSV', async () => {
      const answer = await get(`${AUDIT}/pages?format=csv`);
      const lines = answer.text.split('\r\n');
      expect(lines).to.have.length(1205);
      expect(lines[0]).to.equal(
        'url,status,depth,indexable,index_blocker,title,description,h1,words,link_score,inlinks,unique_inlinks,outlinks,external_links,response_time_ms,bytes,canonical,language,in_sitemap,template,issues',
      );
      expect(lines[2]).to.match(
        /^https:\/\/shop\.example\/p1,200,1,true,.*,Page 1,\d+,12\.5,2,1,0,0,120,\d+,.*,\/\*,1$/,
      );
      expect(answer.headers['content-disposition']).to.equal(
        'attachment; filename="pages-shop.example-2026-06-01.csv"',
      );
      const etag = String(answer.headers.etag);
      expect((await get(`${AUDIT}/pages`, { accept: 'text/csv', 'if-none-match': etag })).status).to.equal(304);
    });
  });

  it('rows of a crawl that has expired are gone, and what holds a sample is not', async () => {
    for (const path of [
      `${GONE}/report?format=csv`,
      `${GONE}/report?format=json`,
      `${GONE}/report?format=xlsx`,
      `${GONE}/pages`,
      `${GONE}/pages?format=csv`,
    ]) {
      const answer = await get(path);
      expect(answer.status, path).to.equal(410);
      expect(answer.json)
        .to.have.property('detail')
        .that.matches(/^The crawl behind this audit is no longer kept/);
    }
    for (const format of ['html', 'sarif', 'junit'])
      expect((await get(`${GONE}/report?format=${format}`)).status, format).to.equal(200);
  });

  it('are for the owner alone', async () => {
    const bob = await running.as('bob', 'enterprise');
    for (const format of ['html', 'json', 'csv', 'xlsx', 'pdf', 'sarif', 'junit']) {
      for (const [path, headers] of [
        [`${AUDIT}/report?format=${format}`, bob],
        [`${id('f')}/report?format=${format}`, {}],
      ] as const) {
        const answer = await get(path, headers);
        expect([answer.status, answer.json], path).to.deep.equal([404, { detail: 'Not found' }]);
      }
    }
    for (const path of [`${AUDIT}/pages`, `${AUDIT}/pages?format=csv`])
      expect((await get(path, bob)).status).to.equal(404);
    expect(running.gateway.started).to.deep.equal([]);
  });

  describe('paper', () => {
    const pdf = `${AUDIT}/report?format=pdf`;
    const print = (bytes: Buffer) => {
      running.gateway.onStart = async (operation) => {
        await running.store.artifacts.putPacked('alice', printedReportKey(operation.id), bytes);
        await endOperation(running.store, operation, 'completed', { result: {} });
      };
    };

    it('that is not printed in time is 202, and the same operation when asked again', async () => {
      const first = await get(pdf, { prefer: 'respond-async' });
      expect([first.status, first.headers['preference-applied']]).to.deep.equal([202, 'respond-async']);
      expect(first.json).to.include({ type: 'print_report', status: 'queued' });
      const again = await get(pdf, { prefer: 'wait=0' });
      expect((again.json as { id: string }).id).to.equal((first.json as { id: string }).id);
      expect(running.gateway.started[0]?.input).to.include({ audit_id: AUDIT });
      await endOperation(running.store, running.gateway.started[0] ?? never(), 'failed', {
        error: { code: 'browser_unavailable', detail: 'No Chromium was found' },
      });
    });

    it('that failed says why, and is tried again by the next who asks', async () => {
      running.gateway.onStart = (operation) =>
        endOperation(running.store, operation, 'failed', {
          error: { code: 'browser_unavailable', detail: 'No Chromium was found' },
        });
      for (let times = 0; times < 2; times++) {
        const answer = await get(pdf);
        expect(answer.status).to.equal(503);
        expect(answer.json).to.deep.include({ detail: 'No Chromium was found' });
      }
      expect(new Set(running.gateway.started.map(({ id: name }) => name)).size).to.equal(2);
    });

    it('that is printed comes as it is, and from the store ever after', async () => {
      print(Buffer.from('%PDF-1.7 printed'));
      const first = await get(pdf);
      expect([first.status, first.text, first.headers['content-type']]).to.deep.equal([
        200,
        '%PDF-1.7 printed',
        'application/pdf',
      ]);
      expect(first.headers['content-disposition']).to.equal('attachment; filename="audit-shop.example-2026-06-01.pdf"');
      print(Buffer.from('another'));
      const again = await get(pdf, { prefer: 'respond-async' });
      expect([again.status, again.text, running.gateway.started.length]).to.deep.equal([200, '%PDF-1.7 printed', 1]);
      expect((await get(pdf, { 'if-none-match': String(first.headers.etag) })).status).to.equal(304);
    });
  });
});

function never(): never {
  throw new Error('Nothing was started');
}
