import { expect } from 'chai';
import { tokenPlace } from '../../../domain/search/connection-grant.js';

describe('[U] places of tokens', () => {
  it('name user, platform and field', () => {
    expect(tokenPlace('alice', 'searchconsole', 'access_token')).to.equal('alice|searchconsole|access_token');
  });

  it('cannot be made to look like another, not even by a user id with bars in it', () => {
    const places = [
      tokenPlace('alice', 'searchconsole', 'access_token'),
      tokenPlace('alice', 'searchconsole', 'refresh_token'),
      tokenPlace('alice', 'analytics', 'access_token'),
      tokenPlace('alice|searchconsole', 'searchconsole', 'access_token'),
      tokenPlace('alice|searchconsole|access_token', 'searchconsole', 'access_token'),
    ];
    expect(new Set(places).size).to.equal(places.length);
  });
});
