import { simpleParser } from 'mailparser';
import { SMTPServer } from 'smtp-server';

/** How many mails of one recipient the page keeps in memory when it catches mail itself. */
const KEPT_MAILS = 500;

/**
 * @typedef {{ to: string, key: string, raw: string }} CaughtMail key names it among those of its recipient
 * @typedef {{ list: () => Promise<CaughtMail[]> }} CaughtMails newest first
 */

/**
 * Mail that GreenMail has taken, through its REST interface.
 * @param {string} api
 * @returns {CaughtMails}
 */
export function readGreenMail(api) {
  return {
    async list() {
      /** @type {Array<{ email: string }>} */
      const users = await getJson(`${api}/api/user`);
      const boxes = await Promise.all(
        users.map(async ({ email }) => {
          /** @type {Array<{ uid: string, mimeMessage: string }>} */
          const mails = await getJson(`${api}/api/user/${encodeURIComponent(email)}/messages/INBOX`);
          return mails.map(({ uid, mimeMessage }) => ({ to: email, key: uid, raw: mimeMessage }));
        }),
      );
      return sortByDate(boxes.flat());
    },
  };
}

/**
 * @param {string} url
 * @returns {Promise<any>}
 */
async function getJson(url) {
  const response = await fetch(url, { signal: AbortSignal.timeout(5000) });
  if (!response.ok) throw new Error(`${url} answers ${response.status}`);
  return response.json();
}

/** @param {CaughtMail[]} mails */
function sortByDate(mails) {
  const dateOf = (/** @type {CaughtMail} */ { raw }) => Date.parse(/^date: *(.+)$/im.exec(raw)?.[1] ?? '') || 0;
  return mails.sort((one, other) => dateOf(other) - dateOf(one) || Number(other.key) - Number(one.key));
}

/**
 * Accepts mail itself and keeps it in memory: for machines without Java. It can't be read by IMAP.
 * @param {number} port
 * @returns {CaughtMails & { close: () => Promise<void> }}
 */
export function catchMail(port) {
  /** @type {CaughtMail[]} */
  const mails = [];
  let count = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onAuth: (_auth, _session, callback) => callback(null, { user: 'anybody' }),
    onData(stream, session, callback) {
      /** @type {Buffer[]} */
      const chunks = [];
      stream.on('data', (chunk) => chunks.push(chunk));
      stream.on('end', () => {
        const raw = Buffer.concat(chunks).toString('utf8');
        for (const { address } of session.envelope.rcptTo) mails.unshift({ to: address, key: String(++count), raw });
        mails.splice(KEPT_MAILS);
        callback();
      });
    },
  });
  server.on('error', (error) => process.stderr.write(`${error.message}\n`));
  server.listen(port, '127.0.0.1');
  return {
    list: async () => mails,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

/** How much is shown of a mail that can't be read, from its raw headers. */
const SHOWN_RAW = 2_000;

/**
 * What the page shows of a mail. One that cannot be read says so in its place: it must not take the others with it.
 * @param {CaughtMail} mail
 */
export async function readCaughtMail(mail) {
  try {
    return await readMail(mail);
  } catch (error) {
    const { to, key, raw } = mail;
    const reason = error instanceof Error ? error.message : String(error);
    return {
      to,
      key,
      raw,
      subject: '(this mail cannot be read)',
      date: undefined,
      html: '',
      text: `${reason}\n\n${raw.slice(0, SHOWN_RAW)}`,
      from: '',
      answerTo: '',
      messageId: '',
      headers: [],
    };
  }
}

/** @param {CaughtMail} mail */
async function readMail({ to, key, raw }) {
  const { from, subject, date, text, html, messageId, headerLines, replyTo } = await simpleParser(raw);
  return {
    to,
    key,
    raw,
    subject: subject ?? '(no subject)',
    text: text ?? '',
    // An invalid date is dropped: the page formats dates.
    date: date && Number.isFinite(date.getTime()) ? date : undefined,
    html: typeof html === 'string' ? html : '',
    from: from?.text ?? '',
    answerTo: (replyTo ?? from)?.value[0]?.address ?? '',
    messageId: messageId ?? '',
    headers: headerLines.map(({ line }) => line),
  };
}
