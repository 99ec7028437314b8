import type { ScheduleHandle } from '@temporalio/client';
import { expect } from 'chai';
import type { PollResult } from '../../../domain/outreach/replies/poll-result.js';
import type { Reply } from '../../../domain/outreach/replies/reply.js';
import type { Attempt } from '../../../domain/outreach/sending/attempt.js';
import { replyScheduleId } from '../../../workflows/outreach/replies/contract/poll-mailboxes.js';
import { followUpWorkflowId } from '../../../workflows/outreach/sending/contract/sending.js';
import { OUTREACH } from '../../support/api/outreach-paths.js';
import type { Answer } from '../../support/api/platform-call.js';
import { type Dovecot, startDovecot } from '../../support/mail/dovecot.js';
import { brokenMail, replyMail } from '../../support/mail/reply-mail.js';
import { startPlatform, type TestPlatform } from '../../support/platform.js';
import { newAttempt } from '../../support/samples/new-attempt.js';
import { type CuttingProxy, startCuttingProxy } from '../../support/servers/cutting-proxy.js';
import { freePort } from '../../support/servers/free-port.js';
import { withTemporal } from '../../support/temporal/with-temporal.js';
import { until } from '../../support/until.js';

const BOXES = ['many', 'cut', 'broken', 'killed', 'one', 'two', 'hangs', 'numbers', 'schedule', 'waits'];

describe('[E] polling of replies', () => {
  let dovecot: Dovecot;
  let line: CuttingProxy;
  let platform: TestPlatform;
  let deadPort = 0;
  before(async function () {
    this.timeout(180_000);
    dovecot = await startDovecot(BOXES);
    line = await startCuttingProxy(dovecot);
    deadPort = await freePort();
    platform = await startPlatform({
      allow: [],
      env: {
        WORKER_QUEUES: 'orchestration,mail',
        ALLOWED_MAIL_HOSTS: [dovecot.address, line.address, `127.0.0.1:${deadPort}`].join(','),
        ENCRYPTION_KEYS: `k1:${Buffer.alloc(32, 7).toString('base64')}`,
        REPLY_POLL_MINUTES: '60',
      },
    });
  });
  after(async function () {
    this.timeout(60_000);
    await platform?.stop();
    await line?.close();
    await dovecot?.stop();
  });
  beforeEach(() => line.mend());

  /** A user of that name whose sender reads that mailbox, through that port, when it is asked and at no time of its own. */
  async function addSender(user: string, box = user, port = dovecot.port, email = `${box}@press.example`) {
    const { username, password, mailbox } = dovecot.login(box);
    const imap = { host: '127.0.0.1', port, secure: false, username, password, mailbox };
    const sender = { email, name: 'Ana Lind', organization: 'Press Ltd', postal_address: '1 High Street' };
    const smtp = { host: '127.0.0.1', port: dovecot.port, secure: false };
    const answer = await platform.call<{ id: string }>(`${OUTREACH}/senders`, {
      body: { ...sender, smtp, imap },
      user,
    });
    expect(answer.status, JSON.stringify(answer.body)).to.equal(201);
    await onSchedule(user, (handle) => handle.pause());
    return answer.body.id;
  }

  /** A mail that went out an hour ago. */
  async function mailed(user: string, sender_id: string): Promise<Attempt> {
    const campaign = await platform.call<{ id: string }>(`${OUTREACH}/campaigns`, { body: { name: 'Bees' }, user });
    const lead = await platform.call<{ id: string }>(`${OUTREACH}/campaigns/${campaign.body.id}/leads`, {
      body: { website_url: 'https://blog.example', contact_email: 'editor@blog.example' },
      user,
    });
    const attempt = newAttempt({ user_id: user, campaign_id: campaign.body.id, lead_id: lead.body.id, sender_id });
    await platform.store.attempts.insert(attempt, {
      day: '2026-06-01',
      domain_key: 'blog.example',
      duplicate_key: null,
    });
    await platform.store.leads.moveStatus(user, attempt.lead_id, ['discovered'], 'contacted', 'send', new Date());
    return attempt;
  }

  const fill = async (box: string, count: number, { message_id }: Attempt) => {
    for (let index = 0; index < count; index++)
      await dovecot.append(
        box,
        replyMail({ headers: [`In-Reply-To: ${message_id}`], body: `Thank you, I have read your mail ${index}.` }),
      );
  };
  const poll = (user: string, body: object = {}, wait = 110): Promise<Answer<PollResult>> =>
    platform.call<PollResult>(`${OUTREACH}/replies/poll`, { body, user, headers: { prefer: `wait=${wait}` } });
  /** Polls until the mailbox is read to its end: on a busy machine one poll may run out of time. @returns the last answer */
  const pollToEnd = async (user: string): Promise<PollResult> => {
    const { status, body } = await poll(user);
    expect(status).to.equal(200);
    return body.more ? pollToEnd(user) : body;
  };
  const repliesOf = async (user: string) =>
    (await platform.call<Reply[]>(`${OUTREACH}/replies?limit=1000`, { user })).body;
  const expectAll = async (user: string, count: number) => {
    const bodies = (await repliesOf(user)).map(({ body }) => body);
    expect(bodies).to.have.length(count);
    expect(new Set(bodies).size).to.equal(count);
  };

  const onSchedule = (user: string, act: (handle: ScheduleHandle) => Promise<void>) =>
    withTemporal(platform.temporal, ({ schedule }) => act(schedule.getHandle(replyScheduleId(user))));

  it('120 new messages are 120 replies, once, and their lead has replied', async () => {
    const attempt = await mailed('many', await addSender('many'));
    await fill('many', 120, attempt);
    const read = { failed: 0, errors: [], more: false };
    for (const body of await Promise.all([pollToEnd('many'), pollToEnd('many')]))
      expect({ ...body, replies_found: 0 }).to.deep.equal({ ...read, replies_found: 0 });
    await expectAll('many', 120);
    expect((await poll('many')).body).to.deep.equal({ ...read, replies_found: 0 });
    const campaign = { campaign_id: attempt.campaign_id };
    await fill('many', 1, attempt);
    expect((await poll('many', campaign)).body).to.deep.equal({ ...read, replies_found: 1 });
    const lead = await platform.call(`${OUTREACH}/campaigns/${attempt.campaign_id}/leads/${attempt.lead_id}`, {
      user: 'many',
    });
    expect(lead.body['status']).to.equal('replied');
  }).timeout(300_000);

  it('a line that is cut in the middle costs nothing', async () => {
    const attempt = await mailed('cut', await addSender('cut', 'cut', line.port));
    await fill('cut', 40, attempt);
    line.cutAfter(12_000);
    const before = line.connections();
    const { status, body } = await poll('cut');
    expect([status, body]).to.deep.equal([200, { replies_found: 40, failed: 0, errors: [], more: false }]);
    expect(line.connections() - before).to.equal(2);
    await expectAll('cut', 40);
  }).timeout(120_000);

  it('a message that cannot be read fails alone, and later polls continue', async () => {
    const attempt = await mailed('broken', await addSender('broken'));
    await fill('broken', 1, attempt);
    await dovecot.append('broken', brokenMail());
    await dovecot.append('broken', replyMail({ headers: [`In-Reply-To: ${attempt.message_id}`], body: 'Behind it.' }));
    const results: unknown[] = [];
    for (let time = 0; time < 4; time++) results.push((await poll('broken')).body);
    expect(results).to.deep.equal([
      { replies_found: 2, failed: 1, errors: [], more: false },
      { replies_found: 0, failed: 1, errors: [], more: false },
      { replies_found: 0, failed: 1, errors: [], more: false },
      { replies_found: 0, failed: 0, errors: [], more: false },
    ]);
    await expectAll('broken', 2);
  }).timeout(120_000);

  it('a mailbox numbered anew brings nothing twice and loses nothing', async () => {
    const attempt = await mailed('numbers', await addSender('numbers'));
    await fill('numbers', 5, attempt);
    expect((await poll('numbers')).body.replies_found).to.equal(5);
    await dovecot.changeUidValidity('numbers', 4_242_424);
    await dovecot.append('numbers', replyMail({ headers: [`In-Reply-To: ${attempt.message_id}`], body: 'New.' }));
    expect((await poll('numbers')).body).to.deep.equal({ replies_found: 1, failed: 0, errors: [], more: false });
    await expectAll('numbers', 6);
  }).timeout(120_000);

  it('a worker that dies in the middle leaves everything to the next', async () => {
    const attempt = await mailed('killed', await addSender('killed', 'killed', line.port));
    await fill('killed', 120, attempt);
    line.hang(40_000);
    const answer = poll('killed');
    await until('some are stored', async () => (await repliesOf('killed')).length >= 5);
    await platform.killWorker('SIGKILL');
    const stored = (await repliesOf('killed')).length;
    expect(stored).to.be.within(5, 119);
    line.mend();
    await platform.startWorker();
    expect((await answer).body).to.include({ failed: 0 });
    await pollToEnd('killed');
    await expectAll('killed', 120);
  }).timeout(300_000);

  it('a server that is not there is reported: 502 when it is the only one, among the errors otherwise', async () => {
    await addSender('dead', 'one', deadPort);
    const alone = await poll('dead');
    const detail = 'The mailbox cannot be read: nothing listens there';
    expect([alone.status, alone.body]).to.deep.include(502);
    expect(alone.body).to.include({ detail, mailbox: 'one@press.example' });
    const attempt = await mailed('dead', await addSender('dead', 'two'));
    await fill('two', 2, attempt);
    const both = await poll('dead');
    const errors = [{ mailbox: 'one@press.example', detail }];
    expect([both.status, both.body]).to.deep.equal([200, { replies_found: 2, failed: 0, errors, more: false }]);
  }).timeout(120_000);

  it('a server that says nothing more is given up, well before anybody loses patience', async () => {
    await addSender('hangs', 'hangs', line.port);
    line.hang();
    const { status, body } = await poll('hangs');
    expect(status).to.equal(502);
    expect(body).to.include({ mailbox: 'hangs@press.example', detail: 'The mail server said nothing for 20 s' });
  }).timeout(120_000);

  it('users who read the same mailbox see their own answers alone', async () => {
    const one = await mailed('una', await addSender('una', 'one', dovecot.port, 'una@press.example'));
    const two = await mailed('duo', await addSender('duo', 'one', dovecot.port, 'duo@press.example'));
    const from = 'Somebody <somebody@elsewhere.example>';
    for (const [attempt, body] of [
      [one, 'For una.'],
      [two, 'For duo.'],
    ] as const)
      await dovecot.append('one', replyMail({ from, body, headers: [`In-Reply-To: ${attempt.message_id}`] }));
    for (const [user, attempt] of [
      ['una', one],
      ['duo', two],
    ] as const) {
      expect((await poll(user)).body.replies_found).to.equal(1);
      const seen = (await repliesOf(user)).map(({ body, attempt_id }) => [body, attempt_id]);
      expect(seen).to.deep.equal([[`For ${user}.`, attempt.id]]);
    }
  }).timeout(120_000);

  it('an answer ends the follow-up that waited for its time', async () => {
    const attempt = await mailed('waits', await addSender('waits'));
    const path = `${OUTREACH}/campaigns/${attempt.campaign_id}/follow-ups`;
    const body = { attempt_id: attempt.id, after_days: 3, body: 'May I ask again?' };
    const planned = await platform.call<{ id: string }>(path, { body, user: 'waits' });
    expect(planned.status, JSON.stringify(planned.body)).to.equal(201);
    const headers = [`In-Reply-To: ${attempt.message_id}`];
    await dovecot.append('waits', replyMail({ headers, body: 'Sounds great, please send it over.' }));
    expect((await poll('waits')).body).to.deep.equal({ replies_found: 1, failed: 0, errors: [], more: false });
    const [followUp] = (await platform.call<Record<string, unknown>[]>(path, { user: 'waits' })).body;
    expect(followUp).to.include({ status: 'cancelled', reason: 'The lead has replied' });
    const id = followUpWorkflowId({ user_id: 'waits', follow_up_id: planned.body.id });
    const ended = await withTemporal(platform.temporal, ({ workflow }) => workflow.getHandle(id).result());
    expect(ended).to.deep.equal({ status: 'cancelled' });
  }).timeout(60_000);

  it('a Schedule reads the mailbox without being asked', async () => {
    const attempt = await mailed('schedule', await addSender('schedule'));
    await fill('schedule', 3, attempt);
    await onSchedule('schedule', (handle) => handle.trigger());
    await until('all are stored', async () => (await repliesOf('schedule')).length >= 3);
    await expectAll('schedule', 3);
  }).timeout(60_000);

  it('a correction takes effect at once, and stays', async () => {
    const [reply] = await repliesOf('schedule');
    const path = `${OUTREACH}/replies/${reply?.id}`;
    const correction = { method: 'PATCH', body: { classification: 'unsubscribe' }, user: 'schedule' };
    const { status, body } = await platform.call(path, correction);
    expect([status, body['classification'], body['classified_by']]).to.deep.equal([200, 'unsubscribe', 'user']);
    const suppressed = await platform.call<{ email: string }[]>(`${OUTREACH}/suppression`, { user: 'schedule' });
    expect(suppressed.body.map(({ email }) => email)).to.deep.equal(['editor@blog.example']);
    expect((await poll('schedule')).body.replies_found).to.equal(0);
    await platform.call(path, { ...correction, body: { classification: 'interested' } });
    expect((await platform.call(`${OUTREACH}/suppression`, { user: 'schedule' })).body).to.deep.equal([]);
  }).timeout(60_000);
});
