import { expect } from 'chai';
import { createVerifiedTokens } from '../../../../api/http/auth/verified-tokens.js';

const START = Date.UTC(2026, 5, 1);

describe('[U] verified tokens', () => {
  const claims = (secondsLeft: number) => ({ sub: 'alice', exp: START / 1000 + secondsLeft });
  let now = START;
  beforeEach(() => {
    now = START;
  });

  it('are known for a minute, each by its whole text', () => {
    const tokens = createVerifiedTokens(() => now);
    tokens.remember('a.b.c', claims(3600));
    expect(tokens.find('a.b.c')).to.deep.equal(claims(3600));
    expect(['a.b.d', 'a.b.c ', 'a.b', ''].map((token) => tokens.find(token))).to.deep.equal(Array(4).fill(undefined));
    now += 59_999;
    expect(tokens.find('a.b.c')).to.deep.equal(claims(3600));
    now += 1;
    expect(tokens.find('a.b.c')).to.equal(undefined);
  });

  it('are never known after their own end', () => {
    const tokens = createVerifiedTokens(() => now);
    tokens.remember('short', claims(10));
    tokens.remember('over', claims(-1));
    tokens.remember('endless', { sub: 'alice' });
    expect([tokens.find('short')?.sub, tokens.find('over'), tokens.find('endless')]).to.deep.equal([
      'alice',
      undefined,
      undefined,
    ]);
    now += 10_000;
    expect(tokens.find('short')).to.equal(undefined);
  });

  it('are two thousand: the one that was not used for longest is verified again', () => {
    const tokens = createVerifiedTokens(() => now);
    for (let at = 0; at < 2_000; at += 1) tokens.remember(`token-${at}`, claims(3600));
    expect(tokens.find('token-0')).to.not.equal(undefined);
    tokens.remember('one-more', claims(3600));
    expect([tokens.find('token-0')?.sub, tokens.find('token-1'), tokens.find('one-more')?.sub]).to.deep.equal([
      'alice',
      undefined,
      'alice',
    ]);
  });
});
