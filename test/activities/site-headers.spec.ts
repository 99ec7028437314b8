import { expect } from 'chai';
import { addSiteHeaders, mayReceive, toSiteHeaders } from '../../activities/site-headers.js';

const origin = 'http://staging.example';

describe('[U] site headers', () => {
  it('hold credentials, headers and cookies under names in lower case', () => {
    const access = {
      basic_auth: { username: 'ann', password: 'pä:ss' },
      headers: { 'X-Preview': 'yes', Cookie: 'a=1' },
      cookies: { b: '2' },
    };
    expect(toSiteHeaders(access, origin)).to.deep.equal({
      origin,
      headers: {
        'x-preview': 'yes',
        cookie: 'a=1; b=2',
        authorization: `Basic ${Buffer.from('ann:pä:ss').toString('base64')}`,
      },
    });
    expect(toSiteHeaders({}, origin)).to.deep.equal({ origin, headers: {} });
  });

  it('may go to their origin and to the same host over https, nowhere else', () => {
    const site = { origin, headers: {} };
    for (const url of [`${origin}/a`, 'https://staging.example/']) expect(mayReceive(site, url), url).to.equal(true);
    for (const url of [
      'http://staging.example:8080/',
      'https://staging.example:8443/',
      'http://www.staging.example/',
      'http://staging.example.evil.test/',
      'data:text/html,staging.example',
      'nonsense',
    ])
      expect(mayReceive(site, url), url).to.equal(false);
    // Never in clear where they were given for an encrypted origin.
    expect(mayReceive({ origin: 'https://staging.example', headers: {} }, `${origin}/`)).to.equal(false);
  });

  it('come on top of a request, whose own cookies are kept', () => {
    const site = { origin, headers: { cookie: 'gate=open', authorization: 'Basic x' } };
    expect(addSiteHeaders(site, { Cookie: 'seen=1', Authorization: 'Bearer y', 'If-None-Match': '"x"' })).to.deep.equal(
      {
        cookie: 'gate=open; seen=1',
        authorization: 'Basic x',
        'if-none-match': '"x"',
      },
    );
    expect(addSiteHeaders({ origin, headers: {} }, { accept: '*/*' })).to.deep.equal({ accept: '*/*' });
  });
});
