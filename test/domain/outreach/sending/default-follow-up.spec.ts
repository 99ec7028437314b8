import { expect } from 'chai';
import { defaultFollowUp } from '../../../../domain/outreach/sending/default-follow-up.js';

describe('[U] defaultFollowUp', () => {
  it('names the day of the first mail, and no quotation that is not there', () => {
    const text = defaultFollowUp('2026-06-02T23:59:00.000Z');
    expect(text).to.contain('my email of June 2, 2026 ');
    expect(text).to.not.match(/\bbelow\b/);
  });
});
