import { createHash } from 'node:crypto';
import { expect } from 'chai';
import { hashSecret } from '../../../../api/connect/prepare-connect.js';
import { HttpError } from '../../../../api/http/http-error.js';
import { callbackPath, requireSettings, startConnect } from '../../../../api/search/connect/start-connect.js';
import type { ConnectRequest } from '../../../../domain/oauth/connect-request.js';
import type { OAuthSettings } from '../../../../domain/oauth/oauth-settings.js';
import { createSecrets } from '../../../../platform/secrets.js';
import { TEST_KEY } from '../../../support/search-console.js';

const NOW = new Date('2026-06-01T08:00:00.000Z');
const SETTINGS: OAuthSettings = {
  client_id: 'us',
  client_secret: 'our-secret',
  issuer: 'https://id.example',
  scope: 'read',
  authorize_url: 'https://id.example/a?tenant=1',
  token_url: 'https://id.example/t',
  revoke_url: null,
  authorize_parameters: { prompt: 'consent' },
};

describe('[U] start of connecting', () => {
  const secrets = createSecrets([TEST_KEY]);
  function recording(changes: object = {}) {
    const kept: { request: ConnectRequest; expiresAt: Date }[] = [];
    const connectRequests = {
      insert: async (request: ConnectRequest, _now: Date, expiresAt: Date) => void kept.push({ request, expiresAt }),
    };
    const deps = { connectRequests, secrets, oauth: () => SETTINGS, publicUrl: 'https://app.example/', ...changes };
    return { kept, deps };
  }
  const asked = {
    user_id: 'alice',
    actor_id: 'alice',
    platform: 'analytics' as const,
    session_id: 'cookie' as string | null,
  };

  it('keeps a hash of the state and the sealed verifier, for twenty minutes', async () => {
    const { kept, deps } = recording();
    const url = new URL(await startConnect(deps, asked, NOW));
    const [{ request, expiresAt } = { request: null, expiresAt: null }] = kept;
    const state = url.searchParams.get('state') ?? '';
    expect(request).to.deep.include({
      id: hashSecret(state),
      user_id: 'alice',
      actor_id: null,
      platform: 'analytics',
      session_hash: hashSecret('cookie'),
      redirect_uri: 'https://app.example/api/integrations/analytics/callback',
    });
    expect(expiresAt?.toISOString()).to.equal('2026-06-01T08:20:00.000Z');
    const verifier = secrets.open(request?.verifier ?? '', 'alice|analytics|code_verifier');
    expect(url.searchParams.get('code_challenge')).to.equal(createHash('sha256').update(verifier).digest('base64url'));
    expect([url.origin, url.searchParams.get('tenant'), url.searchParams.get('prompt')]).to.deep.equal([
      'https://id.example',
      '1',
      'consent',
    ]);
    expect(url.href).to.not.contain('our-secret').and.not.contain(verifier);
  });

  it('never makes the same state or verifier twice', async () => {
    const { kept, deps } = recording();
    await startConnect(deps, asked, NOW);
    await startConnect(deps, { ...asked, session_id: null }, NOW);
    const [one, two] = kept.map(({ request }) => request);
    expect(one?.id).to.not.equal(two?.id);
    expect(two?.session_hash).to.equal(null);
  });

  it('needs a client and a key', async () => {
    for (const changes of [{ oauth: () => null }, { secrets: null }]) {
      const { kept, deps } = recording(changes);
      const failure: unknown = await startConnect(deps, asked, NOW).catch((error: unknown) => error);
      expect(failure).to.be.instanceOf(HttpError).and.include({ status: 503 });
      expect(kept).to.deep.equal([]);
    }
    expect(() => requireSettings({ oauth: () => null }, 'altengine')).to.throw(HttpError);
  });

  it('comes back to one address for each platform', () => {
    expect(callbackPath('altengine')).to.equal('/api/integrations/altengine/callback');
  });
});
