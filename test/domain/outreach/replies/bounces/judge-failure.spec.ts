import { expect } from 'chai';
import { judgeFailure } from '../../../../../domain/outreach/replies/bounces/judge-failure.js';

const judge = (text: string, status: string | null = null, context = '') =>
  judgeFailure({ email: 'ana@blog.example', status, text }, context);

describe('[U] judging a failure', () => {
  it('takes the better of two codes', () => {
    expect(judge('550 5.2.2 no', '5.0.0')).to.include({ status: '5.2.2', code: 550, group: 'soft' });
    expect(judge('550 5.0.0 no', '5.1.1')).to.include({ status: '5.1.1', group: 'hard' });
  });

  it('reads what the other side said, and not the general line of a gateway', () => {
    const said = judge(
      "5.1.0 - Unknown address error 550-'5.2.2 <ana@blog.example>... Mailbox Full' (delivery attempts: 0)",
      '5.0.0',
    );
    expect(said).to.include({ status: '5.2.2', code: 550, group: 'soft', reason: 'mailbox_full' });
  });

  it('blames nobody who was not named yet', () => {
    expect(judge('550 user unknown', null, 'in reply to MAIL FROM command')).to.include({ group: 'ours' });
    expect(judge('550 5.1.7 No such domain out.example')).to.include({ group: 'ours', reason: 'sender_rejected' });
  });

  it('doubts a user that is unknown only after the mail was read', () => {
    expect(judge('550 user unknown', '5.0.0', 'in reply to end of DATA command')).to.include({ group: 'ambiguous' });
    expect(judge('550 5.1.1 user unknown', '5.1.1', 'in reply to end of DATA command')).to.include({ group: 'hard' });
  });

  it('takes a mailbox that the report calls closed for unknown only where the recipient was refused', () => {
    const said = '550 5.2.1 <ana@blog.example>... User Unknown';
    expect(judge(said, '5.2.1')).to.include({ group: 'ambiguous', reason: 'suspended' });
    expect(judge(said, '5.2.1', 'in reply to RCPT TO command')).to.include({ group: 'hard' });
    expect(judge(said)).to.include({ group: 'hard', status: '5.2.1' });
  });

  const table: [group: string, status: string | null, text: string][] = [
    // Refusals for the time being condemn nobody, whatever words they use.
    ['soft', '4.4.7', '450 Requested mail action not taken: mailbox unavailable'],
    ['soft', '4.3.2', '421 4.3.2 Service not available, user unknown to backend, try later'],
    ['soft', '4.2.0', '450 4.2.0 Requested mail action not taken: mailbox unavailable'],
    ['soft', null, '450 Requested mail action not taken: mailbox unavailable'],
    ['soft', null, '451 <ana@blog.example>: no such user right now'],
    ['soft', '5.4.7', '450 mailbox unavailable'],
    ['soft', '4.2.1', '450 4.2.1 The mailbox is temporarily disabled'],
    ['soft', '4.2.0', '450 4.2.0 Recipient address rejected: Greylisted, see you later'],
    ['soft', '4.1.1', '450 4.1.1 Recipient address rejected: unverified address: Address verification in progress'],
    ['soft', '4.1.1', '450 4.1.1 Mailbox temporarily not found, try again later'],
    ['soft', '4.1.2', '450 4.1.2 Recipient address rejected: Domain not found'],
    ['soft', '4.4.1', '451 4.4.1 No such host found'],
    ['soft', '4.2.2', '452 4.2.2 The mailbox is over quota'],
    // What tells of a missing user as its code does.
    ['hard', '4.1.1', '450 4.1.1 Recipient address rejected: User unknown in local recipient table'],
    ['hard', '5.1.1', '450 4.1.1 user unknown'],
    ['hard', '5.1.1', '550 mailbox unavailable'],
    ['hard', '5.4.1', '550 5.4.1 Recipient address rejected: Access denied. AS(201806281)'],
    ['hard', null, '550 5.4.1 [ana@blog.example]: Recipient address rejected: Access denied'],
    ['hard', '5.1.10', '550 5.1.10 RESOLVER.ADR.RecipientNotFound'],
    ['hard', '5.7.1', '553 Invalid recipient ana@blog.example'],
    ['hard', '5.1.1', '550 5.1.1 User not found; please check the address and try again'],
    [
      'hard',
      '5.1.1',
      '550 The account that you tried to reach does not exist https://support.google.com/mail/?p=NoSuchUser',
    ],
    ['hard', '5.3.2', ''],
    ['soft', '4.3.2', ''],
    ['hard', '5.0.0', '542 <ana@blog.example> Rejected'],
    // Words of a passing trouble stand above the code.
    ['soft', null, 'Host not found, try again'],
    [
      'soft',
      '5.4.4',
      'Host or domain name not found. Name service error for name=blog.example: Host not found, try again',
    ],
    ['soft', '5.1.2', '550 5.1.2 Domain lookup failed temporarily'],
    ['soft', '5.1.1', '550 5.1.1 Recipient temporarily unavailable, try again later'],
    // So do those of blocking and content.
    ['ours', '5.1.3', '553 http://www.spamhaus.org/query/bl?ip=192.0.2.1'],
    ['ours', '5.1.1', '550 5.1.1 rejected, see https://www.spamhaus.org/sbl/query/SBL1'],
    ['ours', '5.1.1', '550 5.1.1 Your address is on our blocklist'],
    ['ours', '5.1.1', '550 5.1.1 Message rejected due to content restrictions'],
    ['ours', '5.1.1', '554 5.1.1 rejected because of suspicious content'],
    ['ours', '5.7.27', '550 5.7.27 Sender address has null MX'],
    // Security and policy are about us.
    ['ours', '5.7.1', '554 5.7.1 <ana@blog.example>: Recipient address rejected: Access denied'],
    ['ours', null, '554 5.7.1 <ana@blog.example>: Recipient address rejected: Access denied'],
    ['ours', null, '550 <ana@blog.example>: Recipient address rejected: Access denied'],
    ['ours', '4.7.1', '450 4.7.1 <ana@blog.example>: Recipient address rejected: Access denied'],
    ['ours', '5.7.1', '550 5.7.1 Mail from an unknown user is not taken'],
    ['ours', '5.7.1', '550 Requested action not taken: mailbox unavailable'],
    ['ours', '5.7.0', '550 5.7.0 no such user for you'],
    ['ours', '5.7.26', '550 5.7.26 This mail is unauthenticated'],
  ];
  for (const [group, status, text] of table)
    it(`calls ${status ?? 'no status'} with "${text}" ${group}`, () => {
      expect(judge(text, status).group).to.equal(group);
    });

  it('goes by the code when the words say nothing', () => {
    expect(judge('450 hm')).to.include({ group: 'soft', reason: 'expired' });
    expect(judge('550 hm')).to.include({ group: 'ambiguous', reason: 'unknown' });
  });

  it('keeps 500 characters of what was said', () => {
    expect(judge(`550 ${'no '.repeat(400)}`).detail).to.have.length(500);
  });
});
