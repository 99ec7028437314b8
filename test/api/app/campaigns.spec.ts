import { expect } from 'chai';
import { type AppPages, startAppPages } from '../../support/browser/app-pages.js';
import { findNext } from '../../support/find-next.js';
import { fillMails } from '../../support/samples/fill-mails.js';
import { keyedLead } from '../../support/samples/keyed-lead.js';
import { newAttempt } from '../../support/samples/new-attempt.js';
import { newFollowUp } from '../../support/samples/new-follow-up.js';
import { newReply } from '../../support/samples/new-reply.js';
import { newSender } from '../../support/samples/new-sender.js';

const NOW = new Date('2026-06-01T08:00:00.000Z');

describe('[I] pages of campaigns', () => {
  let pages: AppPages;
  before(async () => {
    pages = await startAppPages();
  });
  after(() => pages.stop());

  it('show each with its pipeline, and one with its description', async () => {
    const { campaigns, leads } = pages.store;
    const given = { description: 'A <plan>', keywords: [], workspace_id: 'alice' };
    const { id } = await campaigns.insert('alice', { name: 'Spring <1>', ...given }, NOW);
    const scores = { quality_score: null, relevance_score: null, guest_post_likelihood: null };
    const about = { website_url: 'https://blog.example/', website_title: null, website_key: 'k', domain: 'd' };
    const lead = { ...about, ...scores, contact_email: null, source: null, notes: null };
    await leads.insert('alice', id, lead, NOW);
    const list = (await pages.get('/app/campaigns')).text;
    expect(list).to.contain('Spring &lt;1>').and.to.contain('1 lead, created on');
    const page = (await pages.get(`/app/campaigns/${id}`)).text;
    expect(page).to.contain('A &lt;plan>').and.to.contain('No emails are waiting');
    expect((await pages.get(`/app/campaigns/${id}`, 'bob')).status).to.equal(404);
    expect((await pages.get('/app/campaigns', 'bob')).text)
      .to.contain('No campaigns yet')
      .and.not.contain('Spring');
  });

  it('show beside a lead why its follow-up waits, since when, and when it is tried next', async () => {
    const { campaigns, leads, followUps, senderStates } = pages.store;
    const given = { name: 'Held', description: null, keywords: [], workspace_id: 'hal' };
    const { id } = await campaigns.insert('hal', given, NOW);
    const scores = { quality_score: null, relevance_score: null, guest_post_likelihood: null };
    const about = { website_url: 'https://held.example/', website_title: null, website_key: 'k', domain: 'd' };
    const record = { ...about, ...scores, contact_email: null, source: null, notes: null };
    const { lead } = await leads.insert('hal', id, record, NOW);
    const followUp = newFollowUp({ campaign_id: id, lead_id: lead.id, scheduled_at: NOW.toISOString() });
    await followUps.insert({ ...followUp, user_id: 'hal', sender_id: 's1' });
    const until = new Date('2026-06-01T09:15:00.000Z');
    await followUps.noteWait('hal', followUp.id, 'mailbox_unreadable: <authentication> failed', until);
    await senderStates.noteReading('hal', 's1', null, new Date('2026-05-31T07:00:00.000Z'));
    const { text } = await pages.get(`/app/campaigns/${id}/leads`, 'hal');
    const plain = text.replace(/<[^>]*>/g, '').replace(/\s+/g, ' ');
    expect(plain).to.match(
      /Follow-up waiting: the mailbox of the sender cannot be read \(last read on [^)]*2026, 07:00 UTC\), so there may be a reply/,
    );
    expect(plain)
      .to.contain('07:00 UTC')
      .and.to.contain('&lt;authentication> failed')
      .and.to.match(/Next try: .*09:15 UTC/);
    expect((await pages.get(`/app/campaigns/${id}/leads`, 'bob')).status).to.equal(404);
    await pages.store.memberships.put('ws_b', 'hal', { role: 'owner', can_send: false, sites: [] }, NOW);
    await pages.store.workspaces.create('ws_b', 'Agency', 'hal', NOW);
    const sender = await pages.store.senders.insert('ws_b', newSender('team@press.example'), NOW);
    const movable = (await pages.get(`/app/campaigns/${id}`, 'hal')).text;
    expect(movable).to.contain(`campaigns/${id}/move"`).and.contain(`<option value="${sender?.id}">team@press.example`);
  });

  it('show campaigns page by page', async () => {
    const { campaigns } = pages.store;
    const given = { description: null, keywords: [], workspace_id: 'carol' };
    for (const [day, name] of ['Autumn', 'Winter'].entries())
      await campaigns.insert('carol', { name, ...given }, new Date(NOW.getTime() + day * 86_400_000));
    const newest = await pages.get('/app/campaigns?limit=1', 'carol');
    expect(newest.text).to.contain('Winter').and.not.contain('Autumn');
    const oldest = await pages.get(findNext(newest.text), 'carol');
    expect(oldest.text).to.contain('Autumn').and.not.contain('Winter').and.not.contain('rel="next"');
  });

  it('show how far the leads came, what was sent by day, what is next, and who is paused', async () => {
    const { campaigns, replies, senders, attempts, followUps } = pages.store;
    const given = { name: 'Funnel', description: null, keywords: [], workspace_id: 'alice' };
    const { id } = await campaigns.insert('alice', given, NOW);
    const sender = await senders.insert('alice', newSender('ana@press.example'), NOW);
    if (!sender) throw new Error('The mailbox was not added');
    const mails = await fillMails(pages.store, id);
    const lead_id = (await attempts.find('alice', mails.sent))?.lead_id ?? '';
    const reply = newReply({ campaign_id: id, lead_id, classification: 'interested', confidence: 0.5 });
    const origin = { mailbox_key: 'm', message_key: reply.id, bounce_group: null };
    await replies.insert('alice', { ...reply, ...origin }, new Date());
    const planned = newFollowUp({ campaign_id: id, lead_id, subject: 'Re: Paused' });
    await followUps.insert({ ...planned, user_id: 'alice', sender_id: sender.id });
    const pause = { reason: 'bounce_rate' as const, detail: '9 of 50 <bounced>', at: NOW.toISOString() };
    await senders.setPause('alice', sender.id, pause, NOW);
    const read = async (query = '') => (await pages.get(`/app/campaigns/${id}${query}`)).text;
    const html = await read();
    const plain = html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');
    expect(plain).to.contain('100% of 3 leads').and.to.contain('33.3% of 3 leads with an address');
    expect(plain).to.contain('100% of 1 emailed lead').and.to.contain('0% of 3 leads');
    expect(plain).to.contain('1 in all').and.to.contain('Emails sent').and.to.contain('1 reply needs your review');
    expect(plain).to.contain('ana@press.example sends nothing now. Paused because of bounces: 9 of 50 &lt;bounced>');
    expect(plain).to.contain('editor@waiting.example An idea for waiting First email 2 Jun 2030, 08:00 UTC');
    expect(plain).to.contain('Re: Paused Follow-up');
    expect(html.match(/class="trend"/g)).to.have.length(2);
    expect((await read('?days=90')).match(/aria-current="page">90 days/g)).to.have.length(1);
    expect((await pages.get(`/app/campaigns/${id}?days=0`)).status).to.equal(422);
  });

  it('show tests of versions, the variables of a campaign, and those of a lead', async () => {
    const { campaigns, leads, variantTests } = pages.store;
    const given = { name: 'Versions', description: null, keywords: ['bees'], workspace_id: 'alice' };
    const { id } = await campaigns.insert('alice', given, NOW);
    const record = { ...keyedLead('versions.example'), custom: { first_name: 'Ana <1>' } };
    const { lead } = await leads.insert('alice', id, record, NOW);
    const path = `/app/campaigns/${id}`;
    expect((await pages.get(`${path}/tests`)).text).to.contain('No tests yet');
    const text = { body: 'Hello', share: 50, planned: 1 };
    const variants = [
      { key: 'A' as const, subject: 'One <1>', ...text },
      { key: 'B' as const, subject: 'Two', ...text },
    ];
    const created_at = NOW.toISOString();
    const about = { id: 'a'.repeat(24), user_id: 'alice', campaign_id: id, created_by: 'alice', created_at };
    await variantTests.insert({ ...about, variants, chosen: null });
    const tests = await pages.get(`${path}/tests`);
    expect(tests.text).to.contain('One &lt;1>').and.to.contain('too few to say anything');
    expect((await pages.get(`${path}/tests`, 'bob')).status).to.equal(404);
    expect((await pages.get(`${path}/write`)).text)
      .to.contain('Ana &lt;1>')
      .and.to.contain('variants.0.subject');
    expect((await pages.get(`${path}/leads/${lead.id}`)).text).to.contain('value="Ana &lt;1>"');
  });

  it('show by which rules each email was judged', async () => {
    const { campaigns, attempts } = pages.store;
    const given = { name: 'Log', description: null, keywords: [], workspace_id: 'lou' };
    const { id } = await campaigns.insert('lou', given, NOW);
    const path = `/app/campaigns/${id}/policy-log`;
    expect((await pages.get(path, 'lou')).text).to.contain('No emails were checked yet');
    const policy_checks = [
      { name: 'recipient_valid' as const, passed: true, detail: 'blog.example takes mail' },
      { name: 'recipient_suppressed' as const, passed: false, detail: 'Suppressed <today>' },
    ];
    const attempt = newAttempt({ user_id: 'lou', campaign_id: id, status: 'blocked', policy_checks });
    await attempts.insert(attempt, { day: '2026-06-01', domain_key: 'x', duplicate_key: null });
    const { text } = await pages.get(path, 'lou');
    expect(text).to.contain('Suppressed &lt;today>').and.to.contain('1 passed').and.to.contain('blocked');
    expect((await pages.get(path, 'bob')).status).to.equal(404);
  });

  it('ask what became of mails whose end no one knows', async () => {
    const { campaigns, attempts } = pages.store;
    const given = { name: 'Summer', description: null, keywords: [], workspace_id: 'dora' };
    const { id } = await campaigns.insert('dora', given, NOW);
    const record = async (status: 'sent' | 'uncertain') => {
      const attempt = newAttempt({ user_id: 'dora', campaign_id: id, status, subject: `One that is <${status}>` });
      await attempts.insert(attempt, { day: '2026-06-01', domain_key: 'blog.example', duplicate_key: null });
      return attempt;
    };
    await record('sent');
    expect((await pages.get(`/app/campaigns/${id}`, 'dora')).text).to.not.contain('Unconfirmed emails');
    const uncertain = await record('uncertain');
    const { text } = await pages.get(`/app/campaigns/${id}`, 'dora');
    expect(text).to.contain('Unconfirmed emails').and.to.contain('One that is &lt;uncertain>');
    expect(text).to.not.contain('&lt;sent>');
    expect(text.match(new RegExp(`attempts/${uncertain.id}/resolve`, 'g'))).to.have.length(2);
  });

  it('say why follow-ups wait whose time has come', async () => {
    const { campaigns, followUps } = pages.store;
    const given = { name: 'Autumn', description: null, keywords: [], workspace_id: 'erin' };
    const { id } = await campaigns.insert('erin', given, NOW);
    const plan = async (subject: string, scheduled_at: string, sender_id: string) => {
      const followUp = newFollowUp({ campaign_id: id, subject, scheduled_at });
      await followUps.insert({ ...followUp, user_id: 'erin', sender_id });
    };
    await plan('One that is <held>', '2026-06-01T07:00:00.000Z', 'a'.repeat(24));
    await plan('One that is <free>', '2026-06-01T07:00:00.000Z', 'b'.repeat(24));
    expect((await pages.get(`/app/campaigns/${id}`, 'erin')).text).to.not.contain('Waiting follow-ups');
    const hold = { reason: 'mailbox_unreadable: <refused>', until: new Date('2026-06-01T08:15:00.000Z') };
    await followUps.holdDue('erin', 'a'.repeat(24), NOW, hold);
    const { text } = await pages.get(`/app/campaigns/${id}`, 'erin');
    expect(text).to.contain('Waiting follow-ups').and.to.contain('One that is &lt;held>');
    expect(text).to.contain('cannot be read').and.to.contain('&lt;refused>').and.to.contain('1 Jun 2026, 08:15 UTC');
    expect(text.slice(0, text.indexOf('id="funnel"'))).to.not.contain('&lt;free>');
  });

  it('list leads by contact and in other orders, and count those that match', async () => {
    const { campaigns, leads } = pages.store;
    const given = { name: 'Sorted', description: null, keywords: [], workspace_id: 'sam' };
    const { id } = await campaigns.insert('sam', given, NOW);
    await leads.insert('sam', id, keyedLead('b.example', { relevance_score: 0.9 }), NOW);
    await leads.insert('sam', id, keyedLead('a.example', { relevance_score: 0.1, contact_email: null }), NOW);
    await leads.insert('sam', id, keyedLead('c.example'), NOW);
    const read = async (query: string) => (await pages.get(`/app/campaigns/${id}/leads?${query}`, 'sam')).text;
    const order = (html: string) => [...html.matchAll(/Select (\w)\.example/g)].map(([, host]) => host);
    expect(order(await read('sort=domain'))).to.deep.equal(['a', 'b', 'c']);
    expect(order(await read('sort=relevance_score'))).to.deep.equal(['b', 'a', 'c']);
    const first = await read('sort=domain&limit=2');
    expect(order(first)).to.deep.equal(['a', 'b']);
    expect(first).to.contain('Select all 3 that match');
    expect(order((await pages.get(findNext(first), 'sam')).text)).to.deep.equal(['c']);
    expect(order(await read('has_email=false'))).to.deep.equal(['a']);
    expect(await read('has_email=true&q=b.')).to.contain('data-filter="has_email=true&amp;q=b."');
  });

  it('show one lead with its history, its emails and replies, and whether it is suppressed', async () => {
    const { campaigns, leads, attempts, replies, suppressions } = pages.store;
    const given = { name: 'One', description: null, keywords: [], workspace_id: 'uma' };
    const { id } = await campaigns.insert('uma', given, NOW);
    const { lead } = await leads.insert('uma', id, keyedLead('one.example', { notes: 'A <note>' }), NOW);
    await leads.setStatus('uma', id, lead.id, 'placed', 'user', NOW);
    const of = { user_id: 'uma', campaign_id: id, lead_id: lead.id };
    await attempts.insert(newAttempt({ ...of, subject: 'An <idea>' }), {
      day: '2026-06-01',
      domain_key: 'x',
      duplicate_key: null,
    });
    const reply = newReply({ ...of, subject: 'Re: An <idea>' });
    await replies.insert('uma', { ...reply, mailbox_key: 'm', message_key: 'k', bounce_group: null }, NOW);
    await suppressions.add('uma', { email: 'editor@one.example', source: 'manual', reason: null }, NOW);
    const path = `/app/campaigns/${id}/leads/${lead.id}`;
    const { text } = await pages.get(path, 'uma');
    expect(text).to.contain('A &lt;note>').and.to.contain('An &lt;idea>').and.to.contain(`/app/replies/${reply.id}`);
    expect(text)
      .to.contain('Discovered → Placed (by user)')
      .and.to.match(/The address is suppressed since <time [^>]*>1 Jun 2026<\/time>/);
    expect((await pages.get(path, 'bob')).status).to.equal(404);
    expect((await pages.get(`/app/campaigns/${id}/leads/${'f'.repeat(24)}`, 'uma')).status).to.equal(404);
  });
});
