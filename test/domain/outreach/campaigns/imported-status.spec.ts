import { expect } from 'chai';
import { importedStatus } from '../../../../domain/outreach/campaigns/imported-status.js';

describe('[U] importedStatus', () => {
  const cells: [cell: string, status: string | null][] = [
    ['unsubscribed', 'unsubscribed'],
    [' Unsubscribed ', 'unsubscribed'],
    ['Opted out', 'unsubscribed'],
    ['opt-out', 'unsubscribed'],
    ['Do not contact', 'unsubscribed'],
    ['do_not_email', 'unsubscribed'],
    ['Blacklisted', 'unsubscribed'],
    ['Spam', 'unsubscribed'],
    ['bounced', 'bounced'],
    ['Hard bounce', 'bounced'],
    ['invalid email', 'bounced'],
    ['Replied', 'replied'],
    ['contacted', 'contacted'],
    ['New', null],
    ['', null],
    ['opted in', null],
    ['not unsubscribed', null],
  ];
  for (const [cell, status] of cells)
    it(`of "${cell}" is ${status ?? 'none of ours'}`, () => expect(importedStatus(cell)).to.equal(status));
});
