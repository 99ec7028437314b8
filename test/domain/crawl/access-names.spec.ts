import { expect } from 'chai';
import { accessNames } from '../../../domain/crawl/access-names.js';

describe('[U] access names', () => {
  it('say which there are, in order, and no value', () => {
    const access = {
      basic_auth: { username: 'ann', password: 'secret' },
      headers: { 'X-B': '1', 'X-A': '2' },
      cookies: { gate: 'open' },
    };
    expect(accessNames(access)).to.deep.equal({ basic_auth: true, headers: ['X-A', 'X-B'], cookies: ['gate'] });
    expect(accessNames({})).to.deep.equal({ basic_auth: false, headers: [], cookies: [] });
  });
});
