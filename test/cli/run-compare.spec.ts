import { expect } from 'chai';
import { captureCli } from './capture-cli.js';
import { BASE, exampleChange, exampleComparison, OTHER } from './example-comparison.js';
import { type Script, type StandInApi, startStandInApi } from './stand-in-api.js';

const COMPARE = `GET /api/seo/audits/${BASE}/compare/${OTHER}`;

describe('[I] compare command', () => {
  const opened: StandInApi[] = [];
  afterEach(async () => {
    for (const api of opened.splice(0)) await api.close();
  });
  async function compare(routes: Script['routes'], args: string[]) {
    const api = await startStandInApi({ routes });
    opened.push(api);
    return captureCli(['compare', ...args, '--server', api.url]);
  }
  const both = (comparison = exampleComparison()) => ({ [COMPARE]: [{ status: 200, body: comparison }] });

  it('shows scores, issues and notes', async () => {
    const { exitCode, stdout, stderr } = await compare(both(), [BASE, OTHER]);
    expect({ exitCode, stderr }).to.deep.equal({ exitCode: 0, stderr: '' });
    expect(stdout).to.equal(`Two audits of https://oak.example/

                  Base                      Other                     Change
Audit             ${BASE}  ${OTHER}
Kind              complete                  complete
Made at           2026-06-01T10:00:00.000Z  2026-06-02T10:00:00.000Z
Score             80.0                      78.5                      −1.5
Technical SEO     80.0                      80.0                      unchanged
On-page SEO       80.0                      72.5                      −7.5
Page speed        -                         90.0
Sitemap           80.0                      80.0                      unchanged
Content strategy  70.0                      71.5                      +1.5
Pages             10                        11                        +1

New (1)
  critical  Fault (title/missing)  3 pages

Fixed (1)
  warning  Fault (h1/missing)  1 page

Unchanged: 0, not compared: 0

Notes
  The crawls differ.
`);
  });

  it('prints the whole comparison as JSON and nothing else', async () => {
    const { stdout } = await compare(both(), [BASE, OTHER, '--json']);
    expect(stdout).to.equal(`${JSON.stringify(exampleComparison(), null, 2)}\n`);
  });

  it('says how many issues it leaves out', async () => {
    const issues = {
      ...exampleComparison().issues,
      new: Array.from({ length: 25 }, (_, n) => exampleChange(`a/${n}`)),
    };
    const counts = { ...exampleComparison().counts, new: 250 };
    const { stdout } = await compare(both(exampleComparison({ issues, counts })), [BASE, OTHER]);
    expect(stdout).to.include('\nNew (250)\n').and.include('\n  and 230 more in the result (--json)\n');
  });

  it('exits with 3 on new issues when told to, after it has shown them', async () => {
    const { exitCode, stdout, stderr } = await compare(both(), [BASE, OTHER, '--fail-on', 'new-critical']);
    expect(exitCode).to.equal(3);
    expect(stdout).to.include('New (1)');
    expect(stderr).to.equal(
      'error: 1 new critical issue (--fail-on new-critical)\n  critical: Fault (title/missing)\n',
    );
    const issues = { ...exampleComparison().issues, new: [] };
    const better = both(exampleComparison({ issues, counts: { ...exampleComparison().counts, new: 0 } }));
    expect((await compare(better, [BASE, OTHER, '--fail-on', 'new-warning'])).exitCode).to.equal(0);
  });

  it('finds the audit before one', async () => {
    const audit = { previous: { audit_id: BASE } };
    const routes = { ...both(), [`GET /api/seo/audits/${OTHER}`]: [{ status: 200, body: audit }] };
    const { exitCode, stdout } = await compare(routes, ['--previous', OTHER]);
    expect(exitCode).to.equal(0);
    expect(stdout).to.include('New (1)');
  });

  it('has nothing to say about a first audit, and that is no failure', async () => {
    const routes = { [`GET /api/seo/audits/${OTHER}`]: [{ status: 200, body: { previous: null } }] };
    const plain = await compare(routes, ['--previous', OTHER, '--fail-on', 'new-critical']);
    expect(plain).to.deep.include({
      exitCode: 0,
      stdout: '',
      stderr: 'There is no earlier audit of this site and kind to compare with\n',
    });
    expect((await compare(routes, ['--previous', OTHER, '--json'])).stdout).to.equal('null\n');
  });

  it('tells of audits that are not there, and of a refusal', async () => {
    expect(await compare({}, [BASE, OTHER])).to.deep.include({
      exitCode: 1,
      stderr: `error: There are no such audits: ${BASE} and ${OTHER}\n`,
    });
    const detail = [{ loc: ['path', 'other_id'], msg: 'Only audits of one site can be compared', type: 'x' }];
    const refused = await compare({ [COMPARE]: [{ status: 422, body: { detail } }] }, [BASE, OTHER]);
    expect(refused).to.deep.include({
      exitCode: 2,
      stderr: 'error: The platform refused the request\n  path.other_id: Only audits of one site can be compared\n',
    });
  });

  for (const [args, message] of [
    [[BASE], 'give the ids of two audits, or --previous and the id of one'],
    [[BASE, OTHER, '--previous', OTHER], 'give two audits or --previous, not both'],
    [[BASE, 'x'], "'x' is no id of an audit (24 of 0-9 and a-f)"],
    [
      [BASE, OTHER, '--fail-on', 'critical'],
      'compare knows --fail-on new-critical and new-warning (given: --fail-on critical)',
    ],
  ] as const)
    it(`refuses ${args.join(' ')}`, async () => {
      expect(await captureCli(['compare', ...args])).to.deep.include({ exitCode: 2, stderr: `error: ${message}\n` });
    });
});
