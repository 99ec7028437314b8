import { expect } from 'chai';
import { type AppPages, startAppPages } from '../../support/browser/app-pages.js';
import { findNext } from '../../support/find-next.js';
import { newAttempt } from '../../support/samples/new-attempt.js';
import { newFollowUp } from '../../support/samples/new-follow-up.js';
import { newReply } from '../../support/samples/new-reply.js';

const NOW = new Date('2026-06-01T08:00:00.000Z');

describe('[I] pages of campaigns', () => {
  let pages: AppPages;
  before(async () => {
    pages = await startAppPages();
  });
  after(() => pages.stop());

  it('show each with its pipeline, and one with its figures and replies', async () => {
    const { campaigns, leads, replies } = pages.store;
    const given = { description: 'A <plan>', keywords: [], workspace_id: 'alice' };
    const { id } = await campaigns.insert('alice', { name: 'Spring <1>', ...given }, NOW);
    const scores = { quality_score: null, relevance_score: null, guest_post_likelihood: null };
    const about = { website_url: 'https://blog.example/', website_title: null, website_key: 'k', domain: 'd' };
    const lead = { ...about, ...scores, contact_email: null, source: null, notes: null };
    await leads.insert('alice', id, lead, NOW);
    const reply = newReply({ user_id: 'alice', campaign_id: id, body: 'Send <it>\r\n\r\nBest,\r\nAna', subject: '' });
    const origin = { mailbox_key: 'm', message_key: 'k', bounce_group: null };
    await replies.insert('alice', { ...reply, ...origin }, NOW);

    const list = (await pages.get('/app/campaigns')).text;
    expect(list).to.contain('Spring &lt;1>').and.to.contain('1 lead, created on');
    const page = (await pages.get(`/app/campaigns/${id}`)).text;
    expect(page).to.contain('A &lt;plan>').and.to.contain('Send &lt;it>\n\nBest,\nAna').and.to.contain('(no subject)');
    expect(page).to.contain(`data-api="PATCH /api/v1/backlink-outreach/replies/${reply.id}"`);
    expect(page).to.match(/<option value="interested" selected/);
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
  });

  it('show campaigns and replies page by page', async () => {
    const { campaigns, replies } = pages.store;
    const given = { description: null, keywords: [], workspace_id: 'carol' };
    const [first, second] = await Promise.all(
      ['Autumn', 'Winter'].map((name, day) =>
        campaigns.insert('carol', { name, ...given }, new Date(NOW.getTime() + day * 86_400_000)),
      ),
    );
    const newest = await pages.get('/app/campaigns?limit=1', 'carol');
    expect(newest.text).to.contain('Winter').and.not.contain('Autumn');
    const oldest = await pages.get(findNext(newest.text), 'carol');
    expect(oldest.text).to.contain('Autumn').and.not.contain('Winter').and.not.contain('rel="next"');

    for (const [day, body] of ['First words', 'Later words'].entries()) {
      const created_at = new Date(NOW.getTime() + day * 1_000).toISOString();
      const about = { user_id: 'carol', campaign_id: first?.id ?? null, received_at: created_at, created_at };
      const origin = { mailbox_key: 'm', message_key: body, bounce_group: null };
      await replies.insert('carol', { ...newReply({ ...about, body }), ...origin }, new Date(created_at));
    }
    const later = (await pages.get(`/app/campaigns/${first?.id}?limit=1`, 'carol')).text;
    expect(later).to.contain('Later words').and.not.contain('First words');
    expect((await pages.get(findNext(later), 'carol')).text)
      .to.contain('First words')
      .and.not.contain('Later words');
    expect((await pages.get(`/app/campaigns/${second?.id}`, 'carol')).text).to.contain('No replies yet');
  });

  it('mark replies whose meaning is a guess, show them alone, and say how to decide', async () => {
    const { campaigns, replies } = pages.store;
    const given = { name: 'Guesses', description: null, keywords: [], workspace_id: 'nora' };
    const { id } = await campaigns.insert('nora', given, NOW);
    const keep = async (overrides: Parameters<typeof newReply>[0]) => {
      const reply = newReply({ user_id: 'nora', campaign_id: id, ...overrides });
      const origin = { mailbox_key: 'm', message_key: reply.id, bounce_group: null };
      return (await replies.insert('nora', { ...reply, ...origin }, NOW)).reply;
    };
    await keep({ body: 'Plain words' });
    const open = async (query = '') => (await pages.get(`/app/campaigns/${id}${query}`, 'nora')).text;
    expect(await open())
      .to.contain('Needs review (0)')
      .and.not.contain('This is a guess');
    expect(await open('?needs_review=true'))
      .to.contain('No replies need review.')
      .and.not.contain('Plain words');
    const guess = await keep({ body: 'Odd words', classification: 'unsubscribe', confidence: 0.5 });
    const all = await open();
    expect(all).to.contain('Needs review (1)').and.to.contain('Plain words').and.to.contain('Odd words');
    expect(all.match(/<strong>Needs review<\/strong>/g)).to.have.length(1);
    const waiting = await open('?needs_review=true');
    expect(waiting).to.contain('Odd words').and.not.contain('Plain words');
    expect(waiting).to.contain('even if the guess is right').and.to.contain('the address is suppressed');
    await replies.correct('nora', guess.id, 'unsubscribe', NOW);
    expect(await open('?needs_review=true')).to.not.contain('Odd words');
  });

  it('ask what became of mails whose end nobody knows', async () => {
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
    expect(text).to.not.contain('&lt;free>');
  });
});
