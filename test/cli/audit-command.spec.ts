import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect } from 'chai';
import { auditAgainstStandIn, EVENTS, SELF, SITE, START } from './audit-against-stand-in.js';
import { exampleAudit } from './example-audit.js';
import { ACCEPTED, finalEvent, OPERATION_ID, operationView, progressEvent, type Script } from './stand-in-api.js';

const PROGRESS = '[  1%] Crawling\n[ 85%] Judging\n';
const COMPLETED = { status: 200, body: operationView({ status: 'completed', result_url: `${SELF}/result` }) };
const RESULT = { status: 200, body: exampleAudit() };
const STREAM = {
  chunks: [
    'retry: 5\n\n',
    progressEvent(1, 1, 'crawl', 'Crawling'),
    progressEvent(2, 85, 'judge', 'Judging'),
    finalEvent(3, 'completed'),
  ],
  end: 'end' as const,
};
/** A platform on which everything goes well. */
const FINE: Script = { start: [ACCEPTED], events: [STREAM], operation: [COMPLETED], result: [RESULT] };

describe('[I] audit command', () => {
  const audit = auditAgainstStandIn();

  it('starts, follows the events and shows the result', async () => {
    const { exitCode, stdout, stderr } = await audit.run(FINE);
    expect(exitCode).to.equal(0);
    expect(stderr).to.equal(PROGRESS);
    expect(stdout.split('\n')[0]).to.equal('Complete audit of https://oak.example/');
    expect(stdout).to.include(`\nWhole result: ${audit.url()}/api/seo/audits/${OPERATION_ID}\n`);
    expect(audit.lines()).to.deep.equal([START, EVENTS, `GET ${SELF}`, `GET ${SELF}/result`]);
    for (const { headers } of audit.seen()) expect(headers.authorization).to.equal('Bearer token-of-the-spec');
    expect(audit.seen()[0]?.headers.prefer).to.equal('respond-async');
    expect(audit.seen()[0]?.headers).to.not.have.property('workspace-id');
  });

  it('sends what was asked for and nothing else', async () => {
    const args = ['--competitor', 'https://a.example', '--competitor', 'https://b.example', '--keyword', 'oak table'];
    await audit.run(FINE, [...args, '--max-pages', '200', '--depth', '2', '--token', 'another', '--workspace', 'ws_1']);
    expect(audit.seen()[0]?.body).to.deep.equal({
      website_url: SITE,
      competitors: ['https://a.example', 'https://b.example'],
      target_keywords: ['oak table'],
      max_pages: 200,
      crawl_depth: 2,
    });
    expect(audit.seen()[0]?.headers).to.include({ authorization: 'Bearer another', 'workspace-id': 'ws_1' });
  });

  it('leaves to the platform what was not asked for', async () => {
    await audit.run(FINE);
    expect(audit.seen()[0]?.body).to.deep.equal({ website_url: SITE, competitors: [], target_keywords: [] });
  });

  it('starts a quick audit by its own path', async () => {
    await audit.run(FINE, ['--quick']);
    expect(audit.seen()[0]?.line).to.equal('POST /api/seo/enterprise/quick-audit');
    expect(audit.seen()[0]?.body).to.deep.equal({ website_url: SITE });
  });

  it('prints the whole result as JSON and nothing else', async () => {
    const { exitCode, stdout } = await audit.run(FINE, ['--json']);
    expect(exitCode).to.equal(0);
    expect(stdout).to.equal(`${JSON.stringify(exampleAudit(), null, 2)}\n`);
  });

  it('takes the result from the operation when it is there already', async () => {
    const body = operationView({ status: 'completed', result: exampleAudit() });
    const { exitCode } = await audit.run({ ...FINE, operation: [{ status: 200, body }], result: [] });
    expect(exitCode).to.equal(0);
    expect(audit.seenOf(`GET ${SELF}/result`)).to.have.length(0);
  });

  it('takes a result that comes in place of an operation', async () => {
    const { exitCode, stdout } = await audit.run({ start: [RESULT] });
    expect(exitCode).to.equal(0);
    expect(stdout).to.include(`\nWhole result: ${audit.url()}/api/seo/audits/${OPERATION_ID}\n`);
    expect(audit.seen()).to.have.length(1);
  });

  it('links the report when the platform has one', async () => {
    const report = '/api/seo/audits/1/report';
    const links = { self: SELF, result: `${SELF}/result`, events: `${SELF}/events`, report };
    const operation = [{ status: 200, body: operationView({ status: 'completed', links }) }];
    const { stdout } = await audit.run({ ...FINE, operation });
    expect(stdout).to.include(`\nReport: ${audit.url()}${report}\n`);
  });

  it('writes the result to a file too', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'linkwright-cli-'));
    const file = join(folder, 'result.json');
    const { exitCode, stdout } = await audit.run(FINE, ['--output', file]);
    expect(exitCode).to.equal(0);
    expect(JSON.parse(await readFile(file, 'utf8'))).to.deep.equal(exampleAudit());
    expect(stdout).to.include(`\nSaved as: ${file}\n`);
    await rm(folder, { recursive: true });
  });

  it('colors only for a terminal, and not when told so', async () => {
    const score = '\u001b[32m71.3 of 100, good\u001b[39m';
    expect((await audit.run(FINE, [], { isTTY: true })).stdout).to.include(score);
    expect((await audit.run(FINE, ['--no-color'], { isTTY: true })).stdout).to.not.include('\u001b[');
    expect((await audit.run(FINE)).stdout).to.not.include('\u001b[');
  });

  const noScore = (threshold: string) =>
    `error: There is no reliable score to hold against --fail-under ${threshold}\n`;
  const thresholds: [string, number, object, string][] = [
    ['71.3', 0, {}, ''],
    ['71.4', 3, {}, 'error: The score 71.3 is under 71.4\n'],
    ['0', 3, { overall_score: null, overall_status: null }, noScore('0')],
    ['50', 3, { reliability: { reliable: false, reason: 'x' } }, noScore('50')],
  ];
  for (const [threshold, expected, fields, complaint] of thresholds) {
    it(`exits with ${expected} for --fail-under ${threshold} ${JSON.stringify(fields)}`, async () => {
      const script = { ...FINE, result: [{ status: 200, body: exampleAudit(fields) }] };
      const { exitCode, stdout, stderr } = await audit.run(script, ['--fail-under', threshold, '--json']);
      expect(exitCode).to.equal(expected);
      expect(JSON.parse(stdout).audit_id).to.equal(OPERATION_ID);
      expect(stderr).to.equal(PROGRESS + complaint);
    });
  }

  it('fails on an audit that it cannot read, but still hands out its JSON', async () => {
    const script = { ...FINE, result: [{ status: 200, body: { new: 'form' } }] };
    expect((await audit.run(script)).exitCode).to.equal(1);
    const { exitCode, stdout } = await audit.run(script, ['--json']);
    expect(exitCode).to.equal(0);
    expect(JSON.parse(stdout)).to.deep.equal({ new: 'form' });
  });

  it('judges by settings from a file, complete and quick', async () => {
    const file = join(await mkdtemp(join(tmpdir(), 'settings-')), 'settings.json');
    const settings = { severities: { 'title/missing': 'off' } };
    await writeFile(file, JSON.stringify(settings));
    await audit.run(FINE, ['--check-settings', file]);
    expect(audit.seen()[0]?.body).to.deep.include({ website_url: SITE, check_settings: settings });
    await audit.run(FINE, ['--quick', '--check-settings', file]);
    expect(audit.seen()[0]?.body).to.deep.equal({ website_url: SITE, check_settings: settings });
    await rm(dirname(file), { recursive: true });
  });

  it('takes a check set, complete and quick', async () => {
    const check_set_id = 'a'.repeat(24);
    await audit.run(FINE, ['--check-set', check_set_id]);
    expect(audit.seen()[0]?.body).to.deep.include({ website_url: SITE, check_set_id });
    await audit.run(FINE, ['--quick', '--check-set', check_set_id]);
    expect(audit.seen()[0]?.body).to.deep.equal({ website_url: SITE, check_set_id });
  });

  it('writes reports in the form of their endings, and names them', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'reports-'));
    const [scan, junit] = [join(folder, 'scan.sarif'), join(folder, 'junit.xml')];
    const path = `GET /api/seo/audits/${OPERATION_ID}/report?format=`;
    const routes = {
      [`${path}sarif`]: [{ status: 200, body: '{}' }],
      [`${path}junit`]: [{ status: 200, body: '<x/>' }],
    };
    const { exitCode, stdout } = await audit.run({ ...FINE, routes }, ['--report', scan, '--report', junit]);
    expect(exitCode).to.equal(0);
    expect([await readFile(scan, 'utf8'), await readFile(junit, 'utf8')]).to.deep.equal(['{}', '<x/>']);
    expect(stdout).to.include(`\nReport as sarif: ${scan}\nReport as junit: ${junit}\n`);
    await rm(folder, { recursive: true });
  });

  it('asks for form, language and brand of the reports that people read, and knows the brand before it starts', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'reports-'));
    const [pdf, csv] = [join(folder, 'seo.pdf'), join(folder, 'seo.csv')];
    const [path, id] = [`GET /api/seo/audits/${OPERATION_ID}/report?format=`, 'b'.repeat(24)];
    const routes = {
      'GET /api/seo/report-brands': [{ status: 200, body: [{ id, name: 'Nordlicht' }] }],
      [`${path}pdf&form=full&language=de&brand=${id}`]: [{ status: 200, body: '%PDF' }],
      [`${path}csv`]: [{ status: 200, body: 'a,b' }],
    };
    const chosen = ['--form', 'full', '--language', 'de', '--brand', 'Nordlicht'];
    const { exitCode } = await audit.run({ ...FINE, routes }, ['--report', pdf, '--report', csv, ...chosen]);
    expect(exitCode).to.equal(0);
    expect([await readFile(pdf, 'utf8'), await readFile(csv, 'utf8')]).to.deep.equal(['%PDF', 'a,b']);
    expect(audit.lines().slice(0, 2)).to.deep.equal(['GET /api/seo/report-brands', START]);
    const refused = await audit.run({ ...FINE, routes }, ['--report', pdf, '--brand', 'Nordwind']);
    expect([refused.exitCode, audit.lines()]).to.deep.equal([2, ['GET /api/seo/report-brands']]);
    await rm(folder, { recursive: true });
  });

  it('exits with 3 on what --fail-on names, with everything shown and written', async () => {
    const { exitCode, stdout, stderr } = await audit.run(FINE, ['--json', '--fail-on', 'critical']);
    expect(exitCode).to.equal(3);
    expect(JSON.parse(stdout)).to.deep.equal(exampleAudit());
    expect(stderr).to.include('critical issues (--fail-on critical)\n  critical: Title (spec/critical)\n');
    const first = { ...FINE, result: [{ status: 200, body: exampleAudit({ previous: null }) }] };
    const passed = await audit.run(first, ['--fail-on', 'new-critical']);
    expect(passed.exitCode).to.equal(0);
    expect(passed.stderr).to.include('There is no earlier audit of this site to compare with');
  });
});
