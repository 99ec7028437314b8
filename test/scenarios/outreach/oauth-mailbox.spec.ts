import { expect } from 'chai';
import { dispatchDue } from '../../../activities/outreach/sending/dispatch-due.js';
import type { SendingDeps } from '../../../activities/outreach/sending/sending-deps.js';
import type { QueueItem } from '../../../domain/outreach/sending/send-queue.js';
import type { Sender } from '../../../domain/outreach/sending/sender.js';
import { catchFailure } from '../../support/catch-failure.js';
import { readNewMail } from '../../support/mail/dovecot.js';
import { type OAuthMailboxes, startOAuthMailboxes } from '../../support/oauth-mailboxes.js';
import { newQueueItem } from '../../support/samples/new-queue-item.js';
import { newSender } from '../../support/samples/new-sender.js';
import { NEVER } from '../../support/search-console.js';
import { createSendingWorld } from '../../support/sending-deps.js';
import { until } from '../../support/until.js';

const ANA = 'ana@press.example';
const BOB = 'bob@press.example';
const READERS = Array.from({ length: 10 }, (_, n) => `reader${n}@blog.example`);

describe('[I] a mailbox by OAuth on real mail servers', () => {
  let world: OAuthMailboxes;
  let ana: Sender;
  before(async function () {
    this.timeout(90_000);
    world = await startOAuthMailboxes([ANA, BOB, ...READERS]);
    const record = newSender(ANA, { smtp_password: null, imap_password: null, min_interval_seconds: 600 });
    const inserted = await world.store.senders.insert('alice', record, new Date());
    if (!inserted) throw new Error('It is there already');
    ana = inserted;
  });
  after(() => world?.stop());

  const reload = async (): Promise<Sender> => {
    const found = await world.store.senders.find('alice', ana.id);
    if (!found) throw new Error('It is gone');
    return found;
  };
  const grant = () => world.store.mailboxGrants.find('alice', ana.id);

  it('refuses another account than that of the mailbox, and keeps nothing', async () => {
    const failure = await catchFailure(world.connect(ana, BOB));
    expect(failure).to.deep.equal({
      code: 'policy_blocked',
      message: `You signed in as ${BOB}, but this mailbox is ${ANA}. Connect again with ${ANA}`,
    });
    expect(await grant()).to.equal(null);
  });

  it('is connected by its owner: servers of the provider, no password, limits within the provider’s', async () => {
    await world.connect(ana);
    ana = await reload();
    expect(ana).to.deep.include({ provider: 'google', paused: null });
    expect(ana.smtp).to.include({ host: '127.0.0.1', port: world.postfix.port, username: ANA });
    expect(ana.imap).to.include({ port: world.dovecot.port, username: ANA, mailbox: 'INBOX' });
    expect(await world.store.senders.secretsOf('alice', ana.id)).to.deep.equal({
      smtp_password: null,
      imap_password: null,
    });
    expect(world.woken).to.deep.equal([ana.id]);
    const kept = await grant();
    expect(kept?.refresh_token).to.match(/^k1/);
    expect(JSON.stringify(kept)).to.not.contain('"ey');
  });

  it('has its token renewed once for twenty workers at the same time, and the grant lives on', async () => {
    const before = world.identity.refreshes();
    world.clock.aheadMs += 3_600_000;
    const workers = Array.from({ length: 20 }, () => world.newProcess().tokensOf(ana, 'google'));
    const tokens = await Promise.all(workers.map((worker) => worker.get(NEVER)));
    expect(new Set(tokens.map(({ token }) => token)).size).to.equal(1);
    expect(world.identity.refreshes() - before).to.equal(1);
    const [refused] = tokens;
    if (!refused) throw new Error('No token');
    const renewed = await Promise.all(workers.map((worker) => worker.renew(refused, NEVER)));
    expect(new Set(renewed.map(({ version }) => version))).to.deep.equal(new Set([refused.version + 1]));
    expect(world.identity.refreshes() - before).to.equal(2);
  });

  /** The sending of the product over the real transport, for a queue of these readers. */
  async function queueOf(readers: readonly string[]) {
    const sending = await createSendingWorld(world.store, { user_daily_limit: 1_000, domain_daily_limit: 1_000 });
    const begun: string[] = [];
    let calls = 0;
    const hooks = { beforeMail: async (_nth: number): Promise<void> => undefined };
    const deps: SendingDeps = {
      ...sending.deps,
      openLogin: world.openLogin,
      now: () => new Date(),
      mail: {
        compose: world.mail.compose,
        transmit: async (login, mail, onBodyStart, signal) => {
          await hooks.beforeMail(calls++);
          return world.mail.transmit(
            login,
            mail,
            async () => {
              begun.push(mail.envelope.to);
              return onBodyStart();
            },
            signal,
          );
        },
      },
    };
    await world.store.senders.update(
      'alice',
      ana.id,
      { min_interval_seconds: 0, hourly_limit: 1_000, daily_limit: 1_000 },
      new Date(),
    );
    const items: QueueItem[] = [];
    for (const email of readers) {
      const lead_id = await sending.addLead(email);
      const of = { user_id: 'alice', campaign_id: sending.campaignId, sender_id: ana.id, lead_id, follow_ups: [] };
      items.push(newQueueItem({ ...of, due_at: new Date(Date.now() - 60_000).toISOString() }));
    }
    await world.store.queueItems.insertMany(items);
    const turn = () => dispatchDue(deps, { user_id: 'alice', sender_id: ana.id }, NEVER);
    const states = async () => {
      const found = await Promise.all(items.map(({ id }) => world.store.queueItems.find('alice', id)));
      return found.map((item) => item?.status ?? null);
    };
    return { turn, states, begun, hooks };
  }

  const arrived = async (readers: readonly string[]) => {
    const mails = await Promise.all(readers.map((reader) => readNewMail(world.dovecot, reader)));
    return mails.map(({ length }) => length);
  };

  it('sends a queue in whose middle the token ends: each mail once', async function () {
    this.timeout(60_000);
    const readers = READERS.slice(0, 4);
    const { turn, states, hooks } = await queueOf(readers);
    const before = world.identity.refreshes();
    let isOver = false;
    hooks.beforeMail = async (nth) => {
      if (nth < 2 || isOver) return;
      isOver = true;
      // As the provider sees it, all tokens of before have ended.
      await world.identity.endAccessTokens();
    };
    world.clock.aheadMs = 0;
    expect((await turn()).sent).to.equal(4);
    expect(await states()).to.deep.equal(['sent', 'sent', 'sent', 'sent']);
    await until('all have arrived', async () => (await arrived(readers)).every((count) => count === 1));
    expect(world.identity.refreshes() - before).to.be.lessThanOrEqual(1);
    expect((await reload()).paused).to.equal(null);
  });

  it('reads replies with a token, and renews one that was refused', async () => {
    await world.dovecot.append(
      ANA,
      'From: reader0@blog.example\r\nTo: ana@press.example\r\nSubject: Yes\r\n\r\nYes\r\n',
    );
    const { imap } = await world.openLogin(await reload());
    if (!imap) throw new Error('No mailbox');
    const read = async (): Promise<string[]> => {
      const mails: string[] = [];
      const request = {
        login: imap,
        cursorOf: async () => null,
        first_since: new Date(Date.now() - 86_400_000),
        limit: 10,
        awaited: async () => ({ message_ids: [], addresses: [] }),
        max_bytes: 100_000,
        signal: NEVER,
      };
      for await (const mail of world.readMailbox(request)) mails.push(Buffer.from(mail.source).toString());
      return mails;
    };
    expect((await read()).join()).to.contain('Subject: Yes');
    const before = world.identity.refreshes();
    await world.identity.endAccessTokens();
    expect((await read()).join()).to.contain('Subject: Yes');
    expect(world.identity.refreshes() - before).to.equal(1);
  });

  it('waits for a provider that is away, without a pause', async () => {
    const before = await grant();
    await world.identity.endAccessTokens();
    world.identity.setDown(true);
    const { turn, states, hooks } = await queueOf(READERS.slice(9));
    hooks.beforeMail = async () => undefined;
    const { sent, next_at } = await turn();
    world.identity.setDown(false);
    expect([sent, next_at !== null]).to.deep.equal([0, true]);
    expect(await states()).to.deep.equal(['waiting']);
    expect((await reload()).paused).to.equal(null);
    expect((await grant())?.version).to.equal(before?.version);
    await turn();
    await until('it has arrived', async () => (await arrived(READERS.slice(9)))[0] === 1);
  });

  it('pauses when the access is withdrawn in the middle of a queue, and sends the rest once after Reconnect', async function () {
    this.timeout(60_000);
    const readers = READERS.slice(4, 9);
    const { turn, states, begun, hooks } = await queueOf(readers);
    let isWithdrawn = false;
    hooks.beforeMail = async (nth) => {
      if (nth < 2 || isWithdrawn) return;
      isWithdrawn = true;
      await world.identity.revokeAll();
      await world.dropConnections();
    };
    await turn();
    expect(isWithdrawn).to.equal(true);
    const { paused } = await reload();
    expect(paused?.reason).to.equal('access_ended');
    expect(paused?.detail).to.contain(`Google no longer accepts the access to ${ANA}`);
    expect((await grant())?.status).to.equal('ended');
    expect(world.published.filter((key) => key.includes('paused')).length).to.equal(1);
    expect((await states()).filter((state) => state === 'waiting')).to.have.length(readers.length - begun.length);
    expect((await turn()).sent).to.equal(0);
    await world.connect(await reload());
    expect((await reload()).paused).to.equal(null);
    await turn();
    expect(await states()).to.deep.equal(readers.map(() => 'sent'));
    await until('all have arrived', async () => (await arrived(readers)).every((count) => count === 1));
    expect(begun.toSorted()).to.deep.equal(readers);
  });

  it('is disconnected: the provider ends the access, and the mailbox waits for another', async () => {
    const tokens = world.tokensOf(await reload(), 'google');
    expect(await world.disconnect(await reload())).to.deep.equal({ found: true, revoked: true });
    expect((await reload()).paused?.reason).to.equal('not_connected');
    expect(await grant()).to.equal(null);
    expect(await catchFailure(tokens.get(NEVER))).to.include({ code: 'connection_expired' });
  });
});
