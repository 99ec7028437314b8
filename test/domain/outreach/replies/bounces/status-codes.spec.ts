import { expect } from 'chai';
import { enhancedStatus, replyCode } from '../../../../../domain/outreach/replies/bounces/status-codes.js';

describe('[U] status codes in a text', () => {
  it('are read in the forms that servers give them', () => {
    expect(enhancedStatus('550 5.1.1 unknown')).to.equal('5.1.1');
    expect(enhancedStatus('no way. (#5.4.4)')).to.equal('5.4.4');
    expect(enhancedStatus('550-5.7.26 This')).to.equal('5.7.26');
    expect(enhancedStatus('5.0.0 (permanent failure)')).to.equal('5.0.0');
  });

  it('are no addresses and versions', () => {
    expect(enhancedStatus('host 192.5.1.1 said no')).to.equal(null);
    expect(enhancedStatus('Exim 4.86.2.1')).to.equal(null);
  });

  it('of SMTP have three digits and stand alone', () => {
    expect(replyCode('550 no')).to.equal(550);
    expect(replyCode('said: 452-4.2.2 full')).to.equal(452);
    expect(replyCode('host 5501 x')).to.equal(null);
    expect(replyCode('250 ok')).to.equal(null);
  });
});
