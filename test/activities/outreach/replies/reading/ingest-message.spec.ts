import { expect } from 'chai';
import type { Attempt } from '../../../../../domain/outreach/sending/attempt.js';
import type { Sender } from '../../../../../domain/outreach/sending/sender.js';
import { bounceMail, complaintMail, type ReplyMail, replyMail } from '../../../../support/mail/reply-mail.js';
import { type ReplyReading, startReplyReading } from '../../../../support/reply-reading.js';

const NOBODY = { subject: 'Something else', from: 'Someone <someone@elsewhere.example>' };

describe('[I] taking a message', function () {
  this.timeout(60_000);
  let reading: ReplyReading;
  before(async () => {
    reading = await startReplyReading(['ana']);
  });
  after(() => reading.stop());

  const begin = async (user: string, overrides: Partial<Attempt> = {}, email = 'ana@press.example') => {
    const sender = await reading.addSender(user, email, 'ana');
    return { sender, mailed: await reading.mailed(user, sender, overrides) };
  };
  const take = async (user: string, mail: Partial<ReplyMail>, at?: Date) => {
    const before = new Set((await reading.replies(user)).map(({ id }) => id));
    await reading.take(user, replyMail(mail), at);
    return (await reading.replies(user)).filter(({ id }) => !before.has(id));
  };

  it('finds the mail by In-Reply-To alone, and by References alone', async () => {
    const { mailed } = await begin('ids');
    const { message_id, id } = mailed.attempt;
    const [one] = await take('ids', { ...NOBODY, headers: [`In-Reply-To: ${message_id}`] });
    expect(one).to.include({ attempt_id: id, matched_by: 'in_reply_to', lead_id: mailed.lead.id });
    expect(one).to.include({ campaign_id: mailed.attempt.campaign_id, from_email: 'someone@elsewhere.example' });
    const [two] = await take('ids', { ...NOBODY, headers: [`References: ${message_id}`] });
    expect(two).to.include({ attempt_id: id, matched_by: 'references' });
  });

  it('looks at every reference, not at the last one alone', async () => {
    const { mailed } = await begin('chain');
    const headers = [`References: ${mailed.attempt.message_id} <theirs@elsewhere.example>`];
    const [reply] = await take('chain', { ...NOBODY, headers });
    expect(reply).to.include({ attempt_id: mailed.attempt.id, matched_by: 'references' });
  });

  it('follows the id when the subject was changed', async () => {
    const { mailed } = await begin('subject');
    const headers = [`In-Reply-To: ${mailed.attempt.message_id}`];
    const [reply] = await take('subject', { subject: 'New price', headers });
    expect(reply).to.include({ attempt_id: mailed.attempt.id, subject: 'New price' });
  });

  it('knows the id that a relay has put in the place of ours, whatever domain it adds', async () => {
    const { mailed } = await begin('relay', { relay_message_id: '0100018f-abc-000000' });
    const headers = ['In-Reply-To: <0100018f-abc-000000@eu-west-1.amazonses.com>'];
    const [reply] = await take('relay', { ...NOBODY, headers });
    expect(reply).to.include({ attempt_id: mailed.attempt.id, matched_by: 'in_reply_to' });
  });

  it('takes the answer of a colleague for one of the lead', async () => {
    const { mailed } = await begin('colleague', { recipient_email: 'ana@blog.example' });
    const headers = [`In-Reply-To: ${mailed.attempt.message_id}`];
    const [reply] = await take('colleague', { from: 'Lee <lee@blog.example>', headers });
    expect(reply).to.include({ attempt_id: mailed.attempt.id, from_email: 'lee@blog.example' });
    expect(await reading.statusOf(mailed)).to.equal('replied');
  });

  it('finds it by a token in our own address', async () => {
    const { mailed } = await begin('token');
    const [reply] = await take('token', { ...NOBODY, to: `ana+${mailed.attempt.id}@press.example` });
    expect(reply).to.include({ attempt_id: mailed.attempt.id, matched_by: 'address_token' });
    expect(await take('token', { ...NOBODY, to: `ana+${mailed.attempt.id}@stranger.example` })).to.deep.equal([]);
  });

  it('finds it by who writes, unless the mail was not there yet', async () => {
    const { mailed } = await begin('writer');
    const writer = { from: 'Editor <EDITOR@Blog.Example>', subject: 'Your mail' };
    const early = new Date(Date.parse(mailed.attempt.created_at) - 3_600_000);
    const [old] = await take('writer', writer, early);
    expect(old).to.include({ attempt_id: null, matched_by: null });
    const [reply] = await take('writer', writer);
    expect(reply).to.include({ attempt_id: mailed.attempt.id, matched_by: 'from_address' });
  });

  it('joins domain and subject only where one lead can be meant', async () => {
    const { sender, mailed } = await begin('domain', { recipient_email: 'ana@blog.example', subject: 'Quick idea' });
    const third = { from: 'lee@blog.example', subject: 'RE: quick  idea' };
    const [reply] = await take('domain', third);
    expect(reply).to.include({ attempt_id: mailed.attempt.id, matched_by: 'domain_and_subject' });
    await reading.mailed('domain', sender, { recipient_email: 'bob@blog.example', subject: 'Quick idea' });
    const [unclear] = await take('domain', third);
    expect(unclear).to.include({ attempt_id: null, lead_id: null, matched_by: null });
    await reading.mailed('domain', sender, { recipient_email: 'ana@gmail.com', subject: 'Quick idea' });
    expect(await take('domain', { from: 'stranger@gmail.com', subject: 'Re: Quick idea' })).to.deep.equal([]);
    expect(await take('domain', { from: 'stranger@third.example', subject: 'Re: Quick idea' })).to.deep.equal([]);
  });

  it('keeps two answers of one person under one subject apart, and a copy with the first', async () => {
    const { mailed } = await begin('twice');
    const headers = [`In-Reply-To: ${mailed.attempt.message_id}`];
    expect(await take('twice', { headers, message_id: '<1@blog.example>', body: 'Yes.' })).to.have.length(1);
    expect(await take('twice', { headers, message_id: '<2@blog.example>', body: 'Or no.' })).to.have.length(1);
    expect(await take('twice', { headers, message_id: '<2@blog.example>', body: 'Or no.' })).to.have.length(0);
  });

  it('shows what was written now, without what we had sent', async () => {
    const { mailed } = await begin('text', { body: 'Hello,\n\nwould you like an article?\nIt is about bees.' });
    const headers = [`In-Reply-To: ${mailed.attempt.message_id}`];
    const body = 'Sure, go ahead.\n\nHello,\n\nwould you like an article?\nIt is about bees.';
    const [reply] = await take('text', { headers, body });
    expect(reply).to.include({ body: 'Sure, go ahead.', quoted_text_removed: true, classification: 'interested' });
  });

  it('settles a mail whose end nobody knew when somebody cites it, not when somebody writes', async () => {
    const open = { status: 'uncertain' as const, sent_at: null };
    const { sender, mailed } = await begin('uncertain', open);
    await reading.store.leads.setStatus(
      'uncertain',
      mailed.lead.campaign_id,
      mailed.lead.id,
      'discovered',
      'user',
      new Date(),
    );
    await take('uncertain', { from: 'editor@blog.example', subject: 'Hello' });
    const find = async (id: string) => (await reading.store.attempts.find('uncertain', id))?.status;
    expect(await find(mailed.attempt.id)).to.equal('uncertain');
    const other = await reading.mailed('uncertain', sender, { ...open, recipient_email: 'b@b.example' }, 'discovered');
    await take('uncertain', { ...NOBODY, headers: [`In-Reply-To: ${other.attempt.message_id}`] });
    expect([await find(other.attempt.id), await reading.statusOf(other)]).to.deep.equal(['sent', 'replied']);
    const third = await reading.mailed('uncertain', sender, { ...open, recipient_email: 'c@c.example' }, 'discovered');
    const failed = [{ email: 'c@c.example', status: '5.1.1', text: 'No such user' }];
    await reading.take(
      'uncertain',
      bounceMail({ message_id: third.attempt.message_id ?? '', to: 'c@c.example' }, failed),
    );
    expect([await find(third.attempt.id), await reading.statusOf(third)]).to.deep.equal(['bounced', 'bounced']);
    const fourth = await reading.mailed('uncertain', sender, { ...open, recipient_email: 'd@d.example' }, 'discovered');
    await take('uncertain', { from: sender.email, message_id: fourth.attempt.message_id });
    expect([await find(fourth.attempt.id), await reading.statusOf(fourth)]).to.deep.equal(['sent', 'contacted']);
  });

  it('takes a mail with an odd date for one of its arrival, and goes on counting', async () => {
    const { mailed } = await begin('dates');
    const headers = [`In-Reply-To: ${mailed.attempt.message_id}`];
    const arrived = new Date();
    const told = new Date(arrived.getTime() - 7_200_000);
    for (const date of [
      'Fri, 1 Jan 12345 00:00:00 GMT',
      'Mon, 1 Jan 2099 00:00:00 GMT',
      'Sat, 1 Jan 1938 00:00:00 GMT',
      'Sat, 1 Jan 2000 00:00:00 GMT',
    ])
      await reading.take('dates', replyMail({ headers }).replace(/^Date: .*$/m, `Date: ${date}`), arrived);
    await reading.take('dates', replyMail({ headers, date: told }), arrived);
    const times = (await reading.replies('dates')).map(({ received_at }) => received_at).toSorted();
    told.setMilliseconds(0);
    expect(times).to.deep.equal([told.toISOString(), ...Array(4).fill(arrived.toISOString())]);
    const { outreachReports } = reading.store;
    const { total_replies } = await outreachReports.analytics('dates', mailed.attempt.campaign_id, 2, arrived);
    expect(total_replies).to.equal(5);
    expect((await outreachReports.snapshot('dates', arrived)).total_replies).to.equal(5);
  });

  it('lets users who share the environment’s mailbox see nothing of each other', async () => {
    reading.deps.environmentMailbox = {
      email: 'outreach@press.example',
      login: { ...reading.dovecot.login('ana') },
    };
    const shared = { recipient_email: 'both@shared.example' };
    const one = await reading.mailed('una', null, shared);
    const two = await reading.mailed('duo', null, shared);
    const only = await reading.mailed('una', null, { recipient_email: 'only@shared.example' });
    const to = 'outreach@press.example';
    const own = await reading.addSender('tri', 'tri@press.example', 'ana');
    const foreign = await reading.mailed('tri', own, { recipient_email: 'tri@shared.example' });
    await reading.take(null, replyMail({ ...NOBODY, to, headers: [`In-Reply-To: ${two.attempt.message_id}`] }));
    await reading.take(null, replyMail({ ...NOBODY, to, from: 'only@shared.example' }));
    await reading.take(null, replyMail({ ...NOBODY, to, from: 'both@shared.example' }));
    await reading.take(null, replyMail({ ...NOBODY, to, from: 'lee@shared.example' }));
    await reading.take(null, replyMail({ ...NOBODY, to, headers: [`In-Reply-To: ${foreign.attempt.message_id}`] }));
    const seen = async (user: string) => (await reading.replies(user)).map(({ attempt_id }) => attempt_id);
    expect([await seen('una'), await seen('duo'), await seen('tri')]).to.deep.equal([
      [only.attempt.id],
      [two.attempt.id],
      [],
    ]);
    expect([await reading.statusOf(one), await reading.statusOf(two)]).to.deep.equal(['contacted', 'replied']);
    reading.deps.environmentMailbox = null;
  });

  it('counts a complaint in the environment’s mailbox that names no mail of ours, once, and changes nothing', async () => {
    reading.deps.environmentMailbox = { email: 'outreach@press.example', login: reading.dovecot.login('ana') };
    const mailed = await reading.mailed('una', null, { recipient_email: 'known@complaints.example' });
    const complaint = complaintMail({
      original: ['From: outreach@press.example', 'Subject: Something of another year'],
    });
    const at = new Date('2026-06-01T08:00:00Z');
    for (let time = 0; time < 2; time++) await reading.take(null, complaint, at);
    const { mailboxes, suppressions } = reading.store;
    expect((await mailboxes.unmatchedComplaints('')).count).to.equal(1);
    expect(reading.complaints).to.have.length(1);
    await reading.take(null, complaintMail({ original: ['Message-ID: <of-another@system.example>'] }), at);
    const { count, last_at } = await mailboxes.unmatchedComplaints('');
    expect([count, last_at !== null]).to.deep.equal([2, true]);
    expect(await reading.statusOf(mailed)).to.equal('contacted');
    expect((await suppressions.list('una', 10, null)).items).to.deep.equal([]);
    reading.deps.environmentMailbox = null;
  });

  it('matches with nothing of another user, even in a mailbox that both read', async () => {
    const { mailed } = await begin('mine');
    const theirs: Sender = await reading.addSender('theirs', 'theirs@press.example', 'ana');
    const other = await reading.mailed('theirs', theirs, { recipient_email: 'x@other.example' });
    const citing = (id: string | null) => replyMail({ ...NOBODY, headers: [`In-Reply-To: ${id}`] });
    await reading.take('mine', citing(other.attempt.message_id));
    await reading.take('mine', replyMail({ ...NOBODY, from: 'x@other.example' }));
    await reading.take('mine', citing(mailed.attempt.message_id));
    expect((await reading.replies('mine')).map(({ attempt_id }) => attempt_id)).to.deep.equal([mailed.attempt.id]);
    expect(await reading.replies('theirs')).to.deep.equal([]);
  });
});
