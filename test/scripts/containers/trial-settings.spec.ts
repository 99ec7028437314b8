import { expect } from 'chai';
import { loadApiConfig } from '../../../platform/config.js';
import { listSecrets, makeTrialSettings } from '../../../scripts/containers/trial-settings.mjs';

const make = () => makeTrialSettings({ tls: 8443, api: 8080, ui: 8233, identity: 9443 }, '/trial/certificate.pem');

describe('[U] settings of a trial of the containers', () => {
  it('are those of a production that people can sign in to', () => {
    const config = loadApiConfig({
      ...make(),
      MONGODB_URI: 'mongodb://mongo/linkwright',
      TEMPORAL_ADDRESS: 'temporal:7233',
    });
    expect(config).to.include({ NODE_ENV: 'production', PUBLIC_URL: 'https://localhost:8443' });
  });

  it('are of this trial alone', () => {
    const [one, other] = [listSecrets(make()), listSecrets(make())];
    expect(one).to.have.length(10);
    for (const secret of one) {
      expect(secret.length).to.be.greaterThan(31);
      expect(other).to.not.include(secret);
    }
  });
});
