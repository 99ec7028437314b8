import { expect } from 'chai';
import { UNDO_MS } from '../../../domain/outreach/inbox/answer-draft.js';
import { type AppPages, startAppPages } from '../../support/browser/app-pages.js';
import { findNext } from '../../support/find-next.js';
import { newAnswer } from '../../support/samples/new-answer.js';
import { newAttempt } from '../../support/samples/new-attempt.js';
import { seedThread } from '../../support/samples/seed-thread.js';

describe('[I] pages of the inbox', () => {
  let pages: AppPages;
  before(async () => {
    pages = await startAppPages();
  });
  after(() => pages.stop());

  const read = async (path: string, user: string): Promise<string> => (await pages.get(path, user)).text;

  it('lists threads by what is to be done with them, by filter, and page by page', async () => {
    const { thread_id } = await seedThread(pages.store, 'ann', { subject: 'Re: <One>', body: 'Send it' });
    const away = { classification: 'out_of_office', confidence: 0.5, subject: '', from_email: '' } as const;
    const other = await seedThread(pages.store, 'ann', away);
    await pages.store.inboxThreads.change('ann', thread_id, { labels: ['guest post'], assignee: 'ann' }, new Date());
    const note = { id: 'e'.repeat(24), at: new Date().toISOString(), by: 'ann', by_name: 'Ann', text: 'x' };
    await pages.store.inboxThreads.addNote('ann', thread_id, note);
    const open = await read('/app/inbox', 'ann');
    expect(open).to.contain('Open (2)').and.to.contain('Re: &lt;One>').and.to.contain('Assigned to you · 1 note');
    expect(open).to.contain('(no subject)').and.to.contain('Unknown sender').and.to.contain('Needs review');
    expect(await read('/app/inbox?label=guest%20post&assignee=me&unread=true', 'ann'))
      .to.contain('Re: &lt;One>')
      .and.not.contain('(no subject)');
    expect(await read('/app/inbox?q=nothing', 'ann')).to.contain('No threads match');
    const first = await read('/app/inbox?limit=1', 'ann');
    expect(first).to.contain('(no subject)').and.not.contain('&lt;One>');
    expect(await read(findNext(first), 'ann')).to.contain('&lt;One>');
    await pages.store.inboxThreads.change(
      'ann',
      other.thread_id,
      { snoozed_until: new Date(Date.now() + 60_000) },
      new Date(),
    );
    expect(await read('/app/inbox?show=snoozed', 'ann'))
      .to.contain('Snoozed until')
      .and.to.contain('Snoozed (1)');
    for (const [show, words] of [
      ['open', 'No open threads'],
      ['waiting', 'No thread waits'],
      ['snoozed', 'No threads are snoozed'],
      ['done', 'No threads are done yet'],
      ['all', 'No replies yet'],
    ])
      expect(await read(`/app/inbox?show=${show}`, 'bob')).to.contain(words);
  });

  it('shows one with what was written, its notes, and a form to answer', async () => {
    const { thread_id, sender, campaign_id, lead_id } = await seedThread(pages.store, 'cat', {
      came_to: 'info@press.example',
    });
    const of = { user_id: 'cat', campaign_id, lead_id };
    for (const status of ['uncertain', 'bounced'] as const)
      await pages.store.attempts.insert(newAttempt({ ...of, status }), {
        day: 'd',
        domain_key: 'k',
        duplicate_key: null,
      });
    const failed = newAnswer({
      failure: 'user_daily_cap',
      written_by: 'rules',
      warnings: ['Check <this>'],
      body: 'Hi <b>',
    });
    await pages.store.inboxThreads.putAnswer('cat', thread_id, failed, null);
    await pages.store.inboxThreads.change(
      'cat',
      thread_id,
      { assignee: 'gone', snoozed_until: new Date(Date.now() + 60_000) },
      new Date(),
    );
    const html = await read(`/app/inbox/${thread_id}`, 'cat');
    expect(html)
      .to.contain('Please send it')
      .and.to.contain('Unknown whether it was sent')
      .and.to.contain('It came back.');
    expect(html).to.contain(`Ana &lt;${sender.email}>`).and.to.contain('Ana &lt;info@press.example>');
    expect(html).to.contain('Your daily limit for all mailboxes was reached.').and.to.contain('Check &lt;this>');
    expect(html).to.contain('written by rules').and.to.contain('Hi &lt;b></textarea>').and.to.contain('End snooze');
    expect(html)
      .to.contain('gone (no longer a member)')
      .and.to.contain('Save status')
      .and.to.contain('data-read-thread');
    expect((await pages.get(`/app/inbox/${thread_id}`, 'bob')).status).to.equal(404);
  });

  it('shows an answer that is about to leave, and one that is being sent', async () => {
    const { thread_id } = await seedThread(pages.store, 'dan');
    const leaves_at = new Date(Date.now() + UNDO_MS).toISOString();
    const waiting = newAnswer({ state: 'waiting', attempt_id: 'a'.repeat(24), leaves_at });
    await pages.store.inboxThreads.putAnswer('dan', thread_id, waiting, null);
    const html = await read(`/app/inbox/${thread_id}`, 'dan');
    expect(html)
      .to.contain('Your answer is about to leave')
      .and.to.contain('/answer/undo')
      .and.not.contain('Send answer');
    expect(await read('/app/inbox', 'dan')).to.contain('Answer on its way');
    await pages.store.inboxThreads.claimAnswer('dan', thread_id, 'a'.repeat(24));
    expect(await read(`/app/inbox/${thread_id}`, 'dan'))
      .to.contain('Your answer is being sent')
      .and.not.contain('/answer/undo');
  });

  it('says why a thread cannot be answered, and what is done', async () => {
    const { thread_id } = await seedThread(pages.store, 'eve', { from_email: 'no@blog.example' });
    await pages.store.suppressions.add('eve', { email: 'no@blog.example', source: 'manual', reason: null }, new Date());
    await pages.store.inboxThreads.change('eve', thread_id, { done: true }, new Date());
    const html = await read(`/app/inbox/${thread_id}`, 'eve');
    expect(html)
      .to.contain('is on the suppression list')
      .and.to.contain('View suppression list')
      .and.to.contain('Reopen');
    expect(html).to.not.contain('Send answer');
    const stray = await seedThread(pages.store, 'eve', { lead_id: null, campaign_id: null, attempt_id: null });
    expect(await read(`/app/inbox/${stray.thread_id}`, 'eve')).to.contain('belongs to no lead');
  });
});
