import { expect } from 'chai';
import { pollMailbox } from '../../../../activities/outreach/replies/poll-mailbox.js';
import type { FetchedMail } from '../../../../domain/outreach/sending/mail-ports.js';
import { brokenMail, replyMail } from '../../../support/mail/reply-mail.js';
import { type ReplyReading, startReplyReading } from '../../../support/reply-reading.js';

describe('[I] reading a mailbox of a real server', function () {
  this.timeout(120_000);
  let reading: ReplyReading;
  const boxes = [
    'many',
    'renumbered',
    'broken',
    'own',
    'private',
    'late',
    'cut',
    'slow',
    'junk',
    'calm',
    'first',
    'shared',
    'crowded',
  ];
  before(async () => {
    reading = await startReplyReading(boxes);
  });
  after(() => reading.stop());

  /** A user of that name with a mailbox of that name. */
  const begin = async (name: string) => {
    const sender = await reading.addSender(name, 'ana@press.example', name);
    return { sender, mailed: await reading.mailed(name, sender) };
  };
  const counts = async (user: string) => (await reading.poll(user)).map(({ seen, failed }) => ({ seen, failed }));
  const put = (user: string, mail: string, options?: { folder?: string; at?: Date }) =>
    reading.dovecot.append(user, mail, options);

  it('takes 120 new messages in one poll, each once, and none again', async () => {
    const { mailed } = await begin('many');
    const headers = [`In-Reply-To: ${mailed.attempt.message_id}`];
    for (let index = 0; index < 120; index++)
      await put('many', replyMail({ headers, message_id: `<${index}@blog.example>`, body: `Answer number ${index}.` }));
    expect(await counts('many')).to.deep.equal([{ seen: 120, failed: 0 }]);
    const replies = await reading.replies('many');
    expect(new Set(replies.map(({ body }) => body)).size).to.equal(120);
    expect(replies).to.have.length(120);
    expect(await counts('many')).to.deep.equal([{ seen: 0, failed: 0 }]);
    expect(await reading.replies('many')).to.have.length(120);
    expect([...(await reading.dovecot.flags('many')).values()].flat()).to.deep.equal([]);
  });

  it('takes no more than it may in one poll, and the rest in the next', async () => {
    const { mailed } = await begin('calm');
    const headers = [`In-Reply-To: ${mailed.attempt.message_id}`];
    for (let index = 0; index < 7; index++) await put('calm', replyMail({ headers }));
    const limits = { messages: 5, budgetMs: 300_000, deadlineMs: 300_000, idleMs: 100_000 };
    expect((await reading.poll('calm', limits)).map(({ seen }) => seen)).to.deep.equal([5]);
    expect((await reading.poll('calm', limits)).map(({ seen }) => seen)).to.deep.equal([2]);
    expect(await reading.replies('calm')).to.have.length(7);
  });

  it('finds an answer behind 600 newsletters at once, says that more waits, and reads on to the end', async () => {
    const { mailed } = await begin('crowded');
    const letters = Array.from({ length: 600 }, (_, index) =>
      replyMail({ from: `News <news${index % 50}@letters.example>`, subject: `Issue ${index}`, body: 'Our news.' }),
    );
    const answer = replyMail({
      from: 'Someone Else <else@other.example>',
      headers: [`References: ${mailed.attempt.message_id}`],
    });
    await reading.dovecot.fill('crowded', [...letters, answer]);
    const hurried = { messages: 400, budgetMs: 300_000, deadlineMs: 600_000, idleMs: 300_000 };
    const [first] = await reading.poll('crowded', hurried);
    expect(first).to.include({ seen: 400, more: true });
    expect(await reading.statusOf(mailed)).to.equal('replied');
    const budget = { ...hurried, messages: 100_000, budgetMs: 0 };
    expect((await reading.poll('crowded', budget))[0]).to.include({ seen: 1, more: true });
    expect((await reading.poll('crowded'))[0]).to.include({ seen: 200, failed: 0, more: false });
    expect(await reading.replies('crowded')).to.have.length(1);
  });

  it('knows messages again that the server has numbered anew, and takes those that came since', async () => {
    const { mailed } = await begin('renumbered');
    const headers = [`In-Reply-To: ${mailed.attempt.message_id}`];
    for (let index = 0; index < 3; index++) await put('renumbered', replyMail({ headers }));
    await put('renumbered', replyMail({ headers, message_id: null, body: 'Without any id.' }));
    await reading.poll('renumbered');
    await reading.dovecot.changeUidValidity('renumbered', 42_424_242);
    await put('renumbered', replyMail({ headers, body: 'The new one.' }));
    expect(await counts('renumbered')).to.deep.equal([{ seen: 5, failed: 0 }]);
    const replies = await reading.replies('renumbered');
    expect(replies).to.have.length(5);
    expect(replies[0]?.body).to.equal('The new one.');
    expect(await counts('renumbered')).to.deep.equal([{ seen: 0, failed: 0 }]);
  });

  it('goes on behind a message that cannot be read, tries it three times, and never stalls', async () => {
    const { mailed } = await begin('broken');
    const headers = [`In-Reply-To: ${mailed.attempt.message_id}`];
    await put('broken', replyMail({ headers }));
    await put('broken', brokenMail());
    await put('broken', replyMail({ headers }));
    expect(await counts('broken')).to.deep.equal([{ seen: 3, failed: 1 }]);
    expect(await reading.replies('broken')).to.have.length(2);
    await put('broken', replyMail({ headers }));
    expect(await counts('broken')).to.deep.equal([{ seen: 3, failed: 1 }]);
    expect(await reading.replies('broken')).to.have.length(3);
    expect(await counts('broken')).to.deep.equal([{ seen: 3, failed: 1 }]);
    expect(await counts('broken')).to.deep.equal([{ seen: 0, failed: 0 }]);
    expect(await reading.replies('broken')).to.have.length(3);
  });

  it('passes over our own mails, wherever their copies lie', async () => {
    const { sender, mailed } = await begin('own');
    const copy = replyMail({
      from: `Ana <${sender.email}>`,
      to: 'editor@blog.example',
      subject: 'An article for you',
      message_id: mailed.attempt.message_id,
    });
    await put('own', copy);
    await put('own', copy, { folder: 'Sent' });
    await put('own', replyMail({ from: sender.email, headers: [`In-Reply-To: ${mailed.attempt.message_id}`] }));
    expect(await counts('own')).to.deep.equal([{ seen: 2, failed: 0 }]);
    expect(await reading.replies('own')).to.deep.equal([]);
    expect(await reading.statusOf(mailed)).to.equal('contacted');
  });

  it('keeps nothing of private mail, and what may be an answer as unmatched', async () => {
    await begin('private');
    const elsewhere = { headers: [], subject: 'Dinner on Friday' };
    await put('private', replyMail({ ...elsewhere, from: 'mother@family.example' }));
    await put('private', replyMail({ ...elsewhere, from: 'Lee <lee@blog.example>', body: 'I work there, too.' }));
    expect(await counts('private')).to.deep.equal([{ seen: 2, failed: 0 }]);
    const [kept, ...others] = await reading.replies('private');
    expect(others).to.deep.equal([]);
    expect(kept).to.include({ from_email: 'lee@blog.example', attempt_id: null, lead_id: null, matched_by: null });
  });

  it('finds a message of 23:30 −08:00 on the day before, and reads the junk folder too', async () => {
    const { mailed } = await begin('late');
    const headers = [`In-Reply-To: ${mailed.attempt.message_id}`];
    const yesterday = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
    const date = new Date(`${yesterday}T23:30:00-08:00`);
    await put('late', replyMail({ headers, date }), { at: new Date(`${yesterday}T23:30:00-08:00`) });
    await put('late', replyMail({ headers, body: 'Found in junk.' }), { folder: 'Junk' });
    expect(await counts('late')).to.deep.equal([{ seen: 2, failed: 0 }]);
    const [first, second] = await reading.replies('late');
    expect([first?.body, second?.received_at]).to.deep.equal(['Found in junk.', date.toISOString()]);
  });

  it('begins a mailbox that was never read thirty days ago', async () => {
    const { mailed } = await begin('first');
    const headers = [`In-Reply-To: ${mailed.attempt.message_id}`];
    await put('first', replyMail({ headers }), { at: new Date(Date.now() - 40 * 86_400_000) });
    await put('first', replyMail({ headers }), { at: new Date(Date.now() - 20 * 86_400_000) });
    expect(await counts('first')).to.deep.equal([{ seen: 1, failed: 0 }]);
  });

  it('reads the environment’s mailbox for a user without a sender, with a cursor that all share', async () => {
    reading.deps.environmentMailbox = { email: 'outreach@press.example', login: reading.dovecot.login('shared') };
    const one = await reading.mailed('una', null);
    const two = await reading.mailed('duo', null, { recipient_email: 'two@two.example' });
    for (const { attempt } of [one, two])
      await put('shared', replyMail({ headers: [`In-Reply-To: ${attempt.message_id}`] }));
    expect(await counts('una')).to.deep.equal([{ seen: 2, failed: 0 }]);
    expect(await counts('duo')).to.deep.equal([{ seen: 0, failed: 0 }]);
    expect((await reading.poll(null)).map(({ seen }) => seen)).to.deep.equal([0]);
    for (const { attempt } of [one, two])
      expect((await reading.replies(attempt.user_id)).map(({ attempt_id }) => attempt_id)).to.deep.equal([attempt.id]);
    reading.deps.environmentMailbox = null;
  });

  it('goes on where it was cut off: nothing lost, nothing twice', async () => {
    const { mailed } = await begin('cut');
    const headers = [`In-Reply-To: ${mailed.attempt.message_id}`];
    for (let index = 0; index < 10; index++) await put('cut', replyMail({ headers }));
    const { readMailbox } = reading.deps;
    reading.deps.readMailbox = async function* (request) {
      let left = 4;
      for await (const mail of readMailbox(request)) {
        if (left-- === 0) throw new Error('the line is dead');
        yield mail;
      }
    };
    const failure: unknown = await reading.poll('cut').catch((error: unknown) => error);
    reading.deps.readMailbox = readMailbox;
    expect(String(failure)).to.contain('the line is dead');
    expect(await reading.replies('cut')).to.have.length(4);
    expect(await counts('cut')).to.deep.equal([{ seen: 6, failed: 0 }]);
    expect(await reading.replies('cut')).to.have.length(10);
  });

  it('gives a server that says nothing more up, and closes what hangs', async () => {
    await begin('slow');
    let aborted = false;
    const silent = async function* (signal: AbortSignal): AsyncGenerator<FetchedMail> {
      await new Promise((resolve) => signal.addEventListener('abort', resolve));
      aborted = true;
    };
    const [mailbox] = [
      { key: 'imap://slow', name: 'slow', sender_id: (await reading.store.senders.all('slow'))[0]?.id ?? '' },
    ];
    const deps = { ...reading.deps, readMailbox: ({ signal }: { signal: AbortSignal }) => silent(signal) };
    const limits = { messages: 10, budgetMs: 30_000, deadlineMs: 30_000, idleMs: 200 };
    const input = { user_id: 'slow', mailbox, poll: 'p' };
    const failure: unknown = await pollMailbox(deps, input, new AbortController().signal, limits).catch(
      (e: unknown) => e,
    );
    expect(failure).to.include({ code: 'mailbox_unreachable', message: 'The mail server said nothing for 0.2 s' });
    expect(aborted).to.equal(true);
    const late: unknown = await pollMailbox(deps, input, new AbortController().signal, {
      ...limits,
      deadlineMs: 50,
    }).catch((e: unknown) => e);
    expect(late).to.include({ code: 'mailbox_unreachable', message: 'The mailbox could not be read in time' });
  });
});
