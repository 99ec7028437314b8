import { expect } from 'chai';
import { verifiedDomain } from '../../../../../domain/outreach/replies/authentication/verified-domain.js';

const OWN = ['press.example'];
const verify = (results: string[], from = 'reports@provider.example', headers: Record<string, string[]> = {}) =>
  verifiedDomain({ from: { email: from, name: '' }, headers: { 'authentication-results': results, ...headers } }, OWN);
const DMARC = 'mx.press.example; dmarc=pass header.from=provider.example';

describe('[U] verifiedDomain', () => {
  it('takes DMARC and aligned DKIM of the own server for proof', () => {
    expect(verify([DMARC])).to.equal('provider.example');
    expect(verify(['mx.press.example; dkim=pass header.d=mail.provider.example'])).to.equal('provider.example');
    expect(verify(['mx.press.example; dkim=pass header.i=@provider.example'])).to.equal('provider.example');
  });

  it('takes nothing that another server has written, or that stands below', () => {
    expect(verify([DMARC.replace('mx.press', 'mx.evil')])).to.equal(null);
    expect(verify(['mx.press.example; dmarc=fail header.from=provider.example', DMARC])).to.equal(null);
    expect(verify(['mx.evil.example; none', DMARC])).to.equal(null);
    expect(verify([])).to.equal(null);
  });

  it('takes nothing that is about another domain than the writer’s', () => {
    expect(verify([DMARC], 'reports@yahoo.com')).to.equal(null);
    expect(verify(['mx.press.example; dkim=pass header.d=evil.example'])).to.equal(null);
    expect(verify(['mx.press.example; spf=pass smtp.mailfrom=provider.example'])).to.equal(null);
    expect(verify([DMARC.replace('pass', 'none')])).to.equal(null);
  });

  it('takes nothing where there are two writers, or none', () => {
    expect(verify([DMARC], undefined, { from: ['a@evil.example', 'reports@provider.example'] })).to.equal(null);
    expect(verify([DMARC], '')).to.equal(null);
  });
});
