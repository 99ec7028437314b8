import { expect } from 'chai';
import { parseMessage } from '../../../../../activities/mail/parsing/parse-message.js';
import type { BounceReport } from '../../../../../domain/outreach/replies/bounces/bounce.js';
import { parseBounce } from '../../../../../domain/outreach/replies/bounces/parse-bounce.js';
import { expectNone } from '../../../../support/expect-none.js';
import { incomingMessage } from '../../../../support/mail/incoming-message.js';
import { bounceCases, bounceMail, OUR_REASONS } from '../../../../support/mail/mail-fixtures.js';

const hardIn = ({ recipients }: BounceReport): number => recipients.filter(({ group }) => group === 'hard').length;

describe('[U] bounces of the public collection', () => {
  const reports = new Map<string, BounceReport>();
  const cases = bounceCases();
  before(async () => {
    for (const { name, source } of cases) reports.set(name, parseBounce(await parseMessage(source)));
  });
  const reportOf = (name: string): BounceReport => reports.get(name) ?? expect.fail(`${name} was not parsed`);

  it('are told hard or not with F1 of 0.92 at least', () => {
    const score = { right: 0, wrong: 0, missed: 0 };
    for (const { name, expected } of cases) {
      const wanted = expected.filter(({ hard }) => hard).length;
      const found = hardIn(reportOf(name));
      score.right += Math.min(wanted, found);
      score.wrong += Math.max(0, found - wanted);
      score.missed += Math.max(0, wanted - found);
    }
    const f1 = (2 * score.right) / (2 * score.right + score.wrong + score.missed);
    expect(f1, JSON.stringify(score)).to.be.at.least(0.92);
  });

  it('never stop an address for a fault of ours', () => {
    const wronged = cases.filter(
      ({ name, expected }) => hardIn(reportOf(name)) > expected.filter(({ reason }) => !OUR_REASONS.has(reason)).length,
    );
    expectNone(
      wronged.map(({ name }) => name),
      'Reports that stop an address for nothing',
    );
  });

  it('name their recipients, each', () => {
    const named = (name: string) => reportOf(name).recipients.map(({ email, group }) => [email, group]);
    expect(named('lhost-opensmtpd-17.eml')).to.deep.equal([
      ['userunknown@libsisimai.net', 'hard'],
      ['mailboxfull@libsisimai.net', 'soft'],
    ]);
    expect(named('lhost-gmx-03.eml')).to.deep.equal([
      ['mikeneko@example.co.jp', 'hard'],
      ['sabineko@example.co.jp', 'soft'],
    ]);
  });

  it('name the mail that came back, where they have its headers', () => {
    expect(reportOf('lhost-mailru-05.eml').original_message_id).to.equal('<1493701798.665756489@f374.i.mail.ru>');
    expect(reportOf('lhost-exchange2003-01.eml').kind).to.equal('failure');
  });

  it('are none when a person forwards mail, and none when somebody is away', () => {
    expect(reportOf('is-not-bounce-01.eml').kind).to.equal('none');
    for (const name of ['rfc3834-01.eml', 'rfc3834-03.eml', 'rfc3834-05.eml']) {
      expect(reportOf(name).kind, name).to.equal('none');
    }
  });

  it('say the same with any line ends', async () => {
    for (const name of ['lhost-qmail-02.eml', 'lhost-postfix-13.eml', 'lhost-sendmail-17.eml', 'rhost-google-04.eml']) {
      const lines = bounceMail(name).toString('latin1').replaceAll('\r\n', '\n');
      for (const end of ['\n', '\r\n', '\r']) {
        const copy = Buffer.from(lines.replaceAll('\n', end), 'latin1');
        expect(parseBounce(await parseMessage(copy)), `${name} with ${JSON.stringify(end)}`).to.deep.equal(
          reportOf(name),
        );
      }
    }
  });
});

describe('[U] parsing a bounce', () => {
  const fromServer = {
    from: { email: 'mailer-daemon@mx.example', name: '' },
    return_path: '',
    subject: 'Undeliverable mail',
  };
  const statusOf = (fields: Record<string, string>) =>
    parseBounce(
      incomingMessage({
        ...fromServer,
        delivery_status: {
          message: {},
          recipients: [Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, [value]]))],
        },
      }),
    );
  const failed = (status: string, diagnostic: string) =>
    statusOf({
      'final-recipient': 'rfc822; ana@blog.example',
      action: 'failed',
      status,
      'diagnostic-code': `smtp; ${diagnostic}`,
    }).recipients[0];

  const table: [string, string, string, string][] = [
    ['5.1.1', '550 5.1.1 User unknown', 'hard', 'unknown_user'],
    ['4.1.1', '450 4.1.1 Recipient address rejected: User unknown in virtual table', 'hard', 'unknown_user'],
    [
      '5.1.10',
      '550 5.1.10 RESOLVER.ADR.RecipientNotFound; Recipient not found by SMTP address lookup',
      'hard',
      'unknown_user',
    ],
    ['5.4.1', '550 5.4.1 Recipient address rejected: Access denied. AS(201806281)', 'hard', 'unknown_user'],
    ['5.1.1', '550 5.1.1 El mensaje no pudo entregarse', 'hard', 'unknown_user'],
    ['5.4.4', '', 'hard', 'unknown_host'],
    ['5.4.4', 'Host or domain name not found. Name service error', 'hard', 'unknown_host'],
    ['4.4.3', 'Host not found, try again', 'soft', 'unknown_host'],
    ['5.1.6', '551 5.1.6 recipient no longer on server', 'hard', 'moved'],
    ['5.2.2', '552 5.2.2 user is over quota', 'soft', 'mailbox_full'],
    ['5.0.0', '550 mailbox full', 'soft', 'mailbox_full'],
    ['5.2.1', '550 5.2.1 The email account that you tried to reach is disabled', 'ambiguous', 'suspended'],
    ['5.0.0', '550 Rejected', 'ambiguous', 'unknown'],
    ['5.7.26', '550-5.7.26 This mail is unauthenticated', 'ours', 'authentication'],
    ['5.7.1', '550 5.7.1 Message rejected as spam', 'ours', 'spam'],
    ['5.7.25', '550 5.7.25 The sending IP does not have a PTR record', 'ours', 'blocked'],
    ['5.7.1', '554 5.7.1 Client host [192.0.2.1] blocked using zen.spamhaus.org', 'ours', 'blocked'],
    ['5.7.606', '550 5.7.606 Access denied, banned sending IP [192.0.2.1]', 'ours', 'blocked'],
    ['5.1.8', '553 5.1.8 Domain of sender address does not exist', 'ours', 'sender_rejected'],
    ['5.7.0', '', 'ours', 'policy'],
    ['4.4.7', '', 'soft', 'expired'],
  ];
  for (const [status, diagnostic, group, reason] of table) {
    it(`takes ${status} "${diagnostic}" for ${group}`, () => {
      expect(failed(status, diagnostic)).to.include({ email: 'ana@blog.example', group, reason });
    });
  }

  it('takes no delay, relaying, expansion or receipt for a failure', () => {
    for (const action of ['delayed', 'relayed', 'delivered', 'expanded']) {
      const report = statusOf({ 'final-recipient': 'rfc822; ana@blog.example', action, status: '4.0.0' });
      expect(report, action).to.include({ kind: 'notice', is_bounce: false });
      expect(report.recipients).to.deep.equal([]);
    }
    const receipt = parseBounce(incomingMessage({ disposition_notification: { disposition: ['displayed'] } }));
    expect(receipt).to.include({ kind: 'notice', is_bounce: false });
  });

  it('reads words where there is no other part', () => {
    const text =
      'Your message could not be delivered to the following address:\n\n<ana@blog.example>:\nNo such user here\n';
    const report = parseBounce(incomingMessage({ ...fromServer, text }));
    expect(report.recipients[0]).to.include({ email: 'ana@blog.example', group: 'hard', reason: 'unknown_user' });
  });

  it('finds the mail that came back by headers alone', () => {
    const original = { message_id: '<a1@out.example>', headers: {}, text: '' };
    const text = 'Delivery to the following recipient failed permanently:\n\n  ana@blog.example\n';
    const report = parseBounce(incomingMessage({ ...fromServer, text, originals: [original] }));
    expect(report).to.include({ original_message_id: '<a1@out.example>', is_bounce: true });
  });

  it('tells each of two recipients on its own', () => {
    const recipient = (email: string, code: string) => ({
      'final-recipient': [`rfc822; ${email}`],
      action: ['failed'],
      status: [code],
    });
    const report = parseBounce(
      incomingMessage({
        ...fromServer,
        delivery_status: {
          message: {},
          recipients: [recipient('a@b.example', '5.1.1'), recipient('c@b.example', '5.2.2')],
        },
      }),
    );
    expect(report.recipients.map(({ email, group }) => [email, group])).to.deep.equal([
      ['a@b.example', 'hard'],
      ['c@b.example', 'soft'],
    ]);
  });

  it('takes no mail by people for a bounce', () => {
    const text = 'My mailbox is unavailable until Monday, it was full. Delivery failed for days!';
    expect(parseBounce(incomingMessage({ text })).kind).to.equal('none');
    const forwarded = { message_id: '<x@y.example>', headers: { from: ['bob@y.example'] }, text: 'User unknown' };
    expect(parseBounce(incomingMessage({ text: 'See below.', originals: [forwarded] })).kind).to.equal('none');
  });

  it('takes a vacation note that speaks of a mailbox for none', () => {
    const text = 'I am away. The mailbox ana@blog.example is unavailable until Monday.';
    const away = { subject: 'Out of office', return_path: '', headers: { 'auto-submitted': ['auto-replied'] } };
    expect(parseBounce(incomingMessage({ text, ...away })).kind).to.equal('none');
  });

  it('takes a feedback report for a complaint', () => {
    const report = parseBounce(
      incomingMessage({
        report_type: 'feedback-report',
        feedback_report: { 'feedback-type': ['abuse'], 'original-rcpt-to': ['<ana@blog.example>'] },
        originals: [{ message_id: '<a1@out.example>', headers: {}, text: '' }],
      }),
    );
    expect(report).to.include({ kind: 'complaint', is_bounce: false, original_message_id: '<a1@out.example>' });
    expect(report.recipients[0]).to.include({ email: 'ana@blog.example', group: 'complaint' });
  });
});
