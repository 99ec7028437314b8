import { expect } from 'chai';
import { findPayloadKeysError, findPublicUrlError, findSignInError } from '../../platform/find-production-errors.js';

const NODE_ENV = 'production';

describe('[U] findPublicUrlError', () => {
  it('wants an address in production, and none before', () => {
    expect(findPublicUrlError({ NODE_ENV })).to.match(/^PUBLIC_URL: must be set in production/);
    for (const environment of [undefined, 'development', 'test'])
      expect(findPublicUrlError({ NODE_ENV: environment })).to.equal(null);
  });

  it('wants https, without which there is no sign-in, on the machine itself as well', () => {
    const good = ['https://seo.example', 'https://localhost:8443', 'https://127.0.0.1:8443', 'https://[::1]:8443'];
    for (const PUBLIC_URL of good) expect(findPublicUrlError({ NODE_ENV, PUBLIC_URL }), PUBLIC_URL).to.equal(null);
    const bad = ['http://seo.example', 'http://10.0.0.1', 'http://localhost.example', 'http://127.0.0.1.example'];
    for (const PUBLIC_URL of bad)
      expect(findPublicUrlError({ NODE_ENV, PUBLIC_URL }), PUBLIC_URL).to.match(
        /^PUBLIC_URL: must begin with https.*it$/,
      );
    for (const PUBLIC_URL of ['http://127.0.0.1:8080', 'http://localhost:8080/', 'http://[::1]:8080'])
      expect(findPublicUrlError({ NODE_ENV, PUBLIC_URL }), PUBLIC_URL).to.match(
        /must begin with https.*COMPOSE_PROFILES=tls.*NODE_ENV/,
      );
  });
});

describe('[U] findPayloadKeysError', () => {
  it('wants a key in production, and none before', () => {
    for (const given of [undefined, '', ' , '])
      expect(findPayloadKeysError({ NODE_ENV, TEMPORAL_PAYLOAD_KEYS: given })).to.match(
        /^TEMPORAL_PAYLOAD_KEYS: must be set in production/,
      );
    expect(findPayloadKeysError({ NODE_ENV, TEMPORAL_PAYLOAD_KEYS: 'k1:key' })).to.equal(null);
    for (const environment of [undefined, 'development', 'test'])
      expect(findPayloadKeysError({ NODE_ENV: environment })).to.equal(null);
  });
});

describe('[U] findSignInError', () => {
  it('wants the proxy named behind which https ends', () => {
    const PUBLIC_URL = 'https://seo.example';
    expect(findSignInError({ NODE_ENV, PUBLIC_URL })).to.match(/^TRUST_PROXY: must be set/);
    expect(findSignInError({ NODE_ENV, PUBLIC_URL, TRUST_PROXY: '1' })).to.equal(null);
    expect(findSignInError({ PUBLIC_URL })).to.equal(null);
    for (const other of [undefined, 'http://127.0.0.1:8080', 'no address'])
      expect(findSignInError({ NODE_ENV, PUBLIC_URL: other })).to.equal(null);
  });
});
