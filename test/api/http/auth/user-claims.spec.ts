import { expect } from 'chai';
import { toUser } from '../../../../api/http/auth/user-claims.js';

const PLAN = { claim: 'https://example.test/plan', fallback: 'enterprise' } as const;

describe('[U] toUser', () => {
  it('reads the plan from the claim that was set, else falls back', () => {
    expect(toUser({ sub: 'alice', 'https://example.test/plan': 'free' }, PLAN)).to.deep.equal({
      id: 'alice',
      plan: 'free',
      verified_email: null,
      groups: null,
    });
    expect(toUser({ sub: 'alice', plan: 'free' }, PLAN)).to.include({ id: 'alice', plan: 'enterprise' });
    expect(toUser({ sub: 'alice', 'https://example.test/plan': ['free'] }, PLAN)).to.include({
      id: 'alice',
      plan: 'enterprise',
    });
  });

  it('believes an e-mail address that the issuer has verified, and no other', () => {
    const email = (claims: object) => toUser({ sub: 'alice', ...claims }, PLAN)?.verified_email;
    expect(email({ email: 'Alice@A.example', email_verified: true })).to.equal('alice@a.example');
    for (const claims of [{ email_verified: false }, {}, { email_verified: 'true' }])
      expect(email({ email: 'alice@a.example', ...claims })).to.equal(null);
    expect(email({ email_verified: true })).to.equal(null);
  });

  it('reads groups from the claim that was set, and knows none from "not said"', () => {
    const groups = (claims: object, name?: string) => toUser({ sub: 'alice', ...claims }, PLAN, name)?.groups;
    expect(groups({ groups: ['seo', '/agency/leads'] })).to.deep.equal(['seo', '/agency/leads']);
    expect(groups({ groups: [] })).to.deep.equal([]);
    expect(groups({ roles: ['seo'], groups: ['other'] }, 'roles')).to.deep.equal(['seo']);
    expect(groups({ groups: 'seo' })).to.deep.equal(['seo']);
    expect(groups({ groups: ['seo', 7, null] })).to.deep.equal(['seo']);
    for (const claims of [{}, { groups: null }, { groups: { 0: 'seo' } }, { _claim_names: { groups: 'src1' } }])
      expect(groups(claims)).to.equal(null);
  });

  it('wants a subject of 1 to 255 printable characters without spaces', () => {
    for (const sub of ['a', 'a'.repeat(255), 'auth0|5f7c', 'user@example.test'])
      expect(toUser({ sub }, PLAN)?.id).to.equal(sub);
    for (const sub of ['', 'a'.repeat(256), 'a b', 'a\nb', 'é', 'ws_65f0c0ffee65f0c0ffee65f0', undefined]) {
      expect(toUser(sub === undefined ? {} : { sub }, PLAN)).to.equal(null);
    }
  });
});
