import { expect } from 'chai';
import { MailChanges } from '../../../../web/app/outreach/mail-changes.js';
import { readText, renderPart } from '../../../support/browser/render-part.js';

const change = {
  action: 'edited' as const,
  at: '2026-06-01T08:00:00.000Z',
  by: 'sam',
  by_name: 'Sam <b>',
  reason: null,
};

describe('[U] changes of an email that waits', () => {
  it('say who did what, when and why', () => {
    const changes = [change, { ...change, action: 'cancelled' as const, reason: 'They wrote to us' }];
    expect(readText(renderPart(MailChanges, { changes }))).to.equal(
      'Edited by Sam <b> , 1 Jun 2026, 08:00 UTC Canceled by Sam <b> , 1 Jun 2026, 08:00 UTC : They wrote to us',
    );
  });

  it('are nothing where no one changed it', () => {
    expect(renderPart(MailChanges, { changes: [] })).to.equal('');
  });
});
