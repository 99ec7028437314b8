import { expect } from 'chai';
import { WaitingMails } from '../../../../web/app/outreach/waiting-mails.js';
import { readText, renderPart } from '../../../support/browser/render-part.js';

const mail = {
  id: 'a'.repeat(24),
  campaign_id: 'b'.repeat(24),
  operation_id: 'c'.repeat(24),
  subject: 'An idea',
  body: 'Hello',
  lead: null,
  sender_email: null,
  waiting: null,
  changes: [],
};
const call = `/campaigns/${mail.campaign_id}/waiting-mails/${mail.id}`;

describe('[U] emails that wait', () => {
  it('are edited and canceled by those who may send', () => {
    const html = renderPart(WaitingMails, { mails: [mail], canSend: true });
    expect(html).to.contain(`PATCH /api/v1/backlink-outreach${call}"`);
    expect(html).to.contain(`POST /api/v1/backlink-outreach${call}/cancel"`);
  });

  it('are shown to the others, with why they wait and the way to their queue', () => {
    const html = renderPart(WaitingMails, { mails: [mail], canSend: false });
    expect(html).to.not.contain('data-api');
    expect(readText(html)).to.contain('From a deleted mailbox · In the queue. It will be sent in turn. View queue');
  });
});
