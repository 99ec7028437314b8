import { expect } from 'chai';
import { type OAuthEnvironment, oauthSettings, PLATFORM_NAMES, SCOPES } from '../../../domain/search/oauth-settings.js';

const ENVIRONMENT: OAuthEnvironment = {
  GOOGLE_OAUTH_CLIENT_ID: 'g',
  GOOGLE_OAUTH_CLIENT_SECRET: 'gs',
  GOOGLE_OAUTH_ISSUER: 'https://accounts.google.com',
  GOOGLE_OAUTH_AUTHORIZE_URL: 'https://accounts.google.com/o/oauth2/v2/auth',
  GOOGLE_OAUTH_TOKEN_URL: 'https://oauth2.googleapis.com/token',
  GOOGLE_OAUTH_REVOKE_URL: 'https://oauth2.googleapis.com/revoke',
  BING_OAUTH_CLIENT_ID: 'b',
  BING_OAUTH_CLIENT_SECRET: 'bs',
  BING_OAUTH_ISSUER: 'https://www.bing.com',
  BING_OAUTH_AUTHORIZE_URL: 'https://www.bing.com/webmasters/OAuth/authorize',
  BING_OAUTH_TOKEN_URL: 'https://www.bing.com/webmasters/oauth/token',
};

describe('[U] oauth settings', () => {
  it('ask Google for a grant that lasts, and for reading alone', () => {
    expect(oauthSettings(ENVIRONMENT, 'searchconsole')).to.deep.equal({
      client_id: 'g',
      client_secret: 'gs',
      issuer: 'https://accounts.google.com',
      authorize_url: 'https://accounts.google.com/o/oauth2/v2/auth',
      token_url: 'https://oauth2.googleapis.com/token',
      revoke_url: 'https://oauth2.googleapis.com/revoke',
      scope: 'https://www.googleapis.com/auth/webmasters.readonly',
      authorize_parameters: { access_type: 'offline', prompt: 'consent' },
    });
    expect(oauthSettings(ENVIRONMENT, 'analytics')?.scope).to.equal(
      'https://www.googleapis.com/auth/analytics.readonly',
    );
  });

  it('know no address to revoke at Bing unless one is set', () => {
    expect(oauthSettings(ENVIRONMENT, 'altengine')).to.deep.include({
      client_id: 'b',
      scope: 'webmaster.manage',
      revoke_url: null,
      authorize_parameters: {},
    });
    const set = { ...ENVIRONMENT, BING_OAUTH_REVOKE_URL: 'https://www.bing.com/revoke' };
    expect(oauthSettings(set, 'altengine')?.revoke_url).to.equal('https://www.bing.com/revoke');
  });

  it('are none without both parts of a client', () => {
    expect(oauthSettings({ ...ENVIRONMENT, GOOGLE_OAUTH_CLIENT_ID: undefined }, 'searchconsole')).to.equal(null);
    expect(oauthSettings({ ...ENVIRONMENT, GOOGLE_OAUTH_CLIENT_SECRET: undefined }, 'analytics')).to.equal(null);
    expect(oauthSettings({ ...ENVIRONMENT, BING_OAUTH_CLIENT_ID: undefined }, 'altengine')).to.equal(null);
    expect(oauthSettings({ ...ENVIRONMENT, BING_OAUTH_CLIENT_ID: undefined }, 'searchconsole')).to.not.equal(null);
  });

  it('name the settings that are in the environment', () => {
    for (const { settings } of Object.values(PLATFORM_NAMES))
      for (const name of settings.split(' and ')) expect(Object.keys(ENVIRONMENT)).to.include(name);
    expect(Object.keys(SCOPES)).to.deep.equal(Object.keys(PLATFORM_NAMES));
  });
});
