import { expect } from 'chai';
import mongoose from 'mongoose';
import { wireOutreachApi } from '../../../api/outreach/outreach-parts.js';
import { loadConfig } from '../../../platform/config.js';
import { createStore } from '../../../store/index.js';
import { createRecordingGateway } from '../../support/api/operations-api.js';

const NEEDED = {
  MONGODB_URI: 'mongodb://127.0.0.1/x',
  OIDC_ISSUER: 'http://127.0.0.1/',
  OIDC_CLIENT_SECRET: 'client secret',
  SESSION_SECRET: 'a test secret of more than 32 characters',
};
const parts = (env: Record<string, string> = {}) =>
  wireOutreachApi(
    loadConfig({ ...NEEDED, ...env }),
    createStore(mongoose.createConnection()),
    createRecordingGateway(),
  );

describe('[U] wireOutreachApi', () => {
  it('has no seal for passwords without a key, and one with it', () => {
    expect(parts().secrets).to.equal(null);
    const key = `k1:${Buffer.alloc(32, 7).toString('base64')}`;
    expect(parts({ ENCRYPTION_KEYS: key }).secrets?.seal('x')).to.match(/^k1\./);
  });

  it('signs with a secret of its own once there is one', () => {
    const claim = { user_id: 'alice', email: 'ana@blog.example', attempt_id: 'a'.repeat(24) };
    const token = parts().unsubscribeTokens.sign(claim);
    expect(parts().unsubscribeTokens.read(token)).to.deep.equal(claim);
    const own = parts({ UNSUBSCRIBE_SECRET: 'another secret of more than 32 characters' });
    expect(own.unsubscribeTokens.read(token)).to.equal(null);
  });

  it('opens mail servers inside by name alone', async () => {
    const { mailGuard } = parts({ ALLOWED_MAIL_HOSTS: '127.0.0.1:2525' });
    expect(await mailGuard.resolveHost('127.0.0.1', 2525)).to.deep.equal(['127.0.0.1']);
    const failure: unknown = await mailGuard.resolveHost('127.0.0.1', 587).catch((caught: unknown) => caught);
    expect(failure).to.have.property('name', 'UrlNotAllowedError');
  });

  const searches: [env: Record<string, string>, can: boolean][] = [
    [{}, false],
    [{ SEARXNG_URL: 'http://127.0.0.1:8888' }, true],
    [{ BRAVE_API_KEY: 'x' }, true],
    [{ SERPER_API_KEY: 'x' }, true],
    [{ GOOGLE_SEARCH_KEY: 'x' }, false],
    [{ GOOGLE_SEARCH_KEY: 'x', GOOGLE_SEARCH_ENGINE: 'y' }, true],
  ];
  for (const [env, can] of searches) {
    it(`${can ? 'can' : 'cannot'} search with ${Object.keys(env).join(' and ') || 'nothing'}`, () => {
      expect(parts(env).canSearch).to.equal(can);
    });
  }

  it('has a model when it is named and can be reached', () => {
    expect(parts().hasModel).to.equal(false);
    expect(parts({ OPENAI_MODEL: 'm' }).hasModel).to.equal(false);
    expect(parts({ OPENAI_API_KEY: 'k' }).hasModel).to.equal(false);
    expect(parts({ OPENAI_MODEL: 'm', OPENAI_API_KEY: 'k' }).hasModel).to.equal(true);
    expect(parts({ OPENAI_MODEL: 'm', OPENAI_BASE_URL: 'http://127.0.0.1:1' }).hasModel).to.equal(true);
  });

  it('passes on the limits of the installation', () => {
    expect(parts({ OUTREACH_USER_DAILY_LIMIT: '7', OUTREACH_TIME_ZONE: 'Europe/Berlin' }).policy).to.deep.equal({
      user_daily_limit: 7,
      domain_daily_limit: 20,
      time_zone: 'Europe/Berlin',
      require_consent: false,
      domain_gate: 'refuse',
    });
    expect(parts({ SMTP_URL: 'smtp://m.example', MAIL_FROM: 'a@b.example' }).environmentSender?.email).to.equal(
      'a@b.example',
    );
    expect(parts().environmentSender).to.equal(null);
  });
});
