import { execFile, spawn } from 'node:child_process';
import { chmod, chown, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ImapFlow } from 'imapflow';
import type { MailServerLogin } from '../../../domain/outreach/sending/mail-ports.js';
import { freePort } from '../servers/free-port.js';
import { waitForPort } from '../servers/wait-for-port.js';

const run = promisify(execFile);
/** Debian's user and group of mail. */
const MAIL_ID = 8;
const PASSWORD = 'secret-of-the-spec';

export interface Dovecot {
  host: string;
  port: number;
  /** host:port */
  address: string;
  /** Where Postfix asks who signs in; null without tokens. */
  saslPort: number | null;
  /** Where the mail of all users lies, each in a Maildir of its own. */
  mailFolder: string;
  users: readonly string[];
  login(user: string): MailServerLogin & { mailbox: string };
  /** Puts a message into a folder, as a mail server or a mail program does. */
  append(user: string, message: string | Buffer, options?: { folder?: string; at?: Date }): Promise<void>;
  /** Puts many messages into INBOX at once, in this order. */
  fill(user: string, messages: readonly string[]): Promise<void>;
  /** What lies in a folder, oldest first. */
  messages(user: string, folder?: string): Promise<string[]>;
  /** Flags of the messages in a folder, by UID. */
  flags(user: string, folder?: string): Promise<Map<number, string[]>>;
  /** As after a restore: the same messages under new numbers. */
  changeUidValidity(user: string, uidValidity: number): Promise<void>;
  stop(): Promise<void>;
}

/**
 * A real IMAP server of the test's own, on a port of its own, with these users. `tls`: it offers STARTTLS.
 * `introspectionUrl`: it takes access tokens too, which it asks the provider there about, and has a door for Postfix.
 */
export async function startDovecot(
  users: readonly string[],
  { tls, introspectionUrl }: { tls?: { key: string; cert: string }; introspectionUrl?: string } = {},
): Promise<Dovecot> {
  const folder = await mkdtemp('/tmp/lw-dove-');
  const port = await freePort();
  const file = join(folder, 'dovecot.conf');
  const mailFolder = join(folder, 'mail');
  await prepare(folder, mailFolder, users);
  const saslPort = introspectionUrl === undefined ? null : await freePort();
  const tokens = saslPort === null || introspectionUrl === undefined ? '' : tokenConfiguration(folder, saslPort);
  if (introspectionUrl !== undefined) await writeFile(join(folder, 'oauth2.conf.ext'), introspection(introspectionUrl));
  await writeFile(file, configuration(folder, port, tls !== undefined, tokens !== '') + tokens);
  if (tls) await writeFile(join(folder, 'tls.pem'), `${tls.key}${tls.cert}`);
  // The daemon keeps what it is started with open: nothing of ours.
  const server = spawn('/usr/sbin/dovecot', ['-F', '-c', file], { stdio: 'ignore' });
  process.once('exit', () => server.kill('SIGTERM'));
  const ended = new Promise((resolve) => server.once('exit', resolve));
  const endedEarly = ended.then(() => {
    throw new Error('Dovecot has ended at its start');
  });
  await Promise.race([waitForPort(port), endedEarly]);

  const connect = async <Result>(user: string, work: (client: ImapFlow) => Promise<Result>): Promise<Result> => {
    const auth = { user, pass: PASSWORD };
    const client = new ImapFlow({ host: '127.0.0.1', port, secure: false, doSTARTTLS: false, auth, logger: false });
    await client.connect();
    try {
      return await work(client);
    } finally {
      await client.logout();
    }
  };
  const doveadm = (...args: string[]) => run('/usr/bin/doveadm', ['-c', file, ...args]);

  return {
    host: '127.0.0.1',
    port,
    address: `127.0.0.1:${port}`,
    saslPort,
    mailFolder,
    users,
    login: (username) => ({
      host: '127.0.0.1',
      port,
      secure: false,
      username,
      password: PASSWORD,
      mailbox: 'INBOX',
    }),
    append: (user, message, { folder: into = 'INBOX', at } = {}) =>
      connect(user, async (client) => {
        if (into !== 'INBOX') await client.mailboxCreate(into).catch(() => undefined);
        await client.append(into, Buffer.from(message), [], at);
      }),
    fill: (user, messages) => fillMaildir(join(mailFolder, user), messages),
    messages: (user, from = 'INBOX') =>
      connect(user, async (client) => {
        const lock = await client.getMailboxLock(from);
        const found: string[] = [];
        if (client.mailbox && client.mailbox.exists > 0)
          for await (const { source } of client.fetch('1:*', { source: true })) found.push(String(source));
        lock.release();
        return found;
      }),
    flags: (user, from = 'INBOX') =>
      connect(user, async (client) => {
        const lock = await client.getMailboxLock(from);
        const found = new Map<number, string[]>();
        if (client.mailbox && client.mailbox.exists > 0)
          for await (const { uid, flags } of client.fetch('1:*', { flags: true, uid: true }))
            found.set(
              uid,
              [...(flags ?? [])].filter((flag) => flag !== '\\Recent'),
            );
        lock.release();
        return found;
      }),
    changeUidValidity: async (user, uidValidity) => {
      await doveadm('mailbox', 'update', '--uid-validity', String(uidValidity), '-u', user, 'INBOX');
    },
    stop: async () => {
      server.kill('SIGTERM');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function prepare(folder: string, mailFolder: string, users: readonly string[]): Promise<void> {
  await chmod(folder, 0o755);
  for (const name of ['run', 'log']) await mkdir(join(folder, name));
  await mkdir(mailFolder);
  await chown(mailFolder, MAIL_ID, MAIL_ID);
  const lines = users.map((user) => `${user}:{PLAIN}${PASSWORD}\n`);
  await writeFile(join(folder, 'users'), lines.join(''), { mode: 0o644 });
}

/** As a server delivers, which reads the folder in the order of the names. */
async function fillMaildir(home: string, messages: readonly string[]): Promise<void> {
  const maildir = join(home, 'Maildir');
  for (const folder of [home, maildir, ...['new', 'cur', 'tmp'].map((name) => join(maildir, name))]) {
    await mkdir(folder, { recursive: true });
    await chown(folder, MAIL_ID, MAIL_ID);
  }
  const seconds = Math.floor(Date.now() / 1000);
  for (const [index, message] of messages.entries()) {
    const file = join(maildir, 'new', `${seconds}.M${String(index).padStart(6, '0')}P1.spec`);
    await writeFile(file, message);
    await chown(file, MAIL_ID, MAIL_ID);
  }
}

/** Dovecot 2.3: no cache, or a revoked token would be good for some more time; no waiting after a refusal. */
function tokenConfiguration(folder: string, saslPort: number): string {
  return `
auth_failure_delay = 0
auth_cache_size = 0
passdb {
  driver = oauth2
  mechanisms = xoauth2 oauthbearer
  args = ${folder}/oauth2.conf.ext
}
service auth {
  inet_listener {
    address = 127.0.0.1
    port = ${saslPort}
  }
}
service anvil {
  unix_listener anvil-auth-penalty {
    mode = 0
  }
}
`;
}

/** A token that lacks the scope of mail opens nothing. */
function introspection(url: string): string {
  return `
introspection_mode = post
introspection_url = ${url}
username_attribute = sub
active_attribute = active
active_value = true
scope = mail
timeout_msecs = 5000
`;
}

function configuration(folder: string, port: number, tls: boolean, tokens: boolean): string {
  const encryption = tls ? `ssl = yes\nssl_cert = <${folder}/tls.pem\nssl_key = <${folder}/tls.pem` : 'ssl = no';
  return `
base_dir = ${folder}/run
state_dir = ${folder}/run
log_path = ${folder}/log/dovecot.log
protocols = imap
listen = 127.0.0.1
${encryption}
disable_plaintext_auth = no
auth_mechanisms = plain login${tokens ? ' xoauth2 oauthbearer' : ''}
default_login_user = dovenull
default_internal_user = dovecot
first_valid_uid = 1
mail_location = maildir:~/Maildir
mail_max_userip_connections = 100
namespace inbox {
  inbox = yes
  mailbox Sent {
    auto = create
    special_use = \\Sent
  }
  mailbox Junk {
    auto = create
    special_use = \\Junk
  }
}
passdb {
  driver = passwd-file
  ${tokens ? 'mechanisms = plain login' : ''}
  args = scheme=PLAIN username_format=%u ${folder}/users
}
userdb {
  driver = static
  args = uid=mail gid=mail home=${folder}/mail/%u
}
service imap-login {
  inet_listener imap {
    address = 127.0.0.1
    port = ${port}
  }
  inet_listener imaps {
    port = 0
  }
}
service anvil {
  chroot =
}
`;
}

/** Messages as another server has delivered them, before anybody has looked. */
export async function readNewMail(dovecot: Dovecot, user: string): Promise<string[]> {
  const folder = join(dovecot.mailFolder, user, 'Maildir', 'new');
  const names = await readdir(folder).catch(() => []);
  return Promise.all(names.sort().map((name) => readFile(join(folder, name), 'utf8')));
}
