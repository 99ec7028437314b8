import { expect } from 'chai';
import { wireIntegrations } from '../../../api/search/integration-parts.js';
import { loadConfig } from '../../../platform/config.js';

const NEEDED = {
  MONGODB_URI: 'mongodb://127.0.0.1/x',
  OIDC_ISSUER: 'https://id.example',
  OIDC_CLIENT_SECRET: 'client-secret',
  SESSION_SECRET: 's'.repeat(32),
};

describe('[U] integration parts', () => {
  it('know the client of a provider by its settings, at the addresses of its maker', () => {
    const { integrations } = wireIntegrations(
      loadConfig({ ...NEEDED, GOOGLE_OAUTH_CLIENT_ID: 'us', GOOGLE_OAUTH_CLIENT_SECRET: 'secret' }),
    );
    expect(integrations.oauth('searchconsole')).to.include({
      client_id: 'us',
      token_url: 'https://oauth2.googleapis.com/token',
    });
    expect(integrations.oauth('altengine')).to.equal(null);
  });
});
