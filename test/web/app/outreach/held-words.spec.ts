import { expect } from 'chai';
import { DELAYING_CHECKS } from '../../../../domain/outreach/sending/policy.js';
import { heldWords } from '../../../../web/app/outreach/held-words.js';

describe('[U] words for why a follow-up waits', () => {
  it('say that a reply may not have been read, what the server said, and the way out', () => {
    const { why, detail, wayOut } = heldWords('mailbox_unreadable: The mailbox cannot be read: authentication failed');
    expect(why).to.equal('The mailbox of the sender cannot be read, so there may be a reply that was not read yet');
    expect(detail).to.equal('The mailbox cannot be read: authentication failed');
    expect(wayOut).to.contain('IMAP settings');
    expect(heldWords('mailbox_behind: 2 messages cannot be read yet')).to.include({
      detail: '2 messages cannot be read yet',
      wayOut: null,
    });
  });

  it('say when the mailbox was read last, where that is known', () => {
    const { why } = heldWords('mailbox_unreadable: authentication failed', '2026-06-01T08:00:00.000Z');
    expect(why).to.match(/^The mailbox of the sender cannot be read \(last read on .*2026, 08:00 UTC\), so there may/);
    expect(heldWords('min_gap', '2026-06-01T08:00:00.000Z').why).to.not.contain('last read');
  });

  it('say why the sender is paused, and what ends it', () => {
    expect(heldWords('sender_paused: user')).to.deep.equal({
      why: 'The sender is paused by you',
      detail: null,
      wayOut: 'Resume the sender to send it.',
    });
    expect(heldWords('sender_paused: authentication').why).to.contain('refused the sign-in');
    expect(heldWords('sender_paused: something new')).to.include({
      why: 'The sender is paused',
      detail: 'something new',
    });
    expect(heldWords('sender_paused')).to.include({ why: 'The sender is paused', detail: null });
  });

  it('know every check that can delay, alone and together', () => {
    for (const name of DELAYING_CHECKS)
      expect(heldWords(name).why, name)
        .to.match(/^[A-Z][a-z ]+[a-z]$/)
        .and.not.contain('cap');
    expect(heldWords('min_gap, sender_hourly_cap').why).to.equal(
      'The sender keeps a gap between two emails, and the hourly limit of the sender is reached',
    );
  });

  it('show a code that is not known as it is, and break on none', () => {
    expect(heldWords('some_new_check: 3 of 5')).to.deep.equal({
      why: 'Some new check',
      detail: '3 of 5',
      wayOut: null,
    });
    for (const reason of ['', ':', 'constructor', '__proto__: x', 'toString, min_gap'])
      expect(heldWords(reason).why, reason).to.be.a('string');
  });
});
