import { expect } from 'chai';
import { resultKey } from '../../../../../domain/operations/artifact-keys.js';
import type { Campaign } from '../../../../../domain/outreach/campaigns/campaign.js';
import { type OutreachApi, readErrors, startOutreachApi } from '../../../../support/api/outreach-api.js';
import { NO_CAMPAIGN, NO_ID } from '../../../../support/api/outreach-paths.js';
import { newOperation } from '../../../../support/operations.js';
import { readRecords } from '../../../../support/secret-places.js';

const NO_LEADS = { discovered: 0, contacted: 0, replied: 0, placed: 0, bounced: 0, unsubscribed: 0, total: 0 };

describe('[I] campaign handlers', () => {
  let running: OutreachApi;
  before(async () => {
    running = await startOutreachApi();
  });
  after(() => running.stop());
  const call: OutreachApi['call'] = (...args) => running.call(...args);

  it('make a campaign of a name alone', async () => {
    const { status, json } = await call('POST', '/campaigns', { name: '  Spring guest posts \t' });
    const { id, created_at, updated_at, ...rest } = json as Campaign;
    expect([status, rest]).to.deep.equal([
      201,
      {
        user_id: 'alice',
        workspace_id: 'alice',
        name: 'Spring guest posts',
        description: null,
        keywords: [],
        lead_counts: NO_LEADS,
        link_check_frequency: 'weekly',
        created_by: 'alice',
      },
    ]);
    expect(id).to.match(/^[0-9a-f]{24}$/);
    expect(created_at)
      .to.equal(updated_at)
      .and.match(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
  });

  it('keep what is given, keywords trimmed and each once', async () => {
    const given = {
      description: ' As typed ',
      keywords: [' tools ', 'Tools', 'wood', 'tools'],
      workspace_id: 'team 7',
    };
    const { json } = await call('POST', '/campaigns', { name: 'A', ...given });
    expect(json).to.deep.include({ ...given, keywords: ['tools', 'wood'] });
  });

  const edges: [what: string, body: Record<string, unknown>][] = [
    ['a name of 1', { name: 'x' }],
    ['a name of 255', { name: 'x'.repeat(255) }],
    ['a description of 5,000', { name: 'x', description: 'd'.repeat(5000) }],
    ['no description', { name: 'x', description: null }],
    ['50 keywords', { name: 'x', keywords: Array.from({ length: 50 }, (_, n) => `k${n}`) }],
    ['a keyword of 100', { name: 'x', keywords: ['k'.repeat(100)] }],
    ['a workspace of 255', { name: 'x', workspace_id: 'w'.repeat(255) }],
  ];
  for (const [what, body] of edges) {
    it(`take ${what}`, async () => {
      expect((await call('POST', '/campaigns', body)).status).to.equal(201);
    });
  }

  const bad: [what: string, body: unknown, ...faults: [string, string][]][] = [
    ['no name', {}, ['body.name', 'missing']],
    ['an empty name', { name: '' }, ['body.name', 'string_too_short'], ['body.name', 'string_pattern_mismatch']],
    ['a blank name', { name: ' \t ' }, ['body.name', 'string_pattern_mismatch']],
    ['a name of 256', { name: 'x'.repeat(256) }, ['body.name', 'string_too_long']],
    ['a name that is none', { name: 7 }, ['body.name', 'string_type']],
    ['a description of 5,001', { name: 'x', description: 'd'.repeat(5001) }, ['body.description', 'string_too_long']],
    ['51 keywords', { name: 'x', keywords: Array(51).fill('k') }, ['body.keywords', 'too_long']],
    ['a keyword of 101', { name: 'x', keywords: ['k', 'k'.repeat(101)] }, ['body.keywords.1', 'string_too_long']],
    ['a blank keyword', { name: 'x', keywords: [' '] }, ['body.keywords.0', 'string_pattern_mismatch']],
    ['a keyword alone', { name: 'x', keywords: 'k' }, ['body.keywords', 'list_type']],
    ['a workspace of 256', { name: 'x', workspace_id: 'w'.repeat(256) }, ['body.workspace_id', 'string_too_long']],
    ['an operator', { name: { $gt: '' } }, ['body.name', 'string_type']],
    ['an operator as workspace', { name: 'x', workspace_id: '$ne' }, ['body.workspace_id', 'string_pattern_mismatch']],
    ['a dotted key', { name: 'x', 'lead_counts.total': 9 }, ['body.lead_counts.total', 'extra_forbidden']],
    ['a user of its own choice', { name: 'x', user_id: 'bob' }, ['body.user_id', 'extra_forbidden']],
    ['a list', [], ['body', 'dict_type']],
  ];
  for (const [what, body, ...errors] of bad) {
    it(`refuse ${what}`, async () => {
      expect(readErrors(await call('POST', '/campaigns', body))).to.deep.equal(errors);
    });
  }

  it('list those of a workspace, the caller’s own by default, newest first and page by page', async () => {
    for (const name of ['one', 'two', 'three']) await call('POST', '/campaigns', { name }, 'carol');
    await call('POST', '/campaigns', { name: 'elsewhere', workspace_id: 'team' }, 'carol');
    const names = (json: unknown) => (json as Campaign[]).map(({ name }) => name);
    const first = await call('GET', '/campaigns?limit=2', undefined, 'carol');
    expect(names(first.json)).to.deep.equal(['three', 'two']);
    const next = /<\/api\/v1\/backlink-outreach([^>]+)>; rel="next"/.exec(String(first.headers['link']))?.[1] ?? '';
    const second = await call('GET', next, undefined, 'carol');
    expect([names(second.json), second.headers['link']]).to.deep.equal([['one'], undefined]);
    expect(names((await call('GET', '/campaigns?workspace_id=team', undefined, 'carol')).json)).to.deep.equal([
      'elsewhere',
    ]);
    expect((await call('GET', '/campaigns?workspace_id=carol', undefined, 'bob')).json).to.deep.equal([]);
  });

  for (const query of ['limit=0', 'limit=1001', 'cursor=x', 'workspace_id=$ne', 'workspace_id[$ne]=x', 'page=2']) {
    it(`refuse a list with ${query}`, async () => {
      expect((await call('GET', `/campaigns?${query}`)).status).to.equal(422);
    });
  }

  it('show a campaign with all its leads, newest first, and how many are in each status', async () => {
    const { id } = await running.newCampaign();
    for (const host of ['a', 'b', 'c']) await running.newLead(id, { website_url: `https://${host}.example/` });
    const { status, json } = await call('GET', `/campaigns/${id}`);
    const { leads, lead_counts } = json as Campaign & { leads: { website_url: string }[] };
    expect([status, lead_counts]).to.deep.equal([200, { ...NO_LEADS, discovered: 3, total: 3 }]);
    expect(leads.map(({ website_url }) => website_url)).to.deep.equal([
      'https://c.example/',
      'https://b.example/',
      'https://a.example/',
    ]);
  });

  it('change what is named and nothing else', async () => {
    const made = (await call('POST', '/campaigns', { name: 'Old', description: 'd', keywords: ['k'] }))
      .json as Campaign;
    const { status, json } = await call('PATCH', `/campaigns/${made.id}`, { name: ' New ', keywords: ['a', 'A'] });
    expect(status).to.equal(200);
    expect(json).to.deep.equal({
      ...made,
      name: 'New',
      keywords: ['a'],
      updated_at: (json as Campaign).updated_at,
    });
    expect((await call('PATCH', `/campaigns/${made.id}`, { description: null })).json).to.include({
      description: null,
    });
    expect(readErrors(await call('PATCH', `/campaigns/${made.id}`, {}))).to.deep.equal([['body', 'too_short']]);
    expect(readErrors(await call('PATCH', `/campaigns/${made.id}`, { name: ' ' }))).to.deep.equal([
      ['body.name', 'string_pattern_mismatch'],
    ]);
    expect(readErrors(await call('PATCH', `/campaigns/${made.id}`, { workspace_id: 'x' }))).to.deep.equal([
      ['body.workspace_id', 'extra_forbidden'],
    ]);
  });

  it('delete a campaign with what belongs to it, once, and stop what runs for it', async () => {
    const { id } = await running.newCampaign();
    const lead = await running.newLead(id);
    const { status, text } = await call('DELETE', `/campaigns/${id}`);
    expect([status, text]).to.deep.equal([204, '']);
    expect(await running.store.leads.findById('alice', lead.id)).to.equal(null);
    for (const method of ['GET', 'DELETE']) {
      const again = await call(method, `/campaigns/${id}`);
      expect([again.status, again.json]).to.deep.equal([404, NO_CAMPAIGN]);
    }
  });

  it('leave no text and no recipient in results and kept answers of a campaign that is deleted', async () => {
    const { id } = await running.newCampaign();
    const operation = newOperation({
      type: 'send_outreach',
      site: 'canary.example',
      input: { campaign_id: id, lead_id: 'l', subject: 'canary', body: 'canary' },
    });
    const { operations, artifacts } = running.store;
    await operations.insert(operation);
    await artifacts.put('alice', resultKey(operation.id), { body: 'canary' });
    await operations.finish('alice', operation.id, { status: 'completed', error: null, has_result: true });
    expect((await call('DELETE', `/campaigns/${id}`)).status).to.equal(204);
    for (const [place, records] of await readRecords(running.connection))
      expect(records, place).to.not.contain('canary');
  });

  it('know no campaign of another user, none that never was, and none whose id cannot be one', async () => {
    const { id } = await running.newCampaign('bob');
    for (const named of [id, NO_ID, 'not-an-id', 'a'.repeat(300), '$ne']) {
      for (const [method, body] of [['GET'], ['PATCH', { name: 'Mine' }], ['DELETE']] as const) {
        const { status, json } = await call(method, `/campaigns/${named}`, body);
        expect([named, method, status, json]).to.deep.equal([named, method, 404, NO_CAMPAIGN]);
      }
    }
    expect((await call('GET', `/campaigns/${id}`, undefined, 'bob')).json).to.include({
      name: 'Spring',
      user_id: 'bob',
    });
  });
});
