import { expect } from 'chai';
import { type AppPages, startAppPages } from '../../support/browser/app-pages.js';
import { findNext } from '../../support/find-next.js';
import { newAttempt } from '../../support/samples/new-attempt.js';
import { newSender } from '../../support/samples/new-sender.js';

const NOW = new Date('2026-06-01T08:00:00.000Z');
const later = (seconds: number) => new Date(NOW.getTime() + seconds * 1_000);

describe('[I] pages of what all campaigns share', () => {
  let pages: AppPages;
  before(async () => {
    pages = await startAppPages();
    const { emailTemplates, senders, suppressions } = pages.store;
    await senders.insert('alice', newSender('ana@press.example'), NOW);
    for (const [at, name] of ['Opener', 'A <second>'].entries()) {
      const template = {
        name,
        subject: 'An idea',
        body: `Dear {name},\n<${at}>`,
        category: null,
        placeholders: ['name'],
      };
      await emailTemplates.insert('alice', template, later(at));
    }
    const asked = { email: 'ana@blog.example', reason: 'asked <by> phone', source: 'manual' as const };
    await suppressions.add('alice', asked, NOW);
    await suppressions.add('alice', { email: '@daily.example', reason: null, source: 'complaint' }, later(1));
  });
  after(() => pages.stop());

  it('say what comes there when there is nothing', async () => {
    for (const [path, words] of [
      ['senders', 'No mailboxes yet'],
      ['templates', 'No templates yet'],
      ['suppressions', 'No suppressed addresses yet'],
    ]) {
      const { status, text } = await pages.get(`/app/${path}`, 'bob');
      expect(status).to.equal(200);
      expect(text).to.contain(words).and.not.contain('data-api="DELETE');
      expect(text).to.contain(`<a href="/app/${path}" aria-current="page">`);
    }
  });

  it('show complaints in the mailbox of the installation to those who send from it', async () => {
    const text = async (user: string) => (await pages.get('/app/senders', user)).text;
    expect(await text('bob')).to.not.contain('spam complaint');
    const { mailboxes } = pages.store;
    for (const key of ['a', 'b', 'b'])
      await mailboxes.noteUnmatchedComplaint('', 'imap://all@press.example/INBOX', key, NOW);
    expect(await text('bob'))
      .to.contain('2 spam complaints')
      .and.contain('No address was suppressed');
    expect(await text('alice')).to.not.contain('spam complaint');
  });

  it('show the mailboxes', async () => {
    expect((await pages.get('/app/senders')).text).to.contain('ana@press.example');
  });

  it('show what the mail of a sender waits for, and how its mailbox was read', async () => {
    const { senders, senderStates } = pages.store;
    const imap = { host: 'imap.press.example', port: 993, secure: true, username: 'kim', mailbox: 'INBOX' };
    const sender = await senders.insert('kim', { ...newSender('kim@press.example'), imap }, NOW);
    if (!sender) throw new Error('no sender');
    const text = async () => (await pages.get('/app/senders', 'kim')).text;
    expect(await text()).to.contain('Replies have not been read yet.');
    await senderStates.noteReading('kim', sender.id, null, NOW);
    expect(await text()).to.match(/Replies last read on .*2026/);
    await senderStates.noteReading('kim', sender.id, 'The mailbox cannot be read: authentication failed', later(300));
    const waiting = { reason: 'sender_hourly_cap' as const, detail: null, next_at: '2026-06-01T09:00:00.000Z' };
    await senderStates.noteWaiting('kim', sender.id, waiting);
    expect(await text())
      .to.contain('authentication failed')
      .and.to.match(/Replies could not be read on .*Last read on /s)
      .and.to.match(/the hourly limit of the sender is reached\..*Next try: <time [^>]*>1 Jun 2026, 09:00 UTC</s);
  });

  it('show templates with what they say, newest first, page by page', async () => {
    const newest = (await pages.get('/app/templates?limit=1')).text;
    expect(newest).to.contain('A &lt;second>').and.to.contain('Dear {name},\n&lt;1>').and.not.contain('Opener');
    const [template] = (await pages.store.emailTemplates.list('alice', 1, null)).items;
    for (const method of ['PUT', 'DELETE'])
      expect(newest).to.contain(`data-api="${method} /api/v1/backlink-outreach/emails/templates/${template?.id}"`);
    expect((await pages.get(findNext(newest))).text)
      .to.contain('Opener')
      .and.not.contain('second');
  });

  it('show who is never mailed and why, newest first, page by page', async () => {
    const newest = (await pages.get('/app/suppressions?limit=1')).text;
    expect(newest)
      .to.contain('@daily.example')
      .and.to.contain('reported your email as spam')
      .and.not.contain('ana@blog');
    const older = (await pages.get(findNext(newest))).text;
    expect(older)
      .to.contain('ana@blog.example')
      .and.to.contain('asked &lt;by> phone')
      .and.not.contain('@daily.example');
    const [, older_one] = (await pages.store.suppressions.list('alice', 2, null)).items;
    expect(older).to.contain(`data-api="DELETE /api/v1/backlink-outreach/suppression/${older_one?.id}"`);
    expect(older).to.contain('data-confirm="Allow emails to ana@blog.example again?"');
  });

  it('show one mailbox with how it does, its warm-up, and forms to change it', async () => {
    const { senders, attempts, senderStates } = pages.store;
    const warming = newSender('wes@press.example', { warm_up: true, daily_limit: 50 });
    const sender = await senders.insert('wes', warming, new Date());
    if (!sender) throw new Error('The mailbox was not added');
    const slots = { day: '2026-06-01', domain_key: 'x', duplicate_key: null };
    for (const status of ['sent', 'bounced'] as const)
      await attempts.insert(newAttempt({ user_id: 'wes', sender_id: sender.id, status }), slots);
    await senderStates.noteReading('wes', sender.id, 'Sign-in <refused>', new Date('2026-06-01T08:00:00.000Z'));
    const path = `/app/senders/${sender.id}`;
    const plain = async () => (await pages.get(path, 'wes')).text.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');
    expect(await plain())
      .to.contain('2 emails, 50% bounced, 0% reported as spam')
      .and.to.match(/Warm-up: up to 1[05] emails today/)
      .and.to.contain('Sign-in &lt;refused>')
      .and.to.contain('Scheduled emails are sent at any time.');
    const pause = { reason: 'user' as const, detail: 'On <vacation>', at: '2026-06-01T08:00:00.000Z' };
    await senders.setPause('wes', sender.id, pause, new Date());
    expect(await plain())
      .to.contain('Paused by you: On &lt;vacation>')
      .and.to.contain('Resume');
    expect((await pages.get(path, 'bob')).status).to.equal(404);
  });

  it('show who sends in the name of a mailbox’s domain, and its own alone', async () => {
    const { senders, dmarcReports } = pages.store;
    const sender = await senders.insert('dee', newSender('dee@press.example'), new Date());
    const path = `/app/senders/${sender?.id}/dmarc`;
    const plain = async () => (await pages.get(path, 'dee')).text.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');
    expect(await plain())
      .to.contain('No reports yet.')
      .and.not.contain('Sources');
    const day = new Date(Date.now() - 86_400_000).toISOString();
    const none = { spf_aligned: 0, dkim_aligned: 0, quarantined: 0, rejected: 0, forwarded: 0 };
    const source = { ip: '192.0.2.7', mails: 4, aligned: 3, ...none, rejected: 1, passed_as: ['service.example'] };
    const named = {
      reporter: 'A <receiver>',
      report_id: '1',
      domain: 'press.example',
      policy: null,
      mails_left_out: 0,
    };
    const report = { ...named, from: day, until: new Date().toISOString(), sources: [source] };
    await dmarcReports.add('dee', { state: 'read', report }, '<1@r.example>', new Date());
    const broken = { state: 'unreadable' as const, domain: 'press.example', reason: 'it is cut off' };
    await dmarcReports.add('dee', broken, '<2@r.example>', new Date());
    expect(await plain())
      .to.contain('1 report about 1 day: 4 emails, 75% passed DMARC, 0 quarantined, 1 rejected .'.replace(' .', '.'))
      .and.to.contain('Another service Passes as service.example')
      .and.to.contain('A &lt;receiver>')
      .and.to.contain('it is cut off');
    expect((await pages.get(path, 'bob')).status).to.equal(404);
  });
});
