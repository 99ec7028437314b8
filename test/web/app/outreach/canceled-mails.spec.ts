import { expect } from 'chai';
import { CanceledMails } from '../../../../web/app/outreach/canceled-mails.js';
import { readText, renderPart } from '../../../support/browser/render-part.js';

describe('[U] emails that were canceled', () => {
  it('say what was to be sent, why it was not, and who decided', () => {
    const change = { action: 'cancelled' as const, at: '2026-06-01T08:00:00.000Z', by: 'sam', by_name: 'Sam' };
    const mail = {
      id: 'a'.repeat(24),
      subject: 'An idea',
      body: 'Hello',
      reason: 'cancelled_by_user',
      changes: [{ ...change, reason: 'They wrote to us' }],
    };
    const text = readText(renderPart(CanceledMails, { canceled: [{ mail, lead: null }] }));
    expect(text).to.contain('Deleted lead An idea Hello A member canceled it. Canceled by Sam');
    expect(text).to.contain('They wrote to us');
  });
});
