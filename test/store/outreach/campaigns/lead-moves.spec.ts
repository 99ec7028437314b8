import { expect } from 'chai';
import type { Lead } from '../../../../domain/outreach/campaigns/lead.js';
import { LEAD_STATUSES } from '../../../../domain/outreach/campaigns/lead-status.js';
import type { Store } from '../../../../store/index.js';
import { keyedLead } from '../../../support/samples/keyed-lead.js';
import { startStore, type TestStore } from '../../../support/store.js';

const NOW = new Date('2026-06-01T08:00:00.000Z');
const LATER = new Date('2026-06-02T08:00:00.000Z');
const CAMPAIGN = 'c'.repeat(24);

describe('[I] lead moves', () => {
  let running: TestStore;
  let leads: Store['leads'];
  before(async () => {
    running = await startStore();
    leads = running.store.leads;
  });
  after(() => running.stop());

  let hosts = 0;
  const add = async (user = 'alice'): Promise<Lead> =>
    (await leads.insert(user, CAMPAIGN, keyedLead(`site${hosts++}.example`), NOW)).lead;

  it('sets any status, and notes who moved it, whence and when', async () => {
    const { id } = await add();
    await leads.setStatus('alice', CAMPAIGN, id, 'replied', 'reply', NOW);
    const lead = await leads.setStatus('alice', CAMPAIGN, id, 'discovered', 'user', LATER);
    expect(lead).to.deep.include({ status: 'discovered', contacted_at: null, updated_at: LATER.toISOString() });
    expect(lead?.status_history).to.deep.equal([
      { from: 'discovered', to: 'replied', at: NOW.toISOString(), by: 'reply' },
      { from: 'replied', to: 'discovered', at: LATER.toISOString(), by: 'user' },
    ]);
  });

  it('notes nothing when the lead has the status', async () => {
    const lead = await add();
    expect(await leads.setStatus('alice', CAMPAIGN, lead.id, 'discovered', 'user', LATER)).to.deep.equal(lead);
    expect(await leads.moveStatus('alice', lead.id, ['discovered'], 'discovered', 'send', LATER)).to.equal(false);
    expect(await leads.find('alice', CAMPAIGN, lead.id)).to.deep.equal(lead);
  });

  it('moves from the states that are named alone', async () => {
    const { id } = await add();
    expect(await leads.moveStatus('alice', id, ['contacted', 'replied'], 'bounced', 'bounce', NOW)).to.equal(false);
    expect(await leads.moveStatus('alice', id, ['contacted', 'discovered'], 'bounced', 'bounce', NOW)).to.equal(true);
    expect(await leads.findById('alice', id)).to.deep.include({
      status: 'bounced',
      status_history: [{ from: 'discovered', to: 'bounced', at: NOW.toISOString(), by: 'bounce' }],
    });
    expect(await leads.moveStatus('alice', 'no-id', ['discovered'], 'bounced', 'bounce', NOW)).to.equal(false);
  });

  it('marks as contacted those of several that were discovered, each once and from its first mail on', async () => {
    const [fresh, again, placed, foreign] = [await add(), await add(), await add(), await add('bob')];
    await leads.moveStatus('alice', again.id, ['discovered'], 'contacted', 'send', NOW);
    await leads.setStatus('alice', CAMPAIGN, again.id, 'discovered', 'user', NOW);
    await leads.moveStatus('alice', placed.id, ['discovered'], 'placed', 'user', NOW);
    const ids = [fresh, again, placed, foreign].map(({ id }) => id);
    await Promise.all([...ids, 'no-id'].map((id) => leads.markContacted('alice', id, LATER)));
    const [one, two, three, four] = await Promise.all([
      ...[fresh, again, placed].map(({ id }) => leads.findById('alice', id)),
      leads.findById('bob', foreign.id),
    ]);
    expect(one).to.deep.include({ status: 'contacted', contacted_at: LATER.toISOString() });
    expect(one?.status_history).to.deep.equal([
      { from: 'discovered', to: 'contacted', at: LATER.toISOString(), by: 'send' },
    ]);
    expect(two).to.deep.include({ status: 'contacted', contacted_at: NOW.toISOString() });
    expect(two?.status_history).to.have.length(3);
    expect([three?.status, four?.status]).to.deep.equal(['placed', 'discovered']);
    const alone = await add();
    await leads.markContacted('alice', alone.id, NOW);
    expect((await leads.findById('alice', alone.id))?.status).to.equal('contacted');
  });

  it('lets one of 30 that make the same move at once make it', async () => {
    const { id } = await add();
    const moved = await Promise.all(
      Array.from({ length: 30 }, () => leads.moveStatus('alice', id, ['discovered'], 'contacted', 'send', NOW)),
    );
    expect(moved.filter(Boolean)).to.have.length(1);
    expect((await leads.findById('alice', id))?.status_history).to.have.length(1);
  });

  it('keeps when a lead was first contacted', async () => {
    const { id } = await add();
    expect(await leads.moveStatus('alice', id, ['discovered'], 'contacted', 'send', NOW)).to.equal(true);
    await leads.setStatus('alice', CAMPAIGN, id, 'discovered', 'user', LATER);
    expect(await leads.moveStatus('alice', id, ['discovered'], 'contacted', 'send', LATER)).to.equal(true);
    const lead = await leads.findById('alice', id);
    expect(lead?.contacted_at).to.equal(NOW.toISOString());
    expect(lead?.status_history.map(({ to }) => to)).to.deep.equal(['contacted', 'discovered', 'contacted']);
  });

  it('sets many, whatever they were, and names those that are not there', async () => {
    const many = await Promise.all(LEAD_STATUSES.map(() => add()));
    for (const [index, status] of LEAD_STATUSES.entries()) {
      await leads.setStatus('alice', CAMPAIGN, many[index]?.id ?? '', status, 'user', NOW);
    }
    const foreign = await add('bob');
    const ids = many.map(({ id }) => id);
    const wanted = ['no-id', ...ids, foreign.id, 'f'.repeat(24), ids[0] ?? ''];
    expect(await leads.setStatusMany('alice', CAMPAIGN, wanted, 'contacted', LATER)).to.deep.equal({
      updated: 6,
      failed: ['no-id', foreign.id, 'f'.repeat(24)],
    });
    const found = await leads.findMany('alice', CAMPAIGN, ids);
    const told = found.map(({ status, contacted_at, status_history }) => [
      status,
      contacted_at,
      status_history.at(-1)?.from,
    ]);
    const [now, later] = [NOW.toISOString(), LATER.toISOString()];
    expect(told).to.have.deep.members([
      ['contacted', later, 'discovered'],
      ['contacted', now, 'discovered'],
      ['contacted', later, 'replied'],
      ['contacted', later, 'placed'],
      ['contacted', later, 'bounced'],
      ['contacted', later, 'unsubscribed'],
    ]);
    expect((await leads.findById('bob', foreign.id))?.status).to.equal('discovered');
  });

  it('moves nothing of another user or campaign', async () => {
    const lead = await add();
    expect(await leads.moveStatus('bob', lead.id, ['discovered'], 'placed', 'send', NOW)).to.equal(false);
    expect(await leads.setStatus('bob', CAMPAIGN, lead.id, 'placed', 'user', NOW)).to.equal(null);
    expect(await leads.setStatus('alice', 'd'.repeat(24), lead.id, 'placed', 'user', NOW)).to.equal(null);
    expect(await leads.setStatusMany('bob', CAMPAIGN, [lead.id], 'placed', NOW)).to.deep.equal({
      updated: 0,
      failed: [lead.id],
    });
    expect(await leads.findById('alice', lead.id)).to.deep.equal(lead);
  });
});
