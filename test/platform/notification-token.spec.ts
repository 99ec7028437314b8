import { expect } from 'chai';
import { createNotificationTokens } from '../../platform/notification-token.js';
import { createSealedClaims } from '../../platform/sealed-claims.js';
import { createUnsubscribeTokens } from '../../platform/unsubscribe-token.js';

const SECRET = 'a test secret of more than 32 characters';
const CLAIM = { workspace_id: 'ws_1', user_id: 'auth0|alice"\n', kind: 'audit_done' };

describe('[U] tokens of notifications', () => {
  const tokens = createNotificationTokens(SECRET);

  it('say who unsubscribes from what, and nothing to others', () => {
    const token = tokens.sign(CLAIM);
    expect(token)
      .to.match(/^[A-Za-z0-9_-]{40,400}$/)
      .and.not.contain('alice');
    expect(tokens.read(token)).to.deep.equal(CLAIM);
    expect(tokens.sign(CLAIM)).to.equal(token);
  });

  it('are none where they were changed, made with another secret or for another purpose', () => {
    const token = tokens.sign(CLAIM);
    const changed = `${token.slice(0, -2)}${token.endsWith('AA') ? 'BB' : 'AA'}`;
    const claim = { user_id: 'alice', email: 'a@b.example', attempt_id: '1' };
    const foreign = [
      changed,
      '',
      'x',
      createNotificationTokens(`other ${SECRET}`).sign(CLAIM),
      createUnsubscribeTokens(SECRET).sign(claim),
      createSealedClaims(SECRET, 'notification').seal('["ws_1"]'),
    ];
    for (const each of foreign) expect(tokens.read(each), each).to.equal(null);
  });
});
