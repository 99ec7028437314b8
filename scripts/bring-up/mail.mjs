import path from 'node:path';
import { loadDevelopmentSecrets } from '../lib/development-secrets.mjs';
import { projectRoot } from '../lib/paths.mjs';
import { choosePort } from '../lib/ports.mjs';
import { readLogTail } from '../lib/service.mjs';
import { superviseService } from '../lib/supervise.mjs';
import { answersOk, waitFor } from '../lib/wait-for.mjs';
import { ensureGreenMail, startGreenMail } from '../parts/greenmail.mjs';

const USER = { name: 'outreach', domain: 'linkwright.test' };
const ADDRESS = `${USER.name}@${USER.domain}`;

/**
 * @param {import('../lib/platform-parts.mjs').PlatformParts} parts
 * @returns {Promise<{ env: Record<string, string>, page?: string }>} settings of the application; the address of the page of
 *   caught mail
 */
export async function bringUpMail(parts) {
  const { settings, journal, report } = parts;
  if (settings.env.SMTP_URL !== undefined) {
    report({ part: 'mail', what: 'your server', source: 'SMTP_URL', address: new URL(settings.env.SMTP_URL).host });
    return { env: {} };
  }
  // In production nothing is caught: users add senders of their own.
  if (settings.env.NODE_ENV === 'production') return { env: {} };
  const smtp = await choosePort('SMTP_PORT', settings.ports.smtp, parts.reserved);
  const page = await choosePort('MAIL_PAGE_PORT', settings.ports.mailPage, parts.reserved);
  const imap = await bringUpGreenMail(parts, { smtp, page });
  const address = `http://127.0.0.1:${page}`;
  journal.noteAddresses({ mail: address });
  const env = {
    SMTP_URL: `smtp://127.0.0.1:${smtp}`,
    ...(imap !== null && { IMAP_URL: imap.url }),
    MAIL_FROM: settings.env.MAIL_FROM ?? ADDRESS,
    MAIL_SENDER_NAME: settings.env.MAIL_SENDER_NAME ?? 'Linkwright',
    MAIL_ORGANIZATION: settings.env.MAIL_ORGANIZATION ?? 'Development platform',
    MAIL_POSTAL_ADDRESS:
      settings.env.MAIL_POSTAL_ADDRESS ?? 'This mail was caught on the machine that it was sent from',
    NOTIFICATION_SMTP_URL: settings.env.NOTIFICATION_SMTP_URL ?? `smtp://127.0.0.1:${smtp}`,
    NOTIFICATION_FROM: settings.env.NOTIFICATION_FROM ?? `linkwright@${USER.domain}`,
    ALLOWED_MAIL_HOSTS: [`127.0.0.1:${smtp}`, imap && `127.0.0.1:${imap.port}`, settings.env.ALLOWED_MAIL_HOSTS]
      .filter(Boolean)
      .join(','),
    // Addresses may be made up here.
    OUTREACH_CHECK_DNS: settings.env.OUTREACH_CHECK_DNS ?? 'false',
    OUTREACH_DOMAIN_GATE: settings.env.OUTREACH_DOMAIN_GATE ?? 'warn',
    // Development mail goes nowhere and annoys no one: the queue starts sending at once.
    OUTREACH_MIN_INTERVAL_SECONDS: settings.env.OUTREACH_MIN_INTERVAL_SECONDS ?? '2',
    OUTREACH_SAVE_SENT_COPIES: settings.env.OUTREACH_SAVE_SENT_COPIES ?? 'false',
    OUTREACH_SENDING_WINDOW: settings.env.OUTREACH_SENDING_WINDOW ?? 'always',
  };
  return { env, page: address };
}

/**
 * @param {import('../lib/platform-parts.mjs').PlatformParts} parts
 * @param {{ smtp: number, page: number }} ports
 * @returns {Promise<{ port: number, url: string } | null>} where it can be read; null when it cannot
 */
async function bringUpGreenMail({ settings, setUp, fetched, launch, report, print, reserved }, { smtp, page }) {
  const found = await (fetched.mail ?? ensureGreenMail(setUp));
  const address = `http://127.0.0.1:${page}, SMTP 127.0.0.1:${smtp}`;
  if ('missing' in found) {
    await startPage({ smtp, page, api: '' }, launch, print);
    const what = `caught in memory; replies are not read (${found.missing}: Java and Maven would bring GreenMail)`;
    report({ part: 'mail', what, address });
    return null;
  }
  const imap = await choosePort('IMAP_PORT', settings.ports.imap, reserved);
  const api = await choosePort('GREENMAIL_API_PORT', { preferred: 0, fixed: false }, reserved);
  const password = loadDevelopmentSecrets(settings.dataDir).mailboxPassword;
  await startGreenMail(found, { ports: { smtp, imap, api }, user: { ...USER, password } }, launch);
  await startPage({ smtp, page, api: `http://127.0.0.1:${api}` }, launch, print);
  report({ part: 'mail', what: 'GreenMail, catches all mail', source: found.source, address });
  return { port: imap, url: `imap://${encodeURIComponent(ADDRESS)}:${password}@127.0.0.1:${imap}/INBOX` };
}

/**
 * @param {{ smtp: number, page: number, api: string }} where
 * @param {import('../lib/launch.mjs').Launch} launch
 * @param {(line: string) => void} announce
 */
async function startPage({ smtp, page, api }, launch, announce) {
  const args = [path.join(projectRoot, 'scripts', 'dev-mailbox.mjs')];
  const env = { MAILBOX_SMTP_PORT: String(smtp), MAILBOX_PAGE_PORT: String(page), MAILBOX_GREENMAIL_API: api };
  const start = (/** @type {number} */ attempt) =>
    launch.start('mailbox', { command: process.execPath, args, env, attempt, graceMs: 3000 });
  const supervised = await superviseService(start, announce);
  const isUp = () => answersOk(`http://127.0.0.1:${page}/`);
  if (await waitFor(isUp, { timeoutMs: 30_000, isHopeless: () => !supervised.current().isRunning() })) return;
  throw new Error(`the page of caught mail did not start:\n${readLogTail(launch.logPath('mailbox'))}`);
}
