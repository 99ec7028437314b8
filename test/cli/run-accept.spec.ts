import { expect } from 'chai';
import { captureCli } from './capture-cli.js';
import { ACCEPTED, finalEvent, operationView, type Script, type StandInApi, startStandInApi } from './stand-in-api.js';

const ID = '65f0c0ffee65f0c0ffee65f7';
const GIVEN = {
  id: ID,
  site: 'www.example.com',
  check: 'title/long',
  url: 'https://www.example.com/terms',
  url_pattern: null,
  reason: 'The legal name of the contract.',
  accepted_by: 'Content team',
  accepted_at: '2026-06-01T08:00:00.000Z',
  until: null,
  state: 'active',
  accepted_from: { audit_id: '65f0c0ffee65f0c0ffee65f0', findings: 1 },
  last_audit: null,
};
const PAST = { ...GIVEN, id: `${ID.slice(0, 23)}8`, check: 'content/*', url: null, url_pattern: '/tag/*' };
const LIST = 'GET /api/seo/acceptances?site_url=https%3A%2F%2Fwww.example.com%2F';

describe('[I] accept command', () => {
  let api: StandInApi;
  const open = async (routes: Script['routes'] = {}) => {
    api = await startStandInApi({ routes });
  };
  afterEach(() => api?.close());
  const accept = (...args: string[]) => captureCli(['accept', ...args, '--server', api.url]);
  const site = ['--site', 'https://www.example.com/'];

  it('accepts a finding, and says what it covers', async () => {
    await open({ 'POST /api/seo/acceptances': [{ status: 201, body: GIVEN }] });
    const scope = ['--url', 'https://www.example.com/terms', '--reason', GIVEN.reason, '--by', 'Content team'];
    const { exitCode, stdout } = await accept('title/long', ...site, ...scope, '--until', '2099-12-31');
    expect([exitCode, api.seen[0]?.body]).to.deep.equal([
      0,
      {
        site_url: 'https://www.example.com/',
        check: 'title/long',
        url: 'https://www.example.com/terms',
        reason: GIVEN.reason,
        accepted_by: 'Content team',
        until: '2099-12-31',
      },
    ]);
    expect(api.seen[0]?.headers['idempotency-key']).to.be.a('string');
    expect(stdout).to.include(`Accepted title/long on https://www.example.com/terms (${ID})\n`);
    expect(stdout).to.include('Covers 1 finding of audit 65f0c0ffee65f0c0ffee65f0.\n');
  });

  it('accepts a family under a pattern, or all of a site, and prints the answer as JSON', async () => {
    const whole = { ...GIVEN, url: null, accepted_from: null, until: '2099-12-31' };
    await open({ 'POST /api/seo/acceptances': [{ status: 201, body: whole }] });
    const { stdout } = await accept('tag/*', ...site, '--pattern', '/tag/*', '--reason', 'Lists', '--json');
    expect(JSON.parse(stdout)).to.deep.equal(whole);
    expect(api.seen[0]?.body).to.include({ check: 'tag/*', url_pattern: '/tag/*' });
    const shown = (await accept('title/long', ...site, '--reason', 'x')).stdout;
    expect(shown)
      .to.include('on all of www.example.com until 2099-12-31')
      .and.include('The last audit found nothing of it');
  });

  it('lists what is accepted', async () => {
    await open({ [LIST]: [{ status: 200, body: [GIVEN, { ...PAST, until: '2026-01-31', state: 'expired' }] }] });
    expect((await accept('--list', ...site)).stdout).to.equal(
      `Id                        Check       Where                          Last day             By            Reason
${ID}  title/long  https://www.example.com/terms                       Content team  The legal name of the contract.
${PAST.id}  content/*   /tag/*                         2026-01-31 (passed)  Content team  The legal name of the contract.

2 acceptances
`,
    );
    expect(JSON.parse((await accept('--list', '--json', ...site)).stdout)).to.have.length(2);
  });

  it('withdraws, and says when there is nothing to withdraw', async () => {
    await open({
      [`DELETE /api/seo/acceptances/${ID}`]: [{ status: 204 }, { status: 404, body: { detail: 'Not found' } }],
    });
    expect(await accept('--withdraw', ID, '--json')).to.deep.include({
      exitCode: 0,
      stdout: `{\n  "withdrawn": "${ID}"\n}\n`,
    });
    expect(await accept('--withdraw', ID)).to.deep.include({
      exitCode: 1,
      stderr: `error: There is no acceptance ${ID}\n`,
    });
  });

  const AUDIT = '65f0c0ffee65f0c0ffee65f0';
  const AGAIN = {
    audit_id: AUDIT,
    judged_again: { at: '2026-06-02T08:00:00.000Z', acceptances: [ID] },
    accepted_findings: 3,
    overall_score: 74.2,
    previous_overall_score: 73.9,
  };

  it('judges an audit again, follows it to its end and says how the score changed', async () => {
    api = await startStandInApi({
      routes: { [`POST /api/seo/audits/${AUDIT}/judge-again`]: [ACCEPTED] },
      events: [{ chunks: [finalEvent(1, 'completed')], end: 'end' }],
      operation: [{ status: 200, body: operationView({ type: 'judge_again', status: 'completed' }) }],
      result: [{ status: 200, body: AGAIN }],
    });
    const { exitCode, stdout } = await accept('--judge-again', AUDIT);
    expect([exitCode, stdout]).to.deep.equal([
      0,
      `Audit ${AUDIT} was judged again: score 73.9 → 74.2, 3 findings accepted\n`,
    ]);
    expect(JSON.parse((await accept('--judge-again', AUDIT, '--json')).stdout)).to.deep.equal(AGAIN);
  });

  it('says why an audit cannot be judged again, before and while it is tried', async () => {
    const detail = 'The crawl behind this audit is no longer kept.';
    const error = { code: 'no_data', detail };
    api = await startStandInApi({
      routes: { [`POST /api/seo/audits/${AUDIT}/judge-again`]: [{ status: 410, body: { detail } }, ACCEPTED] },
      events: [{ chunks: [finalEvent(1, 'failed')], end: 'end' }],
      operation: [{ status: 200, body: operationView({ type: 'judge_again', status: 'failed', error }) }],
    });
    expect(await accept('--judge-again', AUDIT)).to.deep.include({ exitCode: 1, stderr: `error: ${detail}\n` });
    const failed = await accept('--judge-again', AUDIT);
    expect(failed.exitCode).to.equal(4);
    expect(failed.stderr).to.include(`error: Judging again failed: ${detail} (no_data)`);
  });

  it('says what the platform refuses, and exits as it does for others', async () => {
    const refusal = { detail: [{ loc: ['body', 'check'], msg: 'There is no such check', type: 'value_error' }] };
    const known = { detail: 'This is accepted already: delete that acceptance first' };
    await open({
      'POST /api/seo/acceptances': [
        { status: 422, body: refusal },
        { status: 409, body: known },
        { status: 403, body: { detail: 'The token may not do this' } },
      ],
    });
    const given = ['titel/lang', ...site, '--reason', 'x'];
    expect(await accept(...given)).to.deep.include({
      exitCode: 2,
      stderr: 'error: The platform refused the request\n  check: There is no such check\n',
    });
    const second = await accept(...given);
    expect([second.exitCode, second.stderr]).to.deep.equal([1, `error: ${known.detail}\n`]);
    expect((await accept(...given)).exitCode).to.equal(5);
  });

  const wrong: [name: string, args: string[], message: RegExp][] = [
    ['no task', [], /give a check to accept, or --list, or --withdraw <id>, or --judge-again <audit>/],
    ['no site', ['title/long', '--reason', 'x'], /accepting needs --site <url> \(check: title\/long\)/],
    ['no reason', ['title/long', '--site', 'https://a.example/'], /accepting needs --reason <text>/],
    ['a list of no site', ['--list'], /--list needs --site <url>/],
    ['a check and a list', ['title/long', '--list', '--site', 'https://a.example/'], /not two of them/],
    ['a list and a withdrawal', ['--list', '--withdraw', ID], /cannot be used with option/],
    [
      'a URL and a pattern',
      ['title/long', '--url', 'https://a.example/', '--pattern', '/a*'],
      /cannot be used with option/,
    ],
    ['a day that is none', ['title/long', '--until', '30.11.2026'], /a day written as YYYY-MM-DD/],
    ['an id that is none', ['--withdraw', 'abc'], /the id of an acceptance/],
  ];
  for (const [name, args, message] of wrong)
    it(`refuses ${name} without asking the platform`, async () => {
      await open();
      const { exitCode, stderr } = await accept(...args);
      expect([exitCode, api.seen.length]).to.deep.equal([2, 0]);
      expect(stderr).to.match(message);
    });
});
