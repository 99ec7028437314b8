import { expect } from 'chai';
import { createOwnershipTokens } from '../../platform/ownership-token.js';

describe('[U] ownership tokens', () => {
  it('are the same for the same user and site, and differ in each and by the secret', () => {
    const [one, other] = ['a', 'b'].map((letter) => createOwnershipTokens(letter.repeat(32)));
    const token = one?.derive('alice', 'site.example') ?? '';
    expect(token).to.match(/^[\w-]{32}$/);
    expect(one?.derive('alice', 'site.example')).to.equal(token);
    const others = [
      one?.derive('bob', 'site.example'),
      one?.derive('alice', 'a.example'),
      other?.derive('alice', 'site.example'),
    ];
    expect(new Set([token, ...others]).size).to.equal(4);
  });
});
