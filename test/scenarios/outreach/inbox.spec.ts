import { expect } from 'chai';
import { simpleParser } from 'mailparser';
import type { components } from '../../../api/generated/openapi.js';
import type { AnswerDraft } from '../../../domain/outreach/inbox/answer-draft.js';
import { sendAnswerId } from '../../../workflows/outreach/sending/contract/sending.js';
import { OUTREACH } from '../../support/api/outreach-paths.js';
import { type Dovecot, startDovecot } from '../../support/mail/dovecot.js';
import { type Postfix, startPostfix } from '../../support/mail/postfix.js';
import { replyMail } from '../../support/mail/reply-mail.js';
import { startPlatform, type TestPlatform } from '../../support/platform.js';
import { withTemporal } from '../../support/temporal/with-temporal.js';
import { until } from '../../support/until.js';

const [ANA, BO] = ['ana@press.example', 'bo@blog.example'] as const;
const ALIAS = 'info@press.example';
type Thread = components['schemas']['InboxThread'];
type Detail = components['schemas']['InboxThreadDetail'];

describe('[E] an inbox that answers', () => {
  let dovecot: Dovecot;
  let postfix: Postfix;
  let platform: TestPlatform;
  before(async function () {
    this.timeout(240_000);
    dovecot = await startDovecot([ANA, BO]);
    postfix = await startPostfix(dovecot, { bounces: [] });
    platform = await startPlatform({
      allow: [],
      env: {
        WORKER_QUEUES: 'orchestration,mail',
        ALLOWED_MAIL_HOSTS: [dovecot.address, `127.0.0.1:${postfix.port}`].join(','),
        ENCRYPTION_KEYS: `k1:${Buffer.alloc(32, 7).toString('base64')}`,
        REPLY_POLL_MINUTES: '0',
      },
    });
  });
  after(async function () {
    this.timeout(60_000);
    await platform?.stop();
    await postfix?.stop();
    await dovecot?.stop();
  });

  const call = async <Body>(path: string, status: number, options: object = {}): Promise<Body> => {
    const answer = await platform.call<Body>(`${OUTREACH}${path}`, options);
    expect(answer.status, `${path}: ${JSON.stringify(answer.body)}`).to.equal(status);
    return answer.body;
  };
  const list = (show: string) => call<Thread[]>(`/inbox?show=${show}`, 200);
  /** Mails in the mailbox of the lead, the oldest first. */
  const arrived = async (count: number) => {
    await until(`${count} mails arrived`, async () => (await dovecot.messages(BO)).length >= count);
    return Promise.all((await dovecot.messages(BO)).map((raw) => simpleParser(raw)));
  };
  const poll = () => call('/replies/poll', 200, { body: {}, headers: { prefer: 'wait=60' } });

  /** A mail of ours to the lead that has arrived there. @returns its Message-ID */
  async function mailLead(): Promise<string> {
    const imap = { ...dovecot.login(ANA), secure: false };
    const { username, password, mailbox } = imap;
    await call('/senders', 201, {
      body: {
        email: ANA,
        name: 'Ana Lind',
        organization: 'Press Ltd',
        postal_address: '1 High Street, Springfield',
        smtp: { host: '127.0.0.1', port: postfix.port, secure: false },
        imap: { host: '127.0.0.1', port: dovecot.port, secure: false, username, password, mailbox },
      },
    });
    const campaign = await call<{ id: string }>('/campaigns', 201, { body: { name: 'Bees' } });
    const lead = await call<{ id: string }>(`/campaigns/${campaign.id}/leads`, 201, {
      body: { website_url: 'https://blog.example', contact_email: BO },
    });
    const body = { campaign_id: campaign.id, lead_id: lead.id, subject: 'An article', body: 'May I send you one?' };
    await call('/outreach/send', 200, { body, headers: { prefer: 'wait=60' } });
    const [mail] = await arrived(1);
    return mail?.messageId ?? '';
  }

  it('a reply is seen, answered, undone, answered again over a killed worker, and arrives once', async () => {
    const first = await mailLead();
    const reply = { message_id: '<r1@blog.example>', subject: 'Re: An article' };
    const chain = [`In-Reply-To: ${first}`, `References: ${first}`, `Delivered-To: ${ALIAS}`];
    const text = 'Sounds great, please send it over. <b>{your_site}</b>';
    await dovecot.append(ANA, replyMail({ ...reply, from: `Bo <${BO}>`, to: ALIAS, headers: chain, body: text }));
    await poll();
    const [thread] = await list('waiting');
    expect(thread).to.include({ from_email: BO, unread: true, awaits_us: true, classification: 'interested' });
    const path = `/inbox/${thread?.id}`;
    const { answering, messages } = await call<Detail>(path, 200);
    expect(messages.map(({ kind, from_email }) => [kind, from_email])).to.deep.equal([
      ['sent', ANA],
      ['reply', BO],
    ]);
    expect(answering).to.include({ to_email: BO, subject: 'Re: An article', refusal: null });
    expect(answering.from.map(({ email }) => email)).to.deep.equal([ALIAS, ANA]);

    const answer = { body: { body: 'Thank you, here it is.' } };
    const undone = await call<AnswerDraft>(`${path}/answer`, 202, answer);
    expect(undone).to.include({ state: 'waiting', from_email: ALIAS, to_email: BO });
    const other = await call<{ detail: string }>(`${path}/answer`, 409, answer);
    expect(other.detail).to.match(/sent an answer to this thread at 20/);
    const draft = await call<AnswerDraft>(`${path}/answer/undo`, 200, { method: 'POST' });
    expect(draft).to.include({ state: 'draft', body: 'Thank you, here it is.', attempt_id: null });
    await call(`${path}/answer/undo`, 409, { method: 'POST' });

    const sent = await call<AnswerDraft>(`${path}/answer`, 202, answer);
    await platform.killWorker('SIGKILL');
    await platform.startWorker();
    const mails = await arrived(2);
    const ends = await withTemporal(platform.temporal, ({ workflow }) =>
      Promise.all(
        [undone, sent].map(({ attempt_id }) =>
          workflow.getHandle(sendAnswerId({ user_id: 'alice', attempt_id: attempt_id ?? '' })).result(),
        ),
      ),
    );
    expect(ends).to.deep.equal([{ status: null }, { status: 'sent' }]);
    expect(await dovecot.messages(BO)).to.have.length(2);
    const mail = mails[1];
    expect(mail?.from?.value).to.deep.equal([{ name: 'Ana Lind', address: ALIAS }]);
    expect(mail?.subject).to.equal('Re: An article');
    expect([mail?.inReplyTo, mail?.references]).to.deep.equal(['<r1@blog.example>', [first, '<r1@blog.example>']]);
    expect(mail?.headers.has('list')).to.equal(false);
    expect(mail?.text).to.match(/^Thank you, here it is\.\n\n-- \nAna Lind, Press Ltd\n/);
    expect(mail?.text).to.contain(`\n> ${text}`);
    expect(mail?.html).to.contain('&lt;b&gt;{your_site}&lt;/b&gt;').and.not.contain('<b>');
    const after = await call<Detail>(path, 200);
    expect(after.thread).to.include({ awaits_us: false, answer_state: null });
    expect(after.messages.map(({ kind, status }) => [kind, status])).to.deep.equal([
      ['sent', 'sent'],
      ['reply', null],
      ['sent', 'sent'],
    ]);
  }).timeout(300_000);

  it('a snooze ends when a reply arrives, and nothing is sent', async () => {
    const [thread] = await list('open');
    const path = `/inbox/${thread?.id}`;
    const tomorrow = new Date(Date.now() + 86_400_000).toISOString();
    const labels = ['guest post'];
    await call(path, 200, { method: 'PATCH', body: { snoozed_until: tomorrow, assignee: 'alice', labels } });
    expect([await list('open'), (await list('snoozed')).length]).to.deep.equal([[], 1]);
    const headers = ['In-Reply-To: <unknown@press.example>', 'References: <unknown@press.example>'];
    await dovecot.append(ANA, replyMail({ from: `Bo <${BO}>`, headers, body: 'When will it be ready?' }));
    await poll();
    const [back] = await list('open');
    expect(back).to.deep.include({ id: thread?.id, unread: true, snoozed_until: null, assignee: 'alice', labels });
    expect(await dovecot.messages(BO)).to.have.length(2);
  }).timeout(120_000);

  it('an address that is suppressed is not answered', async () => {
    const [thread] = await list('open');
    await call('/suppression', 201, { body: { email: BO } });
    const refused = await call<{ reason: string }>(`/inbox/${thread?.id}/answer`, 403, { body: { body: 'Hello' } });
    expect(refused.reason).to.equal('recipient_suppressed');
  }).timeout(30_000);
});
