import { createHmac } from 'node:crypto';
import { expect } from 'chai';
import { createUnsubscribeTokens, type UnsubscribeTokenClaim } from '../../platform/unsubscribe-token.js';

const SECRET = 'a secret of more than thirty-two characters';
const tokens = createUnsubscribeTokens(SECRET);
const claim = { user_id: 'auth0|alice', email: 'ana@xn--bcher-kva.example', attempt_id: '65f0c0ffee65f0c0ffee65f0' };

/** As mails before carried them. */
function signed({ user_id, email, attempt_id }: UnsubscribeTokenClaim): string {
  const payload = Buffer.from(JSON.stringify([user_id, email, attempt_id])).toString('base64url');
  const signature = createHmac('sha256', SECRET).update(`unsubscribe\n${payload}`).digest('base64url');
  return `${payload}.${signature}`;
}

describe('[U] unsubscribe tokens', () => {
  it('say again what was signed, and fit into an address', () => {
    const token = tokens.sign(claim);
    expect(tokens.read(token)).to.deep.equal(claim);
    expect(token).to.match(/^[\w-]+$/);
    expect(tokens.sign(claim)).to.equal(token);
    expect(tokens.sign({ ...claim, email: 'bo@example.com' })).to.not.equal(token);
  });

  it('tell no one who sent it, to whom, and with which attempt', () => {
    const token = tokens.sign(claim);
    const texts = [0, 1, 2, 3].map((from) => Buffer.from(token.slice(from), 'base64url').toString('latin1'));
    for (const text of [token, ...texts])
      for (const reported of ['alice', 'auth0', 'ana', 'example', '65f0', claim.attempt_id])
        expect(text).to.not.include(reported);
    for (const reported of [claim.attempt_id, Buffer.from(claim.attempt_id).toString('hex')])
      expect(Buffer.from(token, 'base64url').toString('hex')).to.not.include(reported);
  });

  it('are short, and never longer than the contract takes', () => {
    expect(tokens.sign(claim).length).to.be.lessThan(160);
    const longest = { ...claim, user_id: 'u'.repeat(255), email: `${'a'.repeat(64)}@${'b'.repeat(189)}` };
    expect(tokens.sign(longest).length).to.be.lessThan(1_000);
    expect(tokens.read(tokens.sign(longest))).to.deep.equal(longest);
  });

  it('take ids of users with any character', () => {
    for (const user_id of ['a\nb', 'ü|€', '"', 'x.y', ' '])
      expect(tokens.read(tokens.sign({ ...claim, user_id }))).to.deep.equal({ ...claim, user_id });
  });

  it('of mails from before continue working', () => {
    expect(tokens.read(signed(claim))).to.deep.equal(claim);
  });

  it('are worth nothing when changed, cut, or signed with another secret', () => {
    const token = tokens.sign(claim);
    const [payload = '', signature = ''] = signed(claim).split('.');
    const other = createUnsubscribeTokens('another secret of more than thirty-two').sign(claim);
    const forged = Buffer.from(JSON.stringify(['auth0|bob', claim.email, claim.attempt_id])).toString('base64url');
    const changed = [...token].map((_, at) => {
      const letter = token[at] === 'A' ? 'B' : 'A';
      return `${token.slice(0, at)}${letter}${token.slice(at + 1)}`;
    });
    const cut = [token.slice(0, -1), token.slice(1), token.slice(0, 38), token.slice(0, 10), `${token}x`, `${token}=`];
    const odd = [other, `${forged}.${signature}`, payload, `${payload}.`, '', '.', 'ü.ü', 'üüü', `${token}\n`];
    for (const bad of [...odd, ...cut, ...changed]) expect(tokens.read(bad), bad).to.equal(null);
  });
});
