import { expect } from 'chai';
import { sealTokens } from '../../../domain/oauth/seal-tokens.js';
import { createSecrets } from '../../../platform/secrets.js';
import { TEST_KEY } from '../../support/search-console.js';

const PLACE = (field: string) => `alice|searchconsole|${field}`;
const TOKENS = {
  access_token: 'at',
  refresh_token: 'rt' as string | null,
  expires_in_s: 60,
  scopes: null,
  identity: null,
};
const now = () => new Date('2026-06-01T08:00:00.000Z');

describe('[U] sealing of tokens', () => {
  const secrets = createSecrets([TEST_KEY]);

  it('binds each to its record and field', () => {
    const sealed = sealTokens({ secrets, now }, PLACE, TOKENS);
    expect(sealed).to.include({ expires_at: '2026-06-01T08:01:00.000Z' });
    expect(secrets.open(sealed.access_token, 'alice|searchconsole|access_token')).to.equal('at');
    expect(secrets.open(sealed.refresh_token ?? '', 'alice|searchconsole|refresh_token')).to.equal('rt');
    expect(() => secrets.open(sealed.refresh_token ?? '', 'alice|searchconsole|access_token')).to.throw();
  });

  it('keeps none for none', () => {
    expect(sealTokens({ secrets, now }, PLACE, { ...TOKENS, refresh_token: null }).refresh_token).to.equal(null);
  });

  it('needs a key', () => {
    expect(() => sealTokens({ secrets: createSecrets([]), now }, PLACE, TOKENS)).to.throw('ENCRYPTION_KEYS is not set');
  });
});
