import { expect } from 'chai';
import type { Lead } from '../../../../domain/outreach/campaigns/lead.js';
import { decodeCursor } from '../../../../store/base/cursor.js';
import type { Store } from '../../../../store/index.js';
import { keyedLead } from '../../../support/samples/keyed-lead.js';
import { newAttempt } from '../../../support/samples/new-attempt.js';
import { newQueueItem } from '../../../support/samples/new-queue-item.js';
import { startStore, type TestStore } from '../../../support/store.js';

const NOW = new Date('2026-06-01T08:00:00.000Z');
const LATER = new Date('2026-06-02T08:00:00.000Z');
const [FIRST, SECOND] = ['1'.repeat(24), '2'.repeat(24)];

describe('[I] leads repository', () => {
  let running: TestStore;
  let leads: Store['leads'];
  before(async () => {
    running = await startStore();
    leads = running.store.leads;
  });
  after(() => running.stop());

  const add = async (user: string, campaign: string, host: string, at = NOW, overrides = {}): Promise<Lead> =>
    (await leads.insert(user, campaign, keyedLead(host, overrides), at)).lead;

  it('keeps one for each website of a campaign, and gives back the one that is there', async () => {
    const made = await leads.insert('alice', FIRST, keyedLead('blog.example'), NOW);
    expect(made.inserted).to.equal(true);
    const again = await leads.insert('alice', FIRST, keyedLead('blog.example', { notes: 'Other' }), LATER);
    expect(again).to.deep.equal({ lead: made.lead, inserted: false });
    expect((await leads.insert('alice', SECOND, keyedLead('blog.example'), NOW)).inserted).to.equal(true);
  });

  it('of 30 that come at once for a website lets one in, and shows all of them that one', async () => {
    const outcomes = await Promise.all(
      Array.from({ length: 30 }, () => leads.insert('alice', FIRST, keyedLead('rush.example'), NOW)),
    );
    expect(outcomes.filter(({ inserted }) => inserted)).to.have.length(1);
    expect(new Set(outcomes.map(({ lead }) => lead.id)).size).to.equal(1);
  });

  it('adds many, without those that are there or twice among them', async () => {
    const given = ['a', 'b', 'c', 'b', 'a'].map((name) => keyedLead(`${name}.example`));
    expect(await leads.insertMany('bulk', FIRST, given, NOW)).to.deep.equal({ added: 3, skipped: 2 });
    const more = ['c', 'd', 'e'].map((name) => keyedLead(`${name}.example`, { notes: 'New' }));
    expect(await leads.insertMany('bulk', FIRST, more, LATER)).to.deep.equal({ added: 2, skipped: 1 });
    const all = await leads.all('bulk', FIRST);
    expect(all.map(({ domain, notes }) => [domain, notes]).sort()).to.deep.equal([
      ['a.example', null],
      ['b.example', null],
      ['c.example', null],
      ['d.example', 'New'],
      ['e.example', 'New'],
    ]);
    expect(await leads.insertMany('bulk', FIRST, [], NOW)).to.deep.equal({ added: 0, skipped: 0 });
  });

  it('is blind to other users, to other campaigns and to ids that are none', async () => {
    const lead = await add('dan', FIRST, 'own.example');
    expect(await leads.findById('dan', lead.id)).to.deep.equal(lead);
    for (const [user, campaign, id] of [
      ['bob', FIRST, lead.id],
      ['dan', SECOND, lead.id],
      ['dan', FIRST, 'no-id'],
    ] as const) {
      expect(await leads.find(user, campaign, id)).to.equal(null);
      expect(await leads.findMany(user, campaign, [id])).to.deep.equal([]);
      expect(await leads.update(user, campaign, id, { notes: 'x' }, NOW)).to.equal(null);
      expect(await leads.remove(user, campaign, id)).to.equal(false);
    }
    expect(await leads.findById('bob', lead.id)).to.equal(null);
    for (const read of [leads.all('bob', FIRST), leads.sendable('bob', FIRST)]) expect(await read).to.deep.equal([]);
    expect((await leads.list('bob', FIRST, {}, 10, null)).items).to.deep.equal([]);
    for await (const _ of leads.stream('bob', FIRST)) expect.fail('a lead of somebody else');
    expect(await leads.find('dan', FIRST, lead.id)).to.deep.equal(lead);
  });

  it('lists newest first, in pages, by status and by a part of what it is called', async () => {
    const made: Lead[] = [];
    for (let day = 1; day <= 4; day++) {
      const words = { website_title: day % 2 ? 'About (Tools) 100%' : null, contact_email: `ed${day}@x.example` };
      made.unshift(await add('eva', FIRST, `site${day}.example`, new Date(`2026-05-0${day}T00:00:00Z`), words));
    }
    const pages = await leads.list('eva', FIRST, {}, 3, null);
    expect(pages.items).to.deep.equal(made.slice(0, 3));
    expect(await leads.list('eva', FIRST, {}, 3, decodeCursor(pages.next_cursor ?? ''))).to.deep.equal({
      items: made.slice(3),
      next_cursor: null,
    });
    const hosts = async (filter: Parameters<typeof leads.list>[2], cursor = null) =>
      (await leads.list('eva', FIRST, filter, 10, cursor)).items.map(({ domain }) => domain);
    expect(await hosts({ q: '(tools) 100%' })).to.deep.equal(['site3.example', 'site1.example']);
    expect(await hosts({ q: 'ED2@' })).to.deep.equal(['site2.example']);
    expect(await hosts({ q: 'WWW.SITE4' })).to.deep.equal(['site4.example']);
    expect(await hosts({ q: '.*' })).to.deep.equal([]);
    await leads.setStatus('eva', FIRST, made[3]?.id ?? '', 'placed', 'user', NOW);
    expect(await hosts({ status: 'placed' })).to.deep.equal(['site1.example']);
    expect(await hosts({ status: 'placed', q: 'site2' })).to.deep.equal([]);
    const rest = await leads.list('eva', FIRST, { q: 'tools' }, 1, null);
    const after = await leads.list('eva', FIRST, { q: 'tools' }, 1, decodeCursor(rest.next_cursor ?? ''));
    expect(after.items.map(({ domain }) => domain)).to.deep.equal(['site1.example']);
  });

  it('streams all of them, newest first, over many batches', async () => {
    const hosts = Array.from({ length: 1_050 }, (_, index) => keyedLead(`s${index}.example`));
    await leads.insertMany('flo', FIRST, hosts, NOW);
    await add('flo', FIRST, 'last.example', LATER);
    const seen: string[] = [];
    for await (const { domain } of leads.stream('flo', FIRST)) seen.push(domain);
    expect(seen).to.have.length(1_051);
    expect(new Set(seen).size).to.equal(1_051);
    expect(seen[0]).to.equal('last.example');
    expect(seen).to.deep.equal((await leads.all('flo', FIRST)).map(({ domain }) => domain));
  });

  it('changes what is given, never the website', async () => {
    const lead = await add('gil', FIRST, 'fixed.example');
    const change = { contact_email: null, notes: 'Asked', website_url: 'https://else.example/' };
    const changed = await leads.update('gil', FIRST, lead.id, change, LATER);
    expect(changed).to.deep.equal({ ...lead, contact_email: null, notes: 'Asked', updated_at: LATER.toISOString() });
  });

  it('tells who can be mailed: discovered, with an address, oldest first', async () => {
    const old = await add('hal', FIRST, 'old.example', NOW);
    const late = await add('hal', FIRST, 'late.example', LATER);
    await add('hal', FIRST, 'mute.example', NOW, { contact_email: null });
    const done = await add('hal', FIRST, 'done.example', NOW);
    await leads.setStatus('hal', FIRST, done.id, 'contacted', 'user', NOW);
    expect(await leads.sendable('hal', FIRST)).to.deep.equal([old, late]);
    expect(await leads.findMany('hal', FIRST, [late.id, 'no-id', 'f'.repeat(24)])).to.deep.equal([late]);
  });

  it('is removed with its attempts and its place in the queue, and no longer counted', async () => {
    const { store } = running;
    const [lead, kept] = [await add('ida', FIRST, 'gone.example'), await add('ida', FIRST, 'kept.example')];
    for (const { id } of [lead, kept]) {
      const of = { user_id: 'ida', campaign_id: FIRST, lead_id: id };
      await store.attempts.insert(newAttempt(of), { day: '2026-06-01', domain_key: 'x', duplicate_key: null });
      await store.queueItems.insertMany([newQueueItem(of)]);
    }
    expect((await store.outreachReports.analytics('ida', FIRST, 7, NOW)).total_attempts).to.equal(2);
    expect(await leads.remove('ida', FIRST, lead.id)).to.equal(true);
    const { total_leads, total_attempts } = await store.outreachReports.analytics('ida', FIRST, 7, NOW);
    expect({ total_leads, total_attempts }).to.deep.equal({ total_leads: 1, total_attempts: 1 });
    for (const name of ['queue_items', 'queue_claims']) {
      const found = await running.connection.collection(name).find({ user_id: 'ida' }).toArray();
      expect(found.map(({ lead_id }) => lead_id)).to.deep.equal([kept.id]);
    }
    expect((await leads.insert('ida', FIRST, keyedLead('gone.example'), NOW)).inserted).to.equal(true);
  });
});
