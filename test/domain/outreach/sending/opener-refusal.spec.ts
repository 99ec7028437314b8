import { expect } from 'chai';
import { openerRefusal } from '../../../../domain/outreach/sending/opener-refusal.js';

const LEAD = { id: 'l1', status: 'discovered' as const, contacted_at: null };
const mail = (status: 'sent' | 'uncertain' | 'bounced', overrides = {}) => ({
  id: 'a1',
  lead_id: 'l1',
  status,
  ...overrides,
});

describe('[U] refusal of an opener', () => {
  it('has no reason where nothing was sent', () => {
    expect(openerRefusal(LEAD, null, null)).to.equal(null);
  });

  for (const status of ['contacted', 'replied', 'placed', 'bounced', 'unsubscribed'] as const) {
    it(`names a lead that is ${status}`, () => {
      expect(openerRefusal({ ...LEAD, status }, null, null)).to.equal(`lead_${status}`);
    });
  }

  it('waits until somebody knows what became of an earlier one', () => {
    expect(openerRefusal(LEAD, mail('uncertain', { lead_id: 'l2' }), null)).to.equal('earlier_attempt_uncertain');
    expect(openerRefusal(LEAD, mail('uncertain'), 'a1')).to.equal(null);
  });

  it('sees what has left before its lead was told', () => {
    expect(openerRefusal(LEAD, mail('sent'), 'a2')).to.equal('lead_contacted');
    expect(openerRefusal(LEAD, mail('sent'), 'a1')).to.equal(null);
  });

  it('lets one be mailed again that was set back, or that only shares its address', () => {
    const reported = { ...LEAD, contacted_at: '2026-05-01T08:00:00.000Z' };
    expect(openerRefusal(reported, mail('sent'), null)).to.equal(null);
    expect(openerRefusal(LEAD, mail('sent', { lead_id: 'l2' }), null)).to.equal(null);
    expect(openerRefusal(LEAD, mail('bounced'), null)).to.equal(null);
  });
});
