import { expect } from 'chai';
import { loadApiConfig, loadConfig, loadPayloadKeys, loadProxyConfig } from '../../platform/config.js';

const NEEDED = {
  MONGODB_URI: 'mongodb://127.0.0.1:27017/linkwright',
  OIDC_ISSUER: 'https://id.example',
  OIDC_CLIENT_SECRET: 'client-secret',
  SESSION_SECRET: 's'.repeat(32),
};
const PAYLOAD_KEYS = { TEMPORAL_PAYLOAD_KEYS: `k1:${Buffer.alloc(32, 1).toString('base64')}` };

describe('[U] loadConfig', () => {
  it('wants keys for what workflows are given, in production', () => {
    const production = { ...NEEDED, NODE_ENV: 'production', PUBLIC_URL: 'https://seo.example' };
    for (const load of [loadConfig, loadApiConfig])
      expect(() => load({ ...production, TRUST_PROXY: '1' })).to.throw(
        /^The configuration has 1 error\(s\):\n {2}TEMPORAL_PAYLOAD_KEYS: must be set in production/,
      );
    const { TEMPORAL_PAYLOAD_KEYS } = loadConfig({ ...production, ...PAYLOAD_KEYS });
    expect(TEMPORAL_PAYLOAD_KEYS).to.deep.equal([PAYLOAD_KEYS.TEMPORAL_PAYLOAD_KEYS]);
    expect(loadConfig(NEEDED).TEMPORAL_PAYLOAD_KEYS).to.deep.equal([]);
  });

  it('has defaults for all but the stores and the sign-in', () => {
    expect(loadConfig(NEEDED)).to.deep.include({
      ...NEEDED,
      NODE_ENV: 'development',
      HOST: '127.0.0.1',
      PORT: 8080,
      TEMPORAL_TLS: false,
      ALLOWED_PRIVATE_HOSTS: [],
      ALLOWED_PORTS: ['80', '443', '8080', '8443'],
      WORKER_QUEUES: ['orchestration', 'crawl', 'browser', 'mail', 'llm'],
      DEFAULT_PLAN: 'enterprise',
    });
  });

  it('reads lists, flags and numbers, and takes an empty value for none', () => {
    const config = loadConfig({
      ...NEEDED,
      PORT: '9000',
      HOST: '',
      TEMPORAL_TLS: 'true',
      ALLOWED_PRIVATE_HOSTS: ' 127.0.0.1:8000, ,10.0.0.1:80 ',
      WORKER_QUEUES: 'crawl',
    });
    expect(config).to.deep.include({ PORT: 9000, HOST: '127.0.0.1', TEMPORAL_TLS: true, WORKER_QUEUES: ['crawl'] });
    expect(config.ALLOWED_PRIVATE_HOSTS).to.deep.equal(['127.0.0.1:8000', '10.0.0.1:80']);
  });

  it('names all errors at once and no value', () => {
    const wrong = { ...NEEDED, SESSION_SECRET: 'hunter2', PORT: '70000', WORKER_QUEUES: 'post', OIDC_ISSUER: '' };
    let message = '';
    try {
      loadConfig(wrong);
    } catch (error) {
      message = error instanceof Error ? error.message : '';
    }
    const [title, ...errors] = message.split('\n');
    expect(title).to.equal('The configuration has 4 error(s):');
    const names = errors.map((fault) => /^ {2}(\w+)/.exec(fault)?.[1]);
    expect(names).to.have.members(['SESSION_SECRET', 'PORT', 'WORKER_QUEUES', 'OIDC_ISSUER']);
    expect(message).to.not.contain('hunter2');
  });

  it('wants an address that works for others in production, and tells so beside other errors', () => {
    const production = { ...NEEDED, ...PAYLOAD_KEYS, NODE_ENV: 'production' };
    expect(() => loadConfig({ ...production, PUBLIC_URL: '', PORT: 'x' })).to.throw(
      /^The configuration has 2 error\(s\):\n {2}PORT: .*\n {2}PUBLIC_URL: must be set in production/,
    );
    expect(() => loadConfig({ ...production, PUBLIC_URL: 'http://seo.example' })).to.throw('must begin with https://');
    expect(loadConfig({ ...production, PUBLIC_URL: 'https://seo.example' }).PUBLIC_URL).to.equal('https://seo.example');
  });
});

describe('[U] loadApiConfig', () => {
  it('refuses a production in which no one could sign in', () => {
    const behindTls = { ...NEEDED, ...PAYLOAD_KEYS, NODE_ENV: 'production', PUBLIC_URL: 'https://seo.example' };
    expect(() => loadApiConfig(behindTls)).to.throw('TRUST_PROXY: must be set where PUBLIC_URL is https');
    expect(loadApiConfig({ ...behindTls, TRUST_PROXY: '1' }).TRUST_PROXY).to.equal('1');
    expect(loadApiConfig(NEEDED).TRUST_PROXY).to.equal('');
  });
});

describe('[U] loadProxyConfig', () => {
  it('needs nothing and knows no secret', () => {
    expect(loadProxyConfig({ ...NEEDED, PORT: '3128' })).to.deep.equal({
      HOST: '127.0.0.1',
      PORT: 3128,
      LOG_LEVEL: 'info',
      ALLOWED_PRIVATE_HOSTS: [],
      ALLOWED_PORTS: ['80', '443', '8080', '8443'],
      SHUTDOWN_GRACE_SECONDS: 10,
    });
  });
});

describe('[U] loadPayloadKeys', () => {
  it('needs nothing else', () => {
    expect(loadPayloadKeys({ TEMPORAL_PAYLOAD_KEYS: 'a:1, b:2' })).to.deep.equal(['a:1', 'b:2']);
    expect(loadPayloadKeys({})).to.deep.equal([]);
  });
});
