import { expect } from 'chai';
import { payloadKeysFault, publicUrlFault, signInFault } from '../../platform/production-faults.js';

const NODE_ENV = 'production';

describe('[U] publicUrlFault', () => {
  it('wants an address in production, and none before', () => {
    expect(publicUrlFault({ NODE_ENV })).to.match(/^PUBLIC_URL: must be set in production/);
    for (const environment of [undefined, 'development', 'test'])
      expect(publicUrlFault({ NODE_ENV: environment })).to.equal(null);
  });

  it('wants https, without which there is no sign-in, on the machine itself as well', () => {
    const good = ['https://seo.example', 'https://localhost:8443', 'https://127.0.0.1:8443', 'https://[::1]:8443'];
    for (const PUBLIC_URL of good) expect(publicUrlFault({ NODE_ENV, PUBLIC_URL }), PUBLIC_URL).to.equal(null);
    const bad = ['http://seo.example', 'http://10.0.0.1', 'http://localhost.example', 'http://127.0.0.1.example'];
    for (const PUBLIC_URL of bad)
      expect(publicUrlFault({ NODE_ENV, PUBLIC_URL }), PUBLIC_URL).to.match(/^PUBLIC_URL: must begin with https.*it$/);
    for (const PUBLIC_URL of ['http://127.0.0.1:8080', 'http://localhost:8080/', 'http://[::1]:8080'])
      expect(publicUrlFault({ NODE_ENV, PUBLIC_URL }), PUBLIC_URL).to.match(
        /must begin with https.*COMPOSE_PROFILES=tls.*NODE_ENV/,
      );
  });
});

describe('[U] payloadKeysFault', () => {
  it('wants a key in production, and none before', () => {
    for (const given of [undefined, '', ' , '])
      expect(payloadKeysFault({ NODE_ENV, TEMPORAL_PAYLOAD_KEYS: given })).to.match(
        /^TEMPORAL_PAYLOAD_KEYS: must be set in production/,
      );
    expect(payloadKeysFault({ NODE_ENV, TEMPORAL_PAYLOAD_KEYS: 'k1:key' })).to.equal(null);
    for (const environment of [undefined, 'development', 'test'])
      expect(payloadKeysFault({ NODE_ENV: environment })).to.equal(null);
  });
});

describe('[U] signInFault', () => {
  it('wants the proxy named behind which https ends', () => {
    const PUBLIC_URL = 'https://seo.example';
    expect(signInFault({ NODE_ENV, PUBLIC_URL })).to.match(/^TRUST_PROXY: must be set/);
    expect(signInFault({ NODE_ENV, PUBLIC_URL, TRUST_PROXY: '1' })).to.equal(null);
    expect(signInFault({ PUBLIC_URL })).to.equal(null);
    for (const other of [undefined, 'http://127.0.0.1:8080', 'no address'])
      expect(signInFault({ NODE_ENV, PUBLIC_URL: other })).to.equal(null);
  });
});
