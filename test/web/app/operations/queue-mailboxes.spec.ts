import { expect } from 'chai';
import { QueueMailboxes } from '../../../../web/app/operations/queue-mailboxes.js';
import { readText, renderPart } from '../../../support/browser/render-part.js';

describe('[U] mailboxes of a queue that runs', () => {
  it('are changed in a form that says what stays as it is', () => {
    const senders = ['ana', 'bo'].map((name) => ({ id: name, email: `${name}@press.example`, paused: null }));
    const html = renderPart(QueueMailboxes, { operationId: 'o1', senders, chosen: ['bo'] });
    expect(html).to.contain('PUT /api/v1/backlink-outreach/outreach/queues/o1/mailboxes');
    expect(html.match(/<input[^>]*>/g)?.map((box) => box.includes('checked'))).to.deep.equal([false, true]);
    expect(readText(html)).to.contain('Leads that you have written to keep their mailbox.');
  });
});
