import { expect } from 'chai';
import { type OperationsApi, startOperationsApi } from '../../../support/api/operations-api.js';
import { newOperation } from '../../../support/operations.js';
import { newFollowUp } from '../../../support/samples/new-follow-up.js';
import { newSender } from '../../../support/samples/new-sender.js';
import type { Answer } from '../../../support/servers/http-call.js';

const NOW = new Date();
const OUTREACH = '/api/v1/backlink-outreach/campaigns';

describe('[I] move handlers', () => {
  let running: OperationsApi;
  let team: string;
  before(async () => {
    running = await startOperationsApi({ config: { WORKSPACE_LIMITS: { ws_full: { sites: 1 } } } });
    const made = await call('olga', '/api/workspaces', { name: 'Agency' });
    team = (made.json as { id: string }).id;
  });
  beforeEach(() => running.gateway.reset());
  after(() => running.stop());

  async function call(user: string, path: string, body: object, headers: Record<string, string> = {}): Promise<Answer> {
    return running.api.call('POST', path, { headers: { ...(await running.as(user)), ...headers }, body });
  }
  const moveSite = (user: string, id: string, to: string, headers?: Record<string, string>) =>
    call(user, `/api/seo-dashboard/sites/${id}/move`, { workspace_id: to }, headers);
  const moveCampaign = (user: string, id: string, body: object) => call(user, `${OUTREACH}/${id}/move`, body);
  const addSite = async (owner: string, site: string) => {
    const input = { site_url: `https://${site}/`, site, competitors: [], target_keywords: [], created_by: null };
    return (await running.store.sites.insert(owner, input, NOW)).site.id;
  };
  const addCampaign = async (owner: string) => {
    const named = { name: 'Gardens', description: null, keywords: [], workspace_id: owner };
    return (await running.store.campaigns.insert(owner, named, NOW)).id;
  };
  const join = (workspace: string, user: string, role: 'admin' | 'editor') =>
    running.store.memberships.put(workspace, user, { role, can_send: true, sites: [] }, NOW);

  it('start the move of a site, and write it to the log of both workspaces', async () => {
    const id = await addSite(team, 'one.example');
    const other = (await call('olga', '/api/workspaces', { name: 'Client' })).json as { id: string };
    const { status, json } = await moveSite('olga', id, other.id, { 'workspace-id': team });
    expect([status, (json as { type: string }).type]).to.deep.equal([202, 'move_to_workspace']);
    const [started] = running.gateway.started;
    const move = { kind: 'site', id, from: team, to: other.id, sender_id: null };
    expect([started?.user_id, started?.input]).to.deep.equal([team, { move }]);
    for (const workspace of [team, other.id]) {
      const filter = { actor_id: null, action: 'moveSite', outcome: null, from: null, until: null };
      const { items } = await running.store.auditLog.list(workspace, filter, 10, null);
      expect(items.map(({ actor_id, target }) => [actor_id, target])).to.deep.equal([['olga', { site_id: id }]]);
    }
  });

  it('need an owner or admin of both workspaces, and say nothing of workspaces of others', async () => {
    const own = await addSite('edi', 'two.example');
    const theirs = await addSite(team, 'three.example');
    await join(team, 'edi', 'editor');
    const lacking = await moveSite('edi', own, team);
    expect([lacking.status, (lacking.json as { permission: string }).permission]).to.deep.equal([403, 'move_records']);
    expect((await moveSite('edi', theirs, 'edi', { 'workspace-id': team })).status).to.equal(403);
    const foreign = await moveSite('eve', await addSite('eve', 'four.example'), team);
    const missing = await moveSite('eve', await addSite('eve', 'five.example'), 'ws_000000000000000000000000');
    expect([foreign.status, foreign.json]).to.deep.equal([404, missing.json]);
    await join(team, 'ada', 'admin');
    expect((await moveSite('ada', theirs, 'ada', { 'workspace-id': team })).status).to.equal(202);
    expect((await moveSite('ada', theirs, team, { 'workspace-id': team })).status).to.equal(422);
    expect(running.gateway.started).to.have.length(1);
  });

  it('refuse a site that the other workspace has, or has no room for, and one with work', async () => {
    const id = await addSite('pia', 'six.example');
    await join('ws_full', 'pia', 'admin');
    await addSite('ws_full', 'seven.example');
    expect((await moveSite('pia', id, 'ws_full')).text).to.contain('may have 1 sites (limit sites)');
    await join(team, 'pia', 'admin');
    const twin = await addSite(team, 'six.example');
    expect((await moveSite('pia', id, team)).text).to.contain('watches six.example already');
    await running.store.sites.remove(team, twin);
    const operation = newOperation({ user_id: 'pia', site: 'six.example' });
    await running.store.operations.insert(operation);
    const busy = await moveSite('pia', id, team);
    expect([busy.status, busy.text]).to.satisfy(
      ([status, text]: [number, string]) => status === 409 && text.includes(operation.id),
    );
    expect(running.gateway.started).to.deep.equal([]);
  });

  it('have follow-ups sent by a sender of the other workspace: the named one, or the one with the same address', async () => {
    await join(team, 'sam', 'admin');
    const id = await addCampaign('sam');
    const sender = (owner: string, email: string) => running.store.senders.insert(owner, newSender(email), NOW);
    const old = await sender('sam', 'ana@press.example');
    const { held_reason: _held, next_at: _next, ...planned } = newFollowUp({ campaign_id: id });
    await running.store.followUps.insert({ ...planned, user_id: 'sam', sender_id: old?.id ?? '' });
    expect((await moveCampaign('sam', id, { workspace_id: team })).text).to.contain('name in sender_id');
    expect((await moveCampaign('sam', id, { workspace_id: team, sender_id: old?.id })).status).to.equal(422);
    const chosen = async (body: object) => {
      running.gateway.reset();
      const { status } = await moveCampaign('sam', id, { workspace_id: team, ...body });
      expect(status).to.equal(202);
      const move: unknown = running.gateway.started[0]?.input['move'];
      return move !== null && typeof move === 'object' && 'sender_id' in move ? move.sender_id : undefined;
    };
    const other = await sender(team, 'other@press.example');
    expect(await chosen({ sender_id: other?.id })).to.equal(other?.id);
    // What was accepted and not yet begun holds nothing: the move is refused there if it has to be.
    const same = await sender(team, 'ana@press.example');
    expect(await chosen({})).to.equal(same?.id);
  });

  it('move a campaign without follow-ups at once', async () => {
    await join(team, 'tom', 'admin');
    const id = await addCampaign('tom');
    expect((await moveCampaign('tom', id, { workspace_id: team })).status).to.equal(202);
    expect(running.gateway.started[0]?.input).to.deep.equal({
      move: { kind: 'campaign', id, from: 'tom', to: team, sender_id: null },
    });
    expect((await moveCampaign('tom', 'f'.repeat(24), { workspace_id: team })).status).to.equal(404);
  });
});
