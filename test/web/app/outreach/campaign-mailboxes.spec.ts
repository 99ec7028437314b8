import { expect } from 'chai';
import { CampaignMailboxes } from '../../../../web/app/outreach/campaign-mailboxes.js';
import { MailboxChoice } from '../../../../web/app/outreach/mailbox-choice.js';
import { readText, renderPart } from '../../../support/browser/render-part.js';

const figures = { first_emails: 1_200, follow_ups: 4, bounced: 1, uncertain: 0, waiting: 30, scheduled: 16 };

describe('[U] mailboxes of a campaign', () => {
  it('show what each has sent and what waits for it, a deleted one included', () => {
    const mailboxes = [
      { sender_id: 'a', sender_email: 'ana@press.example', paused: true, ...figures },
      { sender_id: 'b', sender_email: null, paused: false, ...figures },
    ];
    const html = renderPart(CampaignMailboxes, { mailboxes });
    expect(readText(html)).to.match(/ana@press\.example paused 1,200 4 1 0 30 16 A deleted mailbox 1,200/);
    expect(html).to.contain('href="/app/senders/a"').and.not.contain('/app/senders/b');
  });

  it('are chosen with check boxes that say which one is paused', () => {
    const paused = { reason: 'user' as const, detail: 'A holiday', at: '2026-06-01T08:00:00.000Z' };
    const senders = [
      { id: 'a', email: 'ana@press.example', paused: null },
      { id: 'b', email: 'bo@press.example', paused },
    ];
    const html = renderPart(MailboxChoice, { senders, chosen: ['b'], hint: 'Select several' });
    expect(readText(html)).to.equal('From ana@press.example bo@press.example (paused) Select several');
    expect(html.match(/<input[^>]*>/g)?.map((box) => box.includes('checked'))).to.deep.equal([false, true]);
  });
});
