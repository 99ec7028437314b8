import { expect } from 'chai';
import { createUnsubscribeTokens } from '../../platform/unsubscribe-token.js';

const tokens = createUnsubscribeTokens('a secret of more than thirty-two characters');
const claim = { user_id: 'auth0|alice', email: 'ana@xn--bcher-kva.example', attempt_id: '65f0c0ffee65f0c0ffee65f0' };

describe('[U] unsubscribe tokens', () => {
  it('say again what was signed, and fit into an address', () => {
    const token = tokens.sign(claim);
    expect(tokens.read(token)).to.deep.equal(claim);
    expect(encodeURIComponent(token)).to.equal(token);
    expect(tokens.sign(claim)).to.equal(token);
  });

  it('are worth nothing when changed, cut, or signed with another secret', () => {
    const token = tokens.sign(claim);
    const [payload = '', signature = ''] = token.split('.');
    const other = createUnsubscribeTokens('another secret of more than thirty-two').sign(claim);
    const forged = Buffer.from(JSON.stringify(['auth0|bob', claim.email, claim.attempt_id])).toString('base64url');
    for (const bad of [other, `${forged}.${signature}`, payload, `${payload}.`, '', '.', `${token}x`, 'ü.ü'])
      expect(tokens.read(bad), bad).to.equal(null);
  });
});
