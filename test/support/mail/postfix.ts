import { execFile } from 'node:child_process';
import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '../servers/free-port.js';
import { waitForPort } from '../servers/wait-for-port.js';
import type { Dovecot } from './dovecot.js';

const run = promisify(execFile);

export interface Postfix {
  host: string;
  port: number;
  /** host:port */
  address: string;
  /** Cuts the connections that are open. */
  dropConnections(): Promise<void>;
  /** What it has written down so far. */
  log(): Promise<string>;
  stop(): Promise<void>;
}

/**
 * A real mail server that delivers to the users of a Dovecot. Unknown users are refused at RCPT; those of `bounces` are
 * taken and come back later, with a delivery report to the envelope's sender.
 */
export async function startPostfix(dovecot: Dovecot, { bounces = [] as string[] } = {}): Promise<Postfix> {
  const folder = await mkdtemp('/tmp/lw-post-');
  const port = await freePort();
  await chmod(folder, 0o755);
  for (const name of ['etc', 'spool', 'data']) await mkdir(join(folder, name));
  await run('chown', ['postfix', join(folder, 'data')]);
  const domains = [...new Set([...dovecot.users, ...bounces].map((user) => user.split('@')[1]))];
  const lines = (rows: string[]) => rows.map((row) => `${row}\n`).join('');
  await writeFile(join(folder, 'etc/main.cf'), mainFile(folder, dovecot, domains.join(' ')));
  await writeFile(join(folder, 'etc/master.cf'), masterFile(port));
  await writeFile(join(folder, 'etc/vmap'), lines(dovecot.users.map((user) => `${user} ${user}/Maildir/`)));
  await writeFile(join(folder, 'etc/logins'), lines(dovecot.users.map((user) => `${user} ${user}`)));
  // Known when it is taken, and to nobody when it is delivered.
  const aliases = bounces.map((user) => `${user} left.${user}`);
  await writeFile(join(folder, 'etc/aliases'), lines(aliases));
  const etc = join(folder, 'etc');
  const stop = async () => {
    await run('/usr/sbin/postfix', ['-c', etc, 'abort']).catch(() => undefined);
    await rm(folder, { recursive: true, force: true });
  };
  await run('/usr/sbin/postfix', ['-c', etc, 'start']);
  await waitForPort(port).catch(async (error: Error) => {
    await stop();
    throw error;
  });
  return {
    host: '127.0.0.1',
    port,
    address: `127.0.0.1:${port}`,
    dropConnections: async () => {
      await run('/usr/sbin/postfix', ['-c', etc, 'abort']);
      await run('/usr/sbin/postfix', ['-c', etc, 'start']);
      await waitForPort(port);
    },
    log: () => readFile(join(folder, 'mail.log'), 'utf8'),
    stop,
  };
}

function mainFile(folder: string, dovecot: Dovecot, domains: string): string {
  const { mailFolder } = dovecot;
  return `
compatibility_level = 3.6
queue_directory = ${folder}/spool
data_directory = ${folder}/data
command_directory = /usr/sbin
daemon_directory = /usr/lib/postfix/sbin
mail_owner = postfix
setgid_group = postdrop
inet_interfaces = 127.0.0.1
inet_protocols = ipv4
myhostname = mx.mail.example
mydestination =
mynetworks = 127.0.0.0/8
virtual_mailbox_domains = ${domains}
alias_maps =
alias_database =
default_transport = error:no outside delivery
relay_transport = error:no relay
${access(folder, dovecot)}maillog_file = ${folder}/mail.log
maillog_file_prefixes = ${folder}, /var
virtual_transport = virtual
virtual_mailbox_base = ${mailFolder}
virtual_mailbox_maps = texthash:${folder}/etc/vmap
virtual_uid_maps = static:8
virtual_gid_maps = static:8
virtual_minimum_uid = 1
virtual_alias_maps = texthash:${folder}/etc/aliases
smtpd_client_connection_count_limit = 0
`;
}

/** With a Dovecot that takes tokens, only who is signed in may send, and only under the own address. */
function access(folder: string, { saslPort }: Dovecot): string {
  if (saslPort === null) return 'smtpd_relay_restrictions = permit_mynetworks, reject\n';
  return `smtpd_sasl_auth_enable = yes
smtpd_sasl_type = dovecot
smtpd_sasl_path = inet:127.0.0.1:${saslPort}
smtpd_sasl_security_options = noanonymous
smtpd_sender_login_maps = texthash:${folder}/etc/logins
smtpd_sender_restrictions = reject_sender_login_mismatch
smtpd_relay_restrictions = permit_sasl_authenticated, reject
line_length_limit = 12288
`;
}

function masterFile(port: number): string {
  return `
127.0.0.1:${port} inet n - n - - smtpd
pickup unix n - n 60 1 pickup
cleanup unix n - n - 0 cleanup
qmgr unix n - n 300 1 qmgr
tlsmgr unix - - n 1000? 1 tlsmgr
rewrite unix - - n - - trivial-rewrite
bounce unix - - n - 0 bounce
defer unix - - n - 0 bounce
trace unix - - n - 0 bounce
verify unix - - n - 1 verify
flush unix n - n 1000? 0 flush
proxymap unix - - n - - proxymap
smtp unix - - n - - smtp
relay unix - - n - - smtp
showq unix n - n - - showq
error unix - - n - - error
retry unix - - n - - error
discard unix - - n - - discard
virtual unix - n n - - virtual
anvil unix - - n - 1 anvil
scache unix - - n - 1 scache
postlog unix-dgram n - n - 1 postlogd
`;
}
