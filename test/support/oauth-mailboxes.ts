import { composeMail } from '../../activities/mail/composing/compose-mail.js';
import { createReadMailbox } from '../../activities/mail/imap/read-mailbox.js';
import { createTransmitMail } from '../../activities/mail/smtp/transmit-mail.js';
import { connectMailbox } from '../../activities/oauth/connect-mailbox.js';
import { disconnectMailbox } from '../../activities/oauth/disconnect-mailbox.js';
import type { MailboxAccessDeps } from '../../activities/oauth/mailbox-access-deps.js';
import { createMailboxTokens } from '../../activities/oauth/tokens/mailbox-tokens.js';
import { createOAuthClient } from '../../activities/oauth/tokens/oauth-client.js';
import { pauseSender } from '../../activities/outreach/sending/health/pause-sender.js';
import { prepareConnect } from '../../api/connect/prepare-connect.js';
import { takeResponse } from '../../api/connect/take-response.js';
import { mailOAuthSettings } from '../../domain/outreach/sending/mail-oauth-settings.js';
import type { SenderLogin } from '../../domain/outreach/sending/mail-ports.js';
import type { MailProvider } from '../../domain/outreach/sending/mail-provider.js';
import type { Sender } from '../../domain/outreach/sending/sender.js';
import { createGuardedDispatcher } from '../../platform/network/guarded-dispatcher.js';
import { createGuardedFetch } from '../../platform/network/guarded-fetch.js';
import { createNetworkGuard } from '../../platform/network/network-guard.js';
import { createSecrets } from '../../platform/secrets.js';
import { type Dovecot, startDovecot } from './mail/dovecot.js';
import { type Postfix, startPostfix } from './mail/postfix.js';
import { smtpSettings } from './mail/smtp-settings.js';
import { NEVER, TEST_KEY } from './search-console.js';
import { type MailIdentity, startMailIdentity } from './servers/mail-identity.js';
import { openLoopback } from './servers/open-loopback.js';
import { startStore } from './store.js';

const REDIRECT = 'https://app.example/api/mailboxes/google/callback';
const TIMEOUTS = { headersTimeoutMs: 10_000, bodyTimeoutMs: 10_000, connectTimeoutMs: 5_000 };

/**
 * Mailboxes by OAuth on real parts: a store, an identity provider, a Dovecot and a Postfix that ask it about each token.
 * In place of HTTP and Temporal, the functions behind them are called. Each `newProcess` shares nothing but the store.
 */
export async function startOAuthMailboxes(users: readonly string[]) {
  const life = { seconds: 3_600 };
  const clock = { aheadMs: 0 };
  const now = () => new Date(Date.now() + clock.aheadMs);
  const mail: { dovecot?: Dovecot; postfix?: Postfix } = {};
  const servers = () => ({ smtp: mail.postfix?.address ?? '', imap: mail.dovecot?.address ?? '' });
  const [running, identity] = await Promise.all([
    startStore(),
    startMailIdentity({ redirect_uri: REDIRECT, servers, accessLife: () => life.seconds }),
  ]);
  const dovecot = await startDovecot(users, { introspectionUrl: identity.introspection_url });
  mail.dovecot = dovecot;
  const postfix = await startPostfix(dovecot);
  mail.postfix = postfix;
  const guard = createNetworkGuard({ allowedPrivateHosts: [new URL(identity.issuer).host], allowedPorts: ['443'] });
  const dispatcher = createGuardedDispatcher(guard, { connections: 30, ...TIMEOUTS });
  const parts = { store: running.store, identity, fetch: createGuardedFetch(dispatcher, guard), now };
  return {
    ...running,
    identity,
    dovecot,
    postfix,
    life,
    clock,
    now,
    ...createProcess(parts),
    newProcess: () => createProcess(parts),
    /** Postfix is stopped and started: what was signed in has to sign in again. */
    dropConnections: () => postfix.dropConnections(),
    stop: async () => {
      await dispatcher.close();
      await postfix.stop();
      await dovecot.stop();
      await identity.close();
      await running.stop();
    },
  };
}

export type OAuthMailboxes = Awaited<ReturnType<typeof startOAuthMailboxes>>;

interface Parts {
  store: Awaited<ReturnType<typeof startStore>>['store'];
  identity: MailIdentity;
  fetch: ReturnType<typeof createGuardedFetch>;
  now(): Date;
}

function createProcess({ store, identity, fetch, now }: Parts) {
  const secrets = createSecrets([TEST_KEY]);
  const woken: string[] = [];
  const published: string[] = [];
  const settingsOf = (provider: MailProvider) => mailOAuthSettings(identity.env, provider);
  const oauth = (provider: MailProvider) => {
    const settings = settingsOf(provider);
    return settings && { settings, client: createOAuthClient(settings, 'Google', fetch) };
  };
  const publish = async ({ key }: { key: string }) => void published.push(key);
  let words = 0;
  const tokensOf = createMailboxTokens({
    grants: store.mailboxGrants,
    secrets,
    now,
    oauth: (provider) => oauth(provider)?.client ?? null,
    randomWord: () => `${process.hrtime.bigint()}-${words++}`,
    pause: (ms, signal) => {
      signal.throwIfAborted();
      return new Promise((resolve) => setTimeout(resolve, Math.min(ms, 20)));
    },
    async pauseSender({ user_id, id }, cause) {
      const sender = await store.senders.find(user_id, id);
      if (sender && !sender.paused) await pauseSender({ senders: store.senders, publish, now }, sender, cause);
    },
  });
  const deps: MailboxAccessDeps = {
    ...store,
    grants: store.mailboxGrants,
    secrets,
    oauth,
    wakeSender: async (_user, id) => void woken.push(id),
    reportError: () => undefined,
    now,
  };

  async function openLogin(sender: Sender): Promise<SenderLogin> {
    const { provider, smtp, imap } = sender;
    if (!provider) throw new Error('Not connected');
    const own = { username: smtp.username, password: null, tokens: tokensOf(sender, provider) };
    return { smtp: { ...smtp, ...own }, imap: imap && { ...imap, ...own } };
  }

  /** As its owner in a browser, who signs in at the provider with an address. */
  async function connect(sender: Sender, address = sender.email) {
    const { user_id, id } = sender;
    const settings = settingsOf('google');
    if (!settings) throw new Error('No client');
    const place = { target: 'google' as const, settings, callback_path: new URL(REDIRECT).pathname };
    const start = { user_id, actor_id: user_id, session_id: 'the-browser', sender_id: id, login_hint: sender.email };
    const connecting = { connectRequests: store.connectRequests, secrets, publicUrl: new URL(REDIRECT).origin };
    const back = await identity.consent(await prepareConnect(connecting, place, start, new Date()), address);
    const response = { parameters: back.searchParams, session: { id: 'the-browser', user_id } };
    const where = { ...place, name: 'Google', complete_path: '/complete' };
    const taken = await takeResponse(connecting, where, response, new Date());
    if ('finished' in taken) throw new Error(taken.finished.refusal ?? 'refused');
    return connectMailbox(deps, { user_id, provider: 'google', request_id: taken.request.id }, NEVER);
  }

  return {
    tokensOf,
    openLogin,
    connect,
    disconnect: ({ user_id, id }: Sender) => disconnectMailbox(deps, { user_id, sender_id: id }, NEVER),
    woken,
    published,
    mail: { compose: composeMail, transmit: createTransmitMail(smtpSettings()) },
    readMailbox: createReadMailbox({ openSocket: openLoopback, greetingMs: 20_000, silenceMs: 20_000 }),
  };
}
