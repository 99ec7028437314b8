import { expect } from 'chai';
import type { Request, Response } from 'express';
import type { ProviderMetadata } from '../../../../api/http/auth/provider-metadata.js';
import { hasSignedOut, rememberSignOut, signOutUrl } from '../../../../api/http/auth/sign-out.js';

const CLIENT = {
  clientId: 'web',
  clientSecret: 'a secret',
  callbackUrl: 'https://app.test/auth/callback',
  signedOutUrl: 'https://app.test/app/signed-out',
};
const METADATA: ProviderMetadata = {
  issuer: 'https://id.test',
  authorization_endpoint: 'https://id.test/auth',
  token_endpoint: 'https://id.test/token',
  jwks_uri: 'https://id.test/jwks',
};
const withEnd: ProviderMetadata = { ...METADATA, end_session_endpoint: 'https://id.test/end?realm=1' };

describe('[U] signing out', () => {
  it('leads to the end of the session at the provider, where it has one', () => {
    expect(signOutUrl(METADATA, CLIENT, 'a.b.c')).to.equal(null);
    const after = 'client_id=web&post_logout_redirect_uri=https%3A%2F%2Fapp.test%2Fapp%2Fsigned-out';
    expect(signOutUrl(withEnd, CLIENT, 'a.b.c')).to.equal(`https://id.test/end?realm=1&${after}&id_token_hint=a.b.c`);
    expect(signOutUrl(withEnd, CLIENT)).to.equal(`https://id.test/end?realm=1&${after}`);
  });

  it('leaves a token out that would make the address too long', () => {
    expect(signOutUrl(withEnd, CLIENT, 'x'.repeat(4_096))).to.contain('id_token_hint');
    expect(signOutUrl(withEnd, CLIENT, 'x'.repeat(4_097))).to.not.contain('id_token_hint');
  });

  it('is remembered in a cookie that only HTTPS carries in production', () => {
    for (const production of [false, true]) {
      const set: [string, object][] = [];
      const res = { cookie: (name: string, _value: string, options: object) => set.push([name, options]) };
      rememberSignOut(res as unknown as Response, production);
      const [[name = '', options] = []] = set;
      expect(name.startsWith('__Host-')).to.equal(production);
      expect(options).to.include({ path: '/', httpOnly: true, sameSite: 'lax', secure: production });
      const asked = (cookie?: string) => hasSignedOut({ headers: { cookie } } as Request, production);
      expect([asked(`a=b; ${name}=1`), asked(`x${name}=1`), asked('a=b'), asked()]).to.deep.equal([
        true,
        false,
        false,
        false,
      ]);
    }
  });
});
