/**
 * The page of caught mail in development: shows what the platform has sent and replies to it as its recipient would.
 * `npm start` runs it while no SMTP_URL is set. Without GreenMail it catches the mail itself.
 */
import { createServer } from 'node:http';
import { createTransport } from 'nodemailer';
import { catchMail, readCaughtMail, readGreenMail } from './lib/caught-mail.mjs';
import { renderMail, renderMailList } from './lib/mailbox-page.mjs';

if (process.env.NODE_ENV === 'production') {
  process.stderr.write('Mail is not caught in production: set SMTP_URL to your own server.\n');
  process.exit(1);
}

const SHOWN_MAILS = 200;
const MAX_ANSWER_BYTES = 100_000;
const smtpPort = Number(process.env.MAILBOX_SMTP_PORT);
const api = process.env.MAILBOX_GREENMAIL_API;
const own = api ? null : catchMail(smtpPort);
const mails = own ?? readGreenMail(api ?? '');
const transport = createTransport({ host: '127.0.0.1', port: smtpPort, secure: false, ignoreTLS: true });

/**
 * @param {URL} url
 * @returns {Promise<Awaited<ReturnType<typeof readCaughtMail>> | null>}
 */
async function findMail(url) {
  const found = (await mails.list()).find(
    ({ to, key }) => to === url.searchParams.get('to') && key === url.searchParams.get('key'),
  );
  return found === undefined ? null : readCaughtMail(found);
}

/** @param {import('node:http').IncomingMessage} request */
async function readForm(request) {
  let body = '';
  for await (const chunk of request) {
    body += chunk;
    if (body.length > MAX_ANSWER_BYTES) throw new Error('The answer is too long');
  }
  return new URLSearchParams(body);
}

/**
 * Sends a reply as a mail program would: quoted text below, in the thread.
 * @param {Awaited<ReturnType<typeof readCaughtMail>>} mail
 * @param {string} text
 */
async function answerMail(mail, text) {
  const quoted = mail.text.split('\n').map((line) => `> ${line}`);
  await transport.sendMail({
    from: mail.to,
    to: mail.answerTo,
    subject: /^re:/i.test(mail.subject) ? mail.subject : `Re: ${mail.subject}`,
    inReplyTo: mail.messageId,
    references: mail.messageId,
    text: `${text}\n\nOn ${mail.date?.toUTCString() ?? 'that day'}, ${mail.from} wrote:\n${quoted.join('\n')}\n`,
  });
}

/**
 * @param {import('node:http').IncomingMessage} request
 * @returns {Promise<{ status: number, html?: string, location?: string }>}
 */
async function answer(request) {
  const url = new URL(request.url ?? '/', 'http://127.0.0.1');
  if (url.pathname === '/') {
    const newest = (await mails.list()).slice(0, SHOWN_MAILS);
    return { status: 200, html: renderMailList(await Promise.all(newest.map(readCaughtMail))) };
  }
  const mail = url.pathname === '/mail' ? await findMail(url) : null;
  if (mail === null) return { status: 404, html: '<p>No such mail.</p>' };
  if (request.method !== 'POST') return { status: 200, html: renderMail(mail) };
  await answerMail(mail, (await readForm(request)).get('text') ?? '');
  return { status: 303, location: '/' };
}

const server = createServer((request, response) => {
  answer(request).then(
    ({ status, html = '', location }) => {
      response.writeHead(status, {
        'content-type': 'text/html; charset=utf-8',
        // The mail itself is in a frame without permissions; it may load nothing.
        'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; img-src data:; form-action 'self'",
        ...(location !== undefined && { location }),
      });
      response.end(html);
    },
    (error) => {
      process.stderr.write(`${error.stack ?? error}\n`);
      response.writeHead(500, { 'content-type': 'text/plain' }).end('The mail could not be read.\n');
    },
  );
});
server.listen(Number(process.env.MAILBOX_PAGE_PORT), '127.0.0.1', () => process.stdout.write('listening\n'));

for (const signal of /** @type {const} */ (['SIGTERM', 'SIGINT'])) {
  process.once(signal, () => {
    void own?.close();
    server.close(() => process.exit(0));
    server.closeAllConnections();
  });
}
