import { expect } from 'chai';
import { mailOAuthSettings, missingScopes } from '../../../../domain/outreach/sending/mail-oauth-settings.js';
import { loadConfig } from '../../../../platform/config.js';

const NEEDED = {
  MONGODB_URI: 'mongodb://127.0.0.1/x',
  OIDC_ISSUER: 'https://id.example',
  OIDC_CLIENT_SECRET: 'client-secret',
  SESSION_SECRET: 's'.repeat(32),
};

describe('[U] OAuth settings of mailboxes', () => {
  it('are those of the makers, and none without a client', () => {
    const client = { MICROSOFT_MAIL_CLIENT_ID: 'us', MICROSOFT_MAIL_CLIENT_SECRET: 'secret' };
    const config = loadConfig({ ...NEEDED, ...client });
    expect(mailOAuthSettings(config, 'google')).to.equal(null);
    expect(mailOAuthSettings(config, 'microsoft')).to.deep.include({
      issuer: 'https://login.microsoftonline.com/{tenantid}/v2.0',
      revoke_url: null,
      smtp: { host: 'smtp.office365.com', port: 587, secure: false, username: null },
      imap: { host: 'outlook.office365.com', port: 993, secure: true, username: null },
    });
  });

  it('find what was left out, whatever the provider calls the rest', () => {
    const asked = 'openid email https://mail.google.com/';
    const renamed = ['openid', 'https://www.googleapis.com/auth/userinfo.email'];
    expect(missingScopes(asked, [...renamed, 'https://mail.google.com/'])).to.deep.equal([]);
    expect(missingScopes(asked, renamed)).to.deep.equal(['https://mail.google.com/']);
    expect(missingScopes(asked, null)).to.deep.equal([]);
  });
});
