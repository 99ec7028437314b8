import { expect } from 'chai';
import { createReadMailbox } from '../../../../activities/mail/imap/read-mailbox.js';
import type { FetchedMail, FolderCursor, MailboxReadRequest } from '../../../../domain/outreach/sending/mail-ports.js';
import { type BrokenLine, startBrokenLine } from '../../../support/broken-line.js';
import { type Dovecot, startDovecot } from '../../../support/mail/dovecot.js';
import { freePort } from '../../../support/servers/free-port.js';
import { openLoopback } from '../../../support/servers/open-loopback.js';

const USERS = ['ana', 'bo', 'cut', 'big', 'junk', 'anew', 'odd'].map((name) => `${name}@press.example`);
const [ANA = '', BO = '', CUT = '', BIG = '', JUNK = '', ANEW = '', ODD = ''] = USERS;
const DAY_MS = 86_400_000;
const readMailbox = createReadMailbox({ openSocket: openLoopback, greetingMs: 20_000, silenceMs: 20_000 });

const message = (id: number | string, body = 'Hello\r\n'): string =>
  `From: x@blog.example\r\nSubject: Re: ${id}\r\nMessage-ID: <${id}@blog.example>\r\n\r\n${body}`;
const idsOf = (mails: readonly FetchedMail[]): (string | undefined)[] =>
  mails.map(({ source }) => /Message-ID: <(.*)@/.exec(Buffer.from(source).toString('latin1'))?.[1]);

describe('[I] reading a mailbox', () => {
  let dovecot: Dovecot;
  const lines: BrokenLine[] = [];
  before(async () => {
    dovecot = await startDovecot(USERS);
  });
  afterEach(() => Promise.all(lines.splice(0).map((line) => line.close())));
  after(() => dovecot.stop());

  function requestOf(user: string, overrides: Partial<MailboxReadRequest> = {}): MailboxReadRequest {
    return {
      login: dovecot.login(user),
      cursorOf: async () => null,
      first_since: new Date(),
      awaited: async () => ({ message_ids: [], addresses: [] }),
      limit: 1_000,
      max_bytes: 10 * 1024 * 1024,
      signal: new AbortController().signal,
      ...overrides,
    };
  }

  /** All that comes, and what ends it. */
  async function read(
    user: string,
    overrides: Partial<MailboxReadRequest> = {},
  ): Promise<{ mails: FetchedMail[]; failure: { code?: string; message: string; retryable?: boolean } | null }> {
    const mails: FetchedMail[] = [];
    try {
      for await (const mail of readMailbox(requestOf(user, overrides))) mails.push(mail);
    } catch (error) {
      return { mails, failure: error as Error };
    }
    return { mails, failure: null };
  }

  const cursorAt = (mail: FetchedMail | undefined, change: Partial<FolderCursor> = {}) => ({
    cursorOf: async (folder: string): Promise<FolderCursor | null> =>
      mail && folder === mail.folder
        ? { uid_validity: mail.uid_validity, last_uid: mail.uid, last_internal_date: mail.internal_date, ...change }
        : null,
  });

  async function fill(user: string, count: number, body?: string): Promise<void> {
    for (let id = 1; id <= count; id++) await dovecot.append(user, message(id, body));
  }

  it('gives what is new since the cursor, whole and in order, and leaves it unread', async () => {
    await fill(ANA, 5);
    const first = await read(ANA);
    expect(first.failure).to.equal(null);
    expect(idsOf(first.mails)).to.deep.equal(['1', '2', '3', '4', '5']);
    expect(Buffer.from(first.mails[0]?.source ?? []).toString()).to.equal(message(1));
    expect(first.mails[0]).to.include({ folder: 'INBOX', uid: 1, bytes: message(1).length });
    expect(first.mails[0]?.uid_validity).to.match(/^\d+$/);
    expect(idsOf((await read(ANA, cursorAt(first.mails[2]))).mails)).to.deep.equal(['4', '5']);
    const flags = await dovecot.flags(ANA);
    expect([...flags]).to.deep.equal([1, 2, 3, 4, 5].map((uid) => [uid, []]));
  });

  it('dates what the server says came in years to come, and continues from there when it numbers anew', async () => {
    await dovecot.append(ODD, message('early'), { at: new Date('2036-01-01T00:00:00Z') });
    const [mail] = (await read(ODD)).mails;
    expect(Date.parse(mail?.internal_date ?? '')).to.be.closeTo(Date.now(), 60_000);
    await dovecot.append(ODD, message('late'));
    const stale = { uid_validity: '1', last_internal_date: '2036-01-01T00:00:00.000Z' };
    expect(idsOf((await read(ODD, cursorAt(mail, stale))).mails)).to.include('late');
  });

  it('gives nothing when nothing is new, though n:* always names the last message', async () => {
    const { mails } = await read(ANA);
    expect((await read(ANA, cursorAt(mails.at(-1)))).mails).to.deep.equal([]);
  });

  it('gives no more than the limit, the oldest first, and the rest the next time', async () => {
    const some = await read(ANA, { limit: 3 });
    expect(idsOf(some.mails)).to.deep.equal(['1', '2', '3']);
    const rest = await read(ANA, { limit: 3, ...cursorAt(some.mails.at(-1)) });
    expect(idsOf(rest.mails)).to.deep.equal(['4', '5']);
  });

  it('begins a day before the first moment in a folder that was never read', async () => {
    await dovecot.append(BO, message('old'), { at: new Date(Date.now() - 9.5 * DAY_MS) });
    await dovecot.append(BO, message('new'), { at: new Date() });
    expect(idsOf((await read(BO)).mails)).to.deep.equal(['new']);
    const earlier = { first_since: new Date(Date.now() - 9 * DAY_MS) };
    expect(idsOf((await read(BO, earlier)).mails)).to.deep.equal(['old', 'new']);
  });

  it('reads junk as well, by its mark, and its limit is one for both', async () => {
    await dovecot.append(JUNK, message('seen'));
    await dovecot.append(JUNK, message('lost'), { folder: 'Junk' });
    const { mails } = await read(JUNK);
    expect(mails.map(({ folder, uid }) => [folder, uid])).to.deep.equal([
      ['INBOX', 1],
      ['Junk', 1],
    ]);
    expect(idsOf((await read(JUNK, { limit: 1 })).mails)).to.deep.equal(['seen']);
  });

  it('reads from a day before the last message on when the server has numbered anew', async () => {
    const ages = [5, 3, 0.5, 0];
    for (const age of ages) await dovecot.append(ANEW, message(`d${age}`), { at: new Date(Date.now() - age * DAY_MS) });
    const all = await read(ANEW, { first_since: new Date(Date.now() - 9 * DAY_MS) });
    const cursor = cursorAt(all.mails.at(-1));
    await dovecot.changeUidValidity(ANEW, 42_424_242);
    const again = await read(ANEW, cursor);
    expect(idsOf(again.mails)).to.deep.equal(['d0.5', 'd0']);
    expect(again.mails[0]?.uid_validity).to.equal('42424242');
    expect((await read(ANEW, cursorAt(again.mails.at(-1)))).mails).to.deep.equal([]);
  });

  it('gives what came before the connection was cut, and says that it was', async () => {
    await fill(CUT, 40, `${'x'.repeat(76)}\r\n`.repeat(100));
    const line = await startBrokenLine(dovecot.port, { afterBytes: 100_000 });
    lines.push(line);
    const login = { ...dovecot.login(CUT), port: line.port };
    const broken = await read(CUT, { login });
    expect(broken.failure).to.include({ code: 'mailbox_unreachable', retryable: true });
    // All that has come whole; of the last piece of the line perhaps nothing has been read yet.
    expect(broken.mails.length).to.be.within(1, 13);
    const rest = await read(CUT, cursorAt(broken.mails.at(-1)));
    expect(idsOf([...broken.mails, ...rest.mails])).to.deep.equal(
      Array.from({ length: 40 }, (_, at) => String(at + 1)),
    );
  });

  it('does not wait for ever for a server that has gone silent', async () => {
    const hanging = createReadMailbox({ openSocket: openLoopback, greetingMs: 500, silenceMs: 500 });
    for (const afterBytes of [0, 300, 100_000]) {
      const line = await startBrokenLine(dovecot.port, { afterBytes, act: 'stall' });
      lines.push(line);
      const failure = await (async () => {
        for await (const _ of hanging(requestOf(CUT, { login: { ...dovecot.login(CUT), port: line.port } })));
      })().catch((error: unknown) => error);
      expect(failure, `after ${afterBytes} bytes`).to.include({ code: 'mailbox_unreachable', retryable: true });
    }
  });

  it('ends at once when the signal says so', async () => {
    const line = await startBrokenLine(dovecot.port, { afterBytes: 300, act: 'stall' });
    lines.push(line);
    const signal = AbortSignal.timeout(300);
    const { failure } = await read(CUT, { login: { ...dovecot.login(CUT), port: line.port }, signal });
    expect(failure).to.include({ name: 'TimeoutError' });
  });

  it('reads the beginning of a message that is larger than what is taken', async () => {
    await dovecot.append(BIG, message('big', `${'x'.repeat(998)}\r\n`.repeat(200)));
    await dovecot.append(BIG, message('after'));
    const { mails } = await read(BIG, { max_bytes: 50_000 });
    expect(idsOf(mails)).to.deep.equal(['big', 'after']);
    expect([mails[0]?.source.length, mails[0]?.bytes]).to.deep.equal([
      50_000,
      message('big').length + 200_000 - 'Hello\r\n'.length,
    ]);
  });

  it('hands on a message that is no good MIME as it is', async () => {
    const odd = 'Content-Type: multipart/mixed; boundary=x\r\nSubject: \0\xff\xfe\r\n\r\n--x\r\nContent-Type: \r\n--x';
    await dovecot.append(BIG, Buffer.from(odd, 'latin1'));
    const { mails } = await read(BIG);
    expect(
      Buffer.from(mails.at(-1)?.source ?? [])
        .toString('latin1')
        .replace('\x80', '\0'),
    ).to.equal(odd);
  });

  it('says what is wrong in words that name no secret and no host', async () => {
    const wrong = await read(ANA, { login: { ...dovecot.login(ANA), password: 'wrong-secret' } });
    expect(wrong.failure).to.deep.include({ code: 'mailbox_unreachable', retryable: false });
    expect(wrong.failure?.message).to.equal('The mailbox cannot be read: authentication failed');
    const missing = await read(ANA, { login: { ...dovecot.login(ANA), mailbox: 'Nowhere' } });
    expect(missing.failure?.message).to.equal('The mailbox cannot be read: there is no such folder');
    const gone = await read(ANA, { login: { ...dovecot.login(ANA), port: await freePort() } });
    expect(gone.failure).to.deep.include({ code: 'mailbox_unreachable', retryable: true });
    expect(gone.failure?.message).to.equal('The mailbox cannot be read: nothing listens there');
  });

  it('lets the failure of who keeps the cursors be what it is', async () => {
    const { failure } = await read(ANA, { cursorOf: () => Promise.reject(new Error('no store')) });
    expect(failure?.message).to.equal('no store');
  });
});
