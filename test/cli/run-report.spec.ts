import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import { type CaptureOptions, captureCli } from './capture-cli.js';
import { OPERATION_ID, operationView, type Reply, type StandInApi, startStandInApi } from './stand-in-api.js';

const routeOf = (format: string) => `GET /api/seo/audits/${OPERATION_ID}/report?format=${format}`;
const page = (body: string): Reply => ({ status: 200, body, headers: { 'content-type': 'text/html' } });

describe('[I] report command', () => {
  let folder: string;
  const opened: StandInApi[] = [];
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'report-'));
  });
  afterEach(async () => {
    await rm(folder, { recursive: true });
    for (const api of opened.splice(0)) await api.close();
  });
  async function report(routes: Record<string, (Reply | 'drop')[]>, args: string[], options: CaptureOptions = {}) {
    const api = await startStandInApi({ routes });
    opened.push(api);
    return captureCli(['report', OPERATION_ID, ...args, '--server', api.url], options);
  }

  it('writes the page to stdout', async () => {
    const text = `<!DOCTYPE html>${'é'.repeat(100_000)}`;
    expect(await report({ [routeOf('html')]: [page(text)] }, [])).to.deep.include({
      exitCode: 0,
      stdout: text,
      stderr: '',
    });
  });

  it('writes a file in the form that its ending says, or that is asked for', async () => {
    const routes = { [routeOf('sarif')]: [page('{"version":"2.1.0"}')], [routeOf('csv')]: [page('a,b')] };
    const file = join(folder, 'scan.sarif');
    expect(await report(routes, ['--out', file])).to.deep.include({ exitCode: 0, stdout: '', stderr: '' });
    expect(await readFile(file, 'utf8')).to.equal('{"version":"2.1.0"}');
    await report(routes, ['--out', file, '--format', 'csv']);
    expect(await readFile(file, 'utf8')).to.equal('a,b');
    expect(await readdir(folder)).to.deep.equal(['scan.sarif']);
  });

  it('asks for the form and the language that were chosen, and refuses others', async () => {
    const path = `GET /api/seo/audits/${OPERATION_ID}/report?format=html&form=short&language=de`;
    const chosen = await report({ [path]: [page('Bericht')] }, ['--form', 'short', '--language', 'de']);
    expect(chosen).to.deep.include({ exitCode: 0, stdout: 'Bericht' });
    const { exitCode, stderr } = await report({}, ['--language', 'xx']);
    expect([exitCode, stderr]).to.deep.equal([2, stderr]);
    expect(stderr).to.match(/Allowed choices are en, de/);
  });

  it('finds a brand by its name, takes an id as it is, and lists the brands where none has the name', async () => {
    const id = 'b'.repeat(24);
    const brands = [
      { id, name: 'Agentur Nordlicht' },
      { id: 'c'.repeat(24), name: 'Twin' },
      { id: 'd'.repeat(24), name: 'twin' },
    ];
    const own = { 'GET /api/seo/report-brands': [{ status: 200, body: brands }] };
    const branded = { [`${routeOf('html')}&brand=${id}`]: [page('branded')] };
    const named = await report({ ...own, ...branded }, ['--brand', 'agentur nordlicht']);
    expect(named).to.deep.include({ exitCode: 0, stdout: 'branded', stderr: '' });
    expect(await report(branded, ['--brand', id])).to.deep.include({ exitCode: 0, stdout: 'branded' });
    expect(await report(own, ['--brand', 'Nordwind'])).to.deep.include({
      exitCode: 2,
      stderr: 'error: You have no brand "Nordwind"\n  Your brands: Agentur Nordlicht, Twin, twin\n',
    });
    const { exitCode, stderr } = await report(own, ['--brand', 'Twin']);
    expect([exitCode, stderr.split('\n')[0]]).to.deep.equal([
      2,
      'error: Several of your brands are named "Twin": use the id of one',
    ]);
    const none = { 'GET /api/seo/report-brands': [{ status: 200, body: [] }] };
    expect((await report(none, ['--brand', 'Twin'])).stderr).to.include('Add one in the app under Brands');
  });

  it('refuses a form, language or brand for reports that machines read', async () => {
    for (const choice of [
      ['--form', 'full'],
      ['--language', 'de'],
      ['--brand', 'Nordlicht'],
    ])
      expect(await report({}, [...choice, '--format', 'sarif'])).to.deep.include({
        exitCode: 2,
        stderr: `error: ${choice[0]} goes with an html or pdf report, and this one is sarif\n`,
      });
  });

  it('writes a list of the audit as CSV, links to one URL if asked for', async () => {
    const base = `GET /api/seo/audits/${OPERATION_ID}`;
    const to = 'https://shop.example/a?b=c&d';
    const routes = {
      [`${base}/link-targets?format=csv`]: [page('url,inlinks')],
      [`${base}/links?format=csv&to=${encodeURIComponent(to)}`]: [page('from,to')],
      [`${base}/orphans?format=csv`]: [page('url,sources')],
    };
    expect(await report(routes, ['--list', 'link-targets'])).to.deep.include({ exitCode: 0, stdout: 'url,inlinks' });
    expect(await report(routes, ['--list', 'links', '--to', to])).to.deep.include({ exitCode: 0, stdout: 'from,to' });
    const file = join(folder, 'orphans.html');
    expect(await report(routes, ['--list', 'orphans', '--out', file])).to.include({ exitCode: 0 });
    expect(await readFile(file, 'utf8')).to.equal('url,sources');
  });

  it('narrows the list of pages by the filters of the API', async () => {
    const path = `GET /api/seo/audits/${OPERATION_ID}/pages?format=csv&url_contains=%2Fblog%2F&status=4xx&indexable=false&has_issues=true`;
    const conditions = ['--url-contains', '/blog/', '--status', '4xx', '--indexable', 'false', '--has-issues', 'true'];
    const narrowed = await report({ [path]: [page('url,status')] }, ['--list', 'pages', ...conditions]);
    expect(narrowed).to.deep.include({ exitCode: 0, stdout: 'url,status', stderr: '' });
    const url = 'https://shop.example/a?b=1';
    const one = `GET /api/seo/audits/${OPERATION_ID}/pages?format=csv&url=${encodeURIComponent(url)}`;
    const single = await report({ [one]: [page('url')] }, ['--list', 'pages', '--url', url]);
    expect(single).to.deep.include({ exitCode: 0, stdout: 'url' });
  });

  it('refuses what a list does not have', async () => {
    const cases: [args: string[], message: RegExp][] = [
      [['--list', 'secrets'], /Allowed choices are pages, links, link-targets, orphans/],
      [['--to', 'https://shop.example/'], /--to and --from need --list links/],
      [['--list', 'orphans', '--from', 'https://shop.example/'], /need --list links/],
      [['--list', 'orphans', '--has-issues', 'true'], /--has-issues needs --list pages/],
      [['--status', '404'], /--status needs --list pages/],
      [['--list', 'pages', '--status', '999'], /It must be a status such as 404/],
      [['--list', 'pages', '--indexable', 'yes'], /Allowed choices are true, false/],
      [['--list', 'links', '--format', 'pdf'], /--list is always CSV/],
      [['--list', 'links', '--language', 'de'], /--list is always CSV/],
      [['--list', 'links', '--brand', 'Nordlicht'], /--list is always CSV/],
    ];
    for (const [args, message] of cases) {
      const { exitCode, stderr } = await report({}, args);
      expect([exitCode, stderr], args.join(' ')).to.satisfy(
        ([code, text]: [number, string]) => code === 2 && message.test(text),
      );
    }
  });

  it('waits for a PDF that has to be printed first', async () => {
    const printing = { status: 202, body: operationView(), headers: { 'retry-after': '0' } };
    const file = join(folder, 'report.pdf');
    const { exitCode } = await report({ [routeOf('pdf')]: [printing, printing, page('%PDF-1.7')] }, ['--out', file]);
    expect(exitCode).to.equal(0);
    expect(await readFile(file, 'utf8')).to.equal('%PDF-1.7');
    expect(opened[0]?.seen.map(({ headers }) => headers.prefer)).to.deep.equal(['wait=30', 'wait=30', 'wait=30']);
  });

  it('asks again when the line breaks or the platform is busy', async () => {
    const busy = { status: 503, body: { detail: 'Busy' } };
    const { exitCode, stdout } = await report({ [routeOf('html')]: ['drop', busy, page('page')] }, []);
    expect([exitCode, stdout]).to.deep.equal([0, 'page']);
  });

  it('leaves what is there alone when no report comes', async () => {
    const file = join(folder, 'report.html');
    await writeFile(file, 'yesterday');
    const gone = { status: 410, body: { detail: 'The crawl is gone' } };
    expect(await report({ [routeOf('html')]: [gone] }, ['--out', file])).to.deep.include({
      exitCode: 1,
      stderr: 'error: The crawl is gone\n',
    });
    expect(await readFile(file, 'utf8')).to.equal('yesterday');
    expect(await report({}, ['--out', file])).to.deep.include({
      exitCode: 1,
      stderr: `error: There is no audit ${OPERATION_ID}\n`,
    });
  });

  it('is refused where it could not be written, and for a terminal that would get a PDF', async () => {
    expect(await report({}, ['--out', '/no/such/folder/report.html'])).to.deep.include({
      exitCode: 2,
      stderr: "error: --out /no/such/folder/report.html can't be written: no such folder, or no right to write there\n",
    });
    expect(await report({}, ['--format', 'pdf'], { isTTY: true })).to.deep.include({
      exitCode: 2,
      stderr: 'error: a pdf file cannot be shown in a terminal: add --out <file>\n',
    });
    expect((await captureCli(['report', 'x'])).exitCode).to.equal(2);
  });
});
