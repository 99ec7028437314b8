import { expect } from 'chai';
import { CONFIG_KEYS, loadConfig } from '../../../platform/config.js';
import { applicationEnvironment } from '../../../scripts/lib/application-environment.mjs';

const ADDRESSES = {
  ports: { api: 8081, metrics: 9001, workerMetrics: 9002 },
  publicUrl: 'http://127.0.0.1:8081',
  mongodbUri: 'mongodb://127.0.0.1:27018/linkwright',
  temporalAddress: '127.0.0.1:7234',
  temporalNamespace: 'linkwright',
  chromePath: '/usr/bin/chromium',
  developmentIdentity: { issuer: 'http://127.0.0.1:9400', clientSecret: 'c'.repeat(40) },
  sessionSecret: 's'.repeat(40),
  payloadKey: `development:${Buffer.alloc(32, 1).toString('base64')}`,
};

describe('[U] environment of the application', () => {
  it('is a whole configuration', () => {
    const config = loadConfig(applicationEnvironment({}, ADDRESSES));
    expect(config).to.include({
      PORT: 8081,
      METRICS_PORT: 9001,
      WORKER_METRICS_PORT: 9002,
      PUBLIC_URL: 'http://127.0.0.1:8081',
      TEMPORAL_ADDRESS: '127.0.0.1:7234',
      OIDC_ISSUER: 'http://127.0.0.1:9400',
      CHROME_PATH: '/usr/bin/chromium',
      CHROME_NO_SANDBOX: process.getuid?.() === 0,
    });
    expect(config.TEMPORAL_PAYLOAD_KEYS).to.deep.equal([ADDRESSES.payloadKey]);
    expect(config.WORKFLOW_BUNDLE).to.match(/\/dist\/workflow-bundle\.js$/);
  });

  it('has only settings that the application knows', () => {
    expect(CONFIG_KEYS).to.include.members(Object.keys(applicationEnvironment({}, ADDRESSES)));
  });

  it('leaves the identity to the provider that was set, and the browser out when there is none', () => {
    const environment = applicationEnvironment(
      {},
      { ...ADDRESSES, developmentIdentity: undefined, chromePath: undefined },
    );
    expect(environment).to.not.have.any.keys('OIDC_ISSUER', 'OIDC_CLIENT_SECRET', 'CHROME_PATH');
  });

  it('makes up no address for production, where mails would carry it', () => {
    const production = { NODE_ENV: 'production' };
    expect(applicationEnvironment(production, ADDRESSES)).to.not.have.property('PUBLIC_URL');
    const given = { ...production, PUBLIC_URL: 'https://seo.example/' };
    const environment = applicationEnvironment(given, { ...ADDRESSES, publicUrl: 'https://seo.example' });
    expect(environment).to.have.property('PUBLIC_URL', 'https://seo.example');
  });
});
