import { expect } from 'chai';
import { hashSecret } from '../../../../api/connect/prepare-connect.js';
import { type CameBack, finishConnect } from '../../../../api/search/connect/finish-connect.js';
import { DomainError, type ErrorCode } from '../../../../domain/base/errors.js';
import type { OAuthSettings } from '../../../../domain/oauth/oauth-settings.js';
import { createSecrets } from '../../../../platform/secrets.js';
import { TEST_KEY } from '../../../support/search-console.js';

const NOW = new Date('2026-06-01T08:00:00.000Z');
const SETTINGS: OAuthSettings = {
  client_id: 'us',
  client_secret: 's',
  issuer: 'https://id.example',
  scope: 'read',
  authorize_parameters: {},
  authorize_url: 'https://id.example/a',
  token_url: 'https://id.example/t',
  revoke_url: null,
};
const REQUEST = {
  id: hashSecret('the-state'),
  user_id: 'alice',
  platform: 'analytics' as const,
  actor_id: null as string | null,
  session_hash: null as string | null,
  verifier: 'sealed',
  redirect_uri: 'https://app.example/',
};
type Outcome =
  | { connected: true; properties: number }
  | { connected: false; error: { code: ErrorCode; detail: string } };

describe('[U] end of connecting', () => {
  function finish(
    query: Record<string, string>,
    given: Partial<CameBack> = {},
    more: {
      request?: Partial<typeof REQUEST>;
      outcome?: Outcome | Error;
      answered?: boolean;
    } = {},
  ) {
    const calls: unknown[] = [];
    const deps = {
      secrets: createSecrets([TEST_KEY]),
      oauth: () => SETTINGS,
      connectRequests: {
        find: async (id: string) => (id === REQUEST.id ? { ...REQUEST, ...more.request } : null),
        answer: async () => more.answered ?? true,
        remove: async () => Boolean(calls.push('removed')),
      },
      gateway: {
        connectPlatform: async (input: unknown) => {
          calls.push(input);
          const { outcome = { connected: true, properties: 3 } } = more;
          if (outcome instanceof Error) throw outcome;
          return outcome;
        },
      },
    };
    const parameters = new URLSearchParams({ code: 'c', state: 'the-state', ...query });
    const session = { id: 'x', user_id: 'alice' };
    const back: CameBack = { platform: 'analytics', parameters, session, ...given };
    return finishConnect(deps, back, NOW).then((finished) => ({ ...finished, calls }));
  }

  it('exchanges by the name of the request alone', async () => {
    const { status, shown, refusal, calls } = await finish({});
    expect([status, refusal]).to.deep.equal([200, null]);
    const connected = { state: 'connected', platform: 'analytics', name: 'Google Analytics', properties: 3 };
    expect(shown).to.deep.equal({ ...connected, access: null });
    expect(calls).to.deep.equal([{ user_id: 'alice', platform: 'analytics', request_id: REQUEST.id }]);
  });

  const refused: [string, Parameters<typeof finish>, string][] = [
    ['an unknown state', [{ state: 'another' }], 'unknown state'],
    ['no state', [{ state: '' }], 'unknown state'],
    ['another platform', [{}, { platform: 'searchconsole' }], 'state of another platform'],
    ['a replayed state', [{}, {}, { answered: false }], 'replayed state'],
    [
      'a browser without the session that asked',
      [{}, { session: { id: 'other', user_id: 'alice' } }, { request: { session_hash: hashSecret('mine') } }],
      'state of another session',
    ],
    [
      'no browser session where one asked',
      [{}, { session: null }, { request: { session_hash: hashSecret('mine') } }],
      'state of another session',
    ],
    ['somebody else who is signed in', [{}, { session: { id: 'x', user_id: 'bob' } }], 'state of another session'],
  ];
  for (const [name, given, reason] of refused)
    it(`refuses ${name}, and exchanges nothing`, async () => {
      const { status, refusal, calls, shown } = await finish(...given);
      const isBurnt = reason.startsWith('state of another');
      expect([status, refusal, calls]).to.deep.equal([403, reason, isBurnt ? ['removed'] : []]);
      expect(shown).to.include({ state: 'refused', title: 'This sign-in is not known' });
    });

  for (const session of [null, { id: 'x', user_id: null }])
    it(`asks ${session === null ? 'who has no session' : 'a session without a user'} to sign in, and keeps nothing`, async () => {
      const { status, refusal, calls, shown } = await finish({ iss: SETTINGS.issuer }, { session });
      expect([status, refusal, calls]).to.deep.equal([200, null, []]);
      const here = '/api/integrations/analytics/callback?code=c&state=the-state&iss=https%3A%2F%2Fid.example';
      expect(shown).to.deep.equal({
        state: 'unfinished',
        platform: 'analytics',
        name: 'Google Analytics',
        account: 'alice',
        complete_path: '/api/integrations/analytics/complete',
        sign_in: `/auth/login?return_to=${encodeURIComponent(here)}`,
      });
    });

  it('takes the session that asked', async () => {
    const session = { id: 'mine', user_id: 'alice' };
    expect((await finish({}, { session }, { request: { session_hash: hashSecret('mine') } })).status).to.equal(200);
    expect((await finish({}, { session: { id: 'x', user_id: 'alice' } })).status).to.equal(200);
  });

  const odd: Record<string, string>[] = [
    { iss: 'https://evil.example' },
    { error: 'access_denied' },
    { code: '' },
    { response: 'jarm' },
  ];
  for (const query of odd)
    it(`forgets a request that was answered with ${JSON.stringify(query)}`, async () => {
      const { status, calls } = await finish(query);
      expect([status, calls]).to.deep.equal([403, ['removed']]);
    });

  it('does not call a failure of its own another browser’s fault', async () => {
    const cases: [Outcome | Error, number, string][] = [
      [{ connected: false, error: { code: 'dependency_unavailable', detail: 'Away' } }, 503, 'Away'],
      [{ connected: false, error: { code: 'conflict', detail: 'Again' } }, 403, 'Again'],
      [new DomainError('dependency_unavailable', 'Temporal is not reachable', true), 503, 'Temporal is not reachable'],
    ];
    for (const [outcome, status, reason] of cases) {
      const finished = await finish({}, {}, { outcome });
      expect([finished.status, finished.shown]).to.deep.equal([
        status,
        {
          state: 'refused',
          name: 'Google Analytics',
          title: 'Google Analytics was not connected',
          reason,
          next_step: 'Close this window and choose “Connect” again.',
        },
      ]);
    }
    const unforeseen: unknown = await finish({}, {}, { outcome: new Error('bug') }).catch((error: unknown) => error);
    expect(String(unforeseen)).to.equal('Error: bug');
  });
});
