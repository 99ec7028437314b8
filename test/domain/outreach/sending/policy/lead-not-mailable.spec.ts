import { expect } from 'chai';
import { LEAD_STATUSES } from '../../../../../domain/outreach/campaigns/lead-status.js';
import { leadNotMailable } from '../../../../../domain/outreach/sending/policy/lead-not-mailable.js';
import { judge } from '../../../../support/samples/policy-facts.js';

describe('[U] lead_not_mailable', () => {
  it('refuses leads that are unsubscribed or bounced, and no others', () => {
    const refused = LEAD_STATUSES.filter((lead_status) => !judge(leadNotMailable, { lead_status }).passed);
    expect(refused).to.deep.equal(['bounced', 'unsubscribed']);
  });

  it('holds manually and scheduled alike', () => {
    for (const path of ['manual', 'scheduled'] as const)
      expect(judge(leadNotMailable, { path, lead_status: 'unsubscribed' }).passed).to.equal(false);
  });

  it('says nothing where no lead is named', () => {
    expect(judge(leadNotMailable, { lead_status: null })).to.deep.equal({ passed: true, detail: 'No lead was given' });
  });
});
