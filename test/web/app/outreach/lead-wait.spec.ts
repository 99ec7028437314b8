import { expect } from 'chai';
import { LeadWait } from '../../../../web/app/outreach/lead-wait.js';
import { readText, renderPart } from '../../../support/browser/render-part.js';

const lead_id = 'a'.repeat(24);
const shown = (wait: Parameters<typeof LeadWait>[0]['wait']) => readText(renderPart(LeadWait, { wait }));

describe('[U] why mail to a lead waits, in words', () => {
  it('is a sentence with the reason of a queued mail and its next try', () => {
    const waiting = { reason: 'recipient_cooldown' as const, detail: null, next_at: '2026-06-02T08:00:00.000Z' };
    expect(shown({ kind: 'mail', lead_id, sender_email: 'ana@press.example', waiting })).to.equal(
      'From ana@press.example · Waiting because the recipient received another email recently. Next try: 2 Jun 2026, 08:00 UTC .',
    );
    expect(shown({ kind: 'mail', lead_id, sender_email: null, waiting: null })).to.equal(
      'In the queue. It will be sent in turn.',
    );
  });

  it('says of a held follow-up since when its mailbox is not read, what the server said, and what to do', () => {
    const reason = 'mailbox_unreadable: authentication failed';
    const held = { kind: 'follow_up' as const, lead_id, reason, next_at: '2026-06-02T09:15:00.000Z' };
    const text = shown({ ...held, last_read_at: '2026-06-01T07:00:00.000Z' });
    expect(text).to.match(
      /^Follow-up waiting: the mailbox of the sender cannot be read \(last read on .*2026, 07:00 UTC\), so there may be a reply that was not read yet \( ?authentication failed ?\) ?\. Next try: .*2026, 09:15 UTC ?\. Check the IMAP settings/,
    );
    expect(shown({ ...held, next_at: null, last_read_at: null }))
      .to.contain('cannot be read, so there may be a reply')
      .and.not.contain('Next try');
  });
});
