import { expect } from 'chai';
import { parseMessage } from '../../../activities/mail/parsing/parse-message.js';
import { tryNotification } from '../../../activities/notifications/try-notification.js';
import type { NotificationKind } from '../../../domain/notifications/notification-kind.js';
import { type SmtpSink, startSmtpSink } from '../../support/mail/smtp-sink.js';
import {
  createNotificationDeps,
  NOTIFICATION_TIME,
  type TestNotificationDeps,
} from '../../support/notification-deps.js';
import { storeAudit } from '../../support/samples/stored-audit.js';
import { stubAudit } from '../../support/samples/stub-audit.js';
import { startStore, type TestStore } from '../../support/store.js';

const TEAM = 'ws_000000000000000000000001';
const { signal } = new AbortController();
const OWNER = { role: 'owner' as const, can_send: false, sites: [] };

describe('[I] tryNotification', () => {
  let running: TestStore;
  let sink: SmtpSink;
  let deps: TestNotificationDeps;
  let now: Date;
  before(async () => {
    [running, sink] = await Promise.all([startStore(), startSmtpSink()]);
    await running.store.workspaces.create(TEAM, 'Nordlicht', 'olga', NOTIFICATION_TIME);
    await running.store.memberships.put(TEAM, 'olga', OWNER, NOTIFICATION_TIME);
    await running.store.mailAddresses.note('olga', 'olga@agency.example', NOTIFICATION_TIME);
  });
  after(async () => {
    await sink.close();
    await running.stop();
  });
  beforeEach(() => {
    now = NOTIFICATION_TIME;
    deps = createNotificationDeps(running.store, sink.port, { now: () => now });
    sink.faults = [];
  });

  let number = 0;
  async function add(kind: NotificationKind, data: Record<string, unknown> = {}, user_id = 'olga') {
    const key = `test:${++number}`;
    return running.store.notificationMails.add({ workspace_id: TEAM, user_id, kind, key, data }, NOTIFICATION_TIME);
  }
  const connection = () => add('connection_expired', { name: 'Google Search Console', error: 'invalid_grant' });
  const attempt = ({ id }: { id: string }) => tryNotification(deps, { mail_id: id }, signal);
  const read = ({ id }: { id: string }) => running.store.notificationMails.find(id);
  const last = () => parseMessage(Buffer.from(sink.mails.at(-1)?.raw ?? '', 'latin1'));

  it('sends it to the verified address, with both forms and one-click unsubscribing', async () => {
    const mail = await connection();
    expect(await attempt(mail)).to.deep.equal({ status: 'sent', next_attempt_at: null });
    const sent = sink.mails.at(-1);
    expect([sent?.from, sent?.to]).to.deep.equal(['linkwright@house.example', 'olga@agency.example']);
    for (const line of [
      'From: Linkwright <linkwright@house.example>',
      'Subject: Connect Google Search Console again: its access has expired',
      'List-Unsubscribe: <https://links.example/n/connection_expired>',
      'List-Unsubscribe-Post: List-Unsubscribe=One-Click',
      'Content-Type: text/plain; charset=utf-8',
      'Content-Type: text/html; charset=utf-8',
    ])
      expect(sent?.raw).to.contain(line);
    expect(await read(mail)).to.include({ status: 'sent', reason: null, tries: 1 });
    expect(deps.reported).to.deep.equal([['connection_expired', 'sent', null]]);
  });

  it('run again, it sends nothing', async () => {
    const mail = await connection();
    await attempt(mail);
    const before = sink.mails.length;
    expect(await attempt(mail)).to.deep.equal({ status: 'sent', next_attempt_at: null });
    expect(sink.mails.length).to.equal(before);
  });

  it('tries again later when the server asks for it, and says why it waits', async () => {
    const mail = await connection();
    sink.faults = [{ at: 'rcpt', act: '451 try later' }];
    const step = await attempt(mail);
    expect(step).to.deep.equal({ status: 'pending', next_attempt_at: '2999-06-03T08:00:05.000Z' });
    expect((await read(mail))?.reason).to.contain('451 try later');
    expect(await attempt(mail)).to.deep.equal(step);
    now = new Date('2999-06-03T08:00:06.000Z');
    sink.faults = [];
    expect((await attempt(mail)).status).to.equal('sent');
  });

  it('fails for good where the server refuses the address, and reports it to the operator', async () => {
    const mail = await connection();
    sink.faults = [{ at: 'rcpt', act: '550 no such user' }];
    expect(await attempt(mail)).to.deep.equal({ status: 'failed', next_attempt_at: null });
    expect(deps.reported.at(-1)?.slice(0, 2)).to.deep.equal(['connection_expired', 'failed']);
    expect(deps.reported.at(-1)?.[2]).to.contain('550 no such user');
  });

  it('waits for the operator where the server refuses everything', async () => {
    const mail = await connection();
    sink.faults = [{ at: 'banner', act: '554 go away' }];
    expect((await attempt(mail)).status).to.equal('pending');
  });

  it('never sends a second one where it is not known whether the server has it', async () => {
    const mail = await connection();
    sink.faults = [{ at: 'dot', act: 'close' }];
    expect(await attempt(mail)).to.deep.equal({ status: 'unknown', next_attempt_at: null });
    sink.faults = [];
    expect((await attempt(mail)).status).to.equal('unknown');
    expect(deps.reported).to.have.length(1);
  });

  it('leaves one that a stopped worker was sending as not known', async () => {
    const mail = await connection();
    expect(await running.store.notificationMails.claim(mail.id)).to.equal(true);
    expect(await running.store.notificationMails.claim(mail.id)).to.equal(false);
    const before = sink.mails.length;
    expect((await attempt(mail)).status).to.equal('unknown');
    expect(sink.mails.length).to.equal(before);
  });

  it('sends nothing to a person who has left, turned it off, lost the site or the address', async () => {
    const { memberships, notificationChoices, mailAddresses } = running.store;
    const grant = { role: 'client_guest' as const, can_send: false, sites: ['client.example'] };
    await memberships.put(TEAM, 'gus', grant, NOTIFICATION_TIME);
    await notificationChoices.change(TEAM, 'gus', { kinds: { audit_done: true } }, NOTIFICATION_TIME);
    const before = sink.mails.length;
    const reasonOf = async (site: string) => {
      const mail = await add('audit_done', { audit_id: 'f'.repeat(24), site }, 'gus');
      expect(await attempt(mail)).to.deep.equal({ status: 'skipped', next_attempt_at: null });
      return (await read(mail))?.reason;
    };
    expect(await reasonOf('client.example')).to.equal('The identity provider has verified no address of the person');
    await mailAddresses.note('gus', 'gus@client.example', NOTIFICATION_TIME);
    expect(await reasonOf('client.example')).to.equal('There is nothing to report');
    expect(await reasonOf('other.example')).to.equal('The person no longer sees the site');
    await notificationChoices.change(TEAM, 'gus', { kinds: { audit_done: false } }, NOTIFICATION_TIME);
    expect(await reasonOf('client.example')).to.equal('The person has turned these mails off');
    await memberships.remove(TEAM, 'gus');
    expect(await reasonOf('client.example')).to.equal('The person is no longer a member of the workspace');
    expect(sink.mails.length).to.equal(before);
  });

  it('says why a mailbox is paused, and what the week was like', async () => {
    const paused = await add('sender_paused', {
      sender_id: 'b'.repeat(24),
      email: 'ana@press.example',
      detail: 'Bounces',
    });
    expect((await attempt(paused)).status).to.equal('sent');
    expect((await last()).subject).to.equal('Mailbox ana@press.example is paused');
    const digest = () => add('weekly_digest', { until: NOTIFICATION_TIME.toISOString() });
    expect((await attempt(await digest())).status).to.equal('skipped');
    const site = { site_url: 'https://lamps.example/', site: 'lamps.example', competitors: [], target_keywords: [] };
    await running.store.sites.insert(TEAM, site, NOTIFICATION_TIME);
    expect((await attempt(await digest())).status).to.equal('sent');
    expect((await last()).subject).to.equal('Weekly digest for Nordlicht: lamps.example');
    expect((await last()).text).to.contain('(UTC)');
    await running.store.notificationChoices.setTimeZone('olga', 'Asia/Tokyo', NOTIFICATION_TIME);
    await attempt(await digest());
    expect((await last()).text).to.contain('(Asia/Tokyo)');
  });

  it('says how an audit ended, as it is stored', async () => {
    const previous = {
      audit_id: '1'.repeat(24),
      overall_score: 70,
      change: -4.5,
      new_issues: [{ check_id: 'a/b', title: 'Missing title', level: 'critical' as const, affected_pages: 3 }],
      fixed_issues: [],
    };
    const audit = stubAudit([], [], {
      audit_id: 'a'.repeat(24),
      overall_score: 65.5,
      overall_status: 'good',
      previous,
    });
    await storeAudit(running.store, audit, { user_id: TEAM });
    await running.store.notificationChoices.change(TEAM, 'olga', { kinds: { audit_done: true } }, NOTIFICATION_TIME);
    expect((await attempt(await add('audit_done', { audit_id: audit.audit_id }))).status).to.equal('sent');
    const { subject, text } = await last();
    expect(subject).to.equal('Audit of site.example completed: score 65.5 (good)');
    expect(text)
      .to.contain('−4.5 since the audit before')
      .and.contain('Missing title (3 pages)')
      .and.contain('Nordlicht');
    expect(text).to.contain(`https://links.example/app/open?workspace=${TEAM}&to=%2Fapp%2Faudits%2F${'a'.repeat(24)}`);
  });

  it('sends an invitation with a link of its own, which is known by its hash before it leaves', async () => {
    const { invitations, notificationMails } = running.store;
    const invited = {
      email: 'sam@agency.example',
      role: 'editor' as const,
      can_send: false,
      sites: [],
      invited_by: 'olga',
    };
    const end = new Date('2999-06-10T08:00:00.000Z');
    const invitation = await invitations.put(TEAM, { ...invited, token_hash: 'first' }, NOTIFICATION_TIME, end);
    const about = { workspace_id: TEAM, user_id: 'olga', kind: 'invitation' as const };
    const data = { invitation_id: invitation?.id };
    const mail = await notificationMails.add({ ...about, key: 'invitation:1', data }, NOTIFICATION_TIME);
    sink.faults = [{ at: 'rcpt', act: '451 try later' }];
    await attempt(mail);
    expect(await invitations.findByToken('hash-of-the-mail', now)).to.equal(null);
    sink.faults = [];
    now = new Date('2999-06-03T09:00:00.000Z');
    expect((await attempt(mail)).status).to.equal('sent');
    const { subject, text } = await last();
    expect(subject).to.equal('olga@agency.example invites you to “Nordlicht” on Linkwright');
    expect(text).to.contain('https://links.example/app/invitations/token-of-the-mail').and.contain('Your role: Editor');
    expect(sink.mails.at(-1)?.raw).not.to.contain('List-Unsubscribe');
    for (const hash of ['first', 'hash-of-the-mail'])
      expect((await invitations.findByToken(hash, now))?.id, hash).to.equal(invitation?.id);
    expect(await invitations.claim('hash-of-the-mail')).to.equal(true);
    const again = await notificationMails.add({ ...about, key: 'invitation:2', data }, NOTIFICATION_TIME);
    expect((await attempt(again)).status).to.equal('skipped');
  });

  it('ends one that is gone, and one without a mail server', async () => {
    expect(await attempt({ id: 'f'.repeat(24) })).to.deep.equal({ status: 'gone', next_attempt_at: null });
    const mail = await connection();
    const step = await tryNotification({ ...deps, server: null }, { mail_id: mail.id }, signal);
    expect(step.status).to.equal('skipped');
  });
});
