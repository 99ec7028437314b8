import { expect } from 'chai';
import { captureCli } from './capture-cli.js';
import { ACCEPTED, finalEvent, operationView, type Script, type StandInApi, startStandInApi } from './stand-in-api.js';

const ID = '65f0c0ffee65f0c0ffee65f0';
const TO = 'ws_65f0c0ffee65f0c0ffee65f0';
const OUTREACH = '/api/v1/backlink-outreach';
const WORKSPACES = [
  { id: 'user-1', kind: 'personal', name: 'Personal' },
  { id: TO, kind: 'shared', name: 'Nordlicht Agency' },
  { id: `${TO.slice(0, -1)}1`, kind: 'shared', name: 'Twins' },
  { id: `${TO.slice(0, -1)}2`, kind: 'shared', name: 'Twins' },
];
const MOVED = { kind: 'site', id: ID, workspace_id: TO, records: 42 };
const SITE_MOVE = `POST /api/seo-dashboard/sites/${ID}/move`;
const COUNTS = { discovered: 0, contacted: 0, replied: 0, placed: 0, bounced: 0, unsubscribed: 0, total: 0 };
const CAMPAIGN = { id: ID, name: 'Spring', created_at: '2026-03-01T10:00:00.000Z', lead_counts: COUNTS };

describe('[I] move command', () => {
  let api: StandInApi;
  const move = async (script: Script, ...args: string[]) => {
    const routes = {
      'GET /api/workspaces': [{ status: 200, body: WORKSPACES }],
      'GET /api/seo-dashboard/sites': [{ status: 200, body: [{ id: ID, site: 'www.example.com' }] }],
      [`GET ${OUTREACH}/campaigns?limit=1000`]: [{ status: 200, body: [CAMPAIGN] }],
      ...script.routes,
    };
    api = await startStandInApi({ ...script, routes });
    return captureCli(['move', ...args, '--server', api.url]);
  };
  const sent = (line: string) => api.seen.find((request) => request.line === line)?.body;
  afterEach(() => api.close());

  it('moves a site by its name, and follows the operation to its end', async () => {
    const script = {
      routes: { [SITE_MOVE]: [ACCEPTED] },
      events: [{ chunks: [finalEvent(1, 'completed')], end: 'end' as const }],
      operation: [{ status: 200, body: operationView({ status: 'completed' }) }],
      result: [{ status: 200, body: MOVED }],
    };
    const { exitCode, stdout } = await move(script, 'site', 'WWW.example.com', '--to', 'nordlicht agency');
    expect([exitCode, stdout]).to.deep.equal([0, `Moved www.example.com to Nordlicht Agency (${TO}): 42 records.\n`]);
    expect(sent(SITE_MOVE)).to.deep.equal({ workspace_id: TO });
  });

  it('moves a campaign with the sender of its follow-ups, from the workspace to work in', async () => {
    const path = `POST ${OUTREACH}/campaigns/${ID}/move`;
    const value = { ...MOVED, kind: 'campaign', workspace_id: 'user-1', records: 1 };
    const script = { routes: { [path]: [{ status: 200, body: value }] } };
    const where = ['--to', 'personal', '--sender', ID, '--workspace', TO];
    const { stdout } = await move(script, 'campaign', 'spring', ...where, '--json');
    expect(JSON.parse(stdout)).to.deep.equal(value);
    expect(sent(path)).to.deep.equal({ workspace_id: 'user-1', sender_id: ID });
    expect(api.seen.map(({ headers }) => headers['workspace-id'])).to.deep.equal([TO, TO, TO]);
  });

  it('names what there is when the site is not known, and asks for an id where a name is not enough', async () => {
    const unknown = await move({}, 'site', 'other.example', '--to', TO);
    expect([unknown.exitCode, unknown.stderr]).to.satisfy(
      ([code, text]: [number, string]) =>
        code === 2 && text.includes('There is no site "other.example"') && text.includes('www.example.com'),
    );
    await api.close();
    const twins = await move({}, 'site', ID, '--to', 'twins');
    expect([twins.exitCode, twins.stderr.includes('Several workspaces are named "twins"')]).to.deep.equal([2, true]);
    await api.close();
    const nowhere = await move({}, 'site', ID);
    expect([nowhere.exitCode, api.seen]).to.deep.equal([2, []]);
  });

  it('says why the platform refuses', async () => {
    const body = { code: 'conflict', detail: 'The other workspace watches www.example.com already' };
    const refused = await move({ routes: { [SITE_MOVE]: [{ status: 409, body }] } }, 'site', ID, '--to', TO);
    expect(refused.exitCode).to.not.equal(0);
    expect(refused.stderr).to.include(body.detail);
  });
});
