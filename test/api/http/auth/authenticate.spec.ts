import { expect } from 'chai';
import type { RequestHandler } from 'express';
import { createAuthenticate, createRequireUser } from '../../../../api/http/auth/authenticate.js';
import { createIdentityProvider } from '../../../../api/http/auth/identity-provider.js';
import { createVerifiedTokens } from '../../../../api/http/auth/verified-tokens.js';
import { parseOpenApiDocument } from '../../../../api/http/contract/openapi-document.js';
import { createOperationFinder } from '../../../../api/http/contract/operation-finder.js';
import { createOperationMatcher } from '../../../../api/http/requests/gate.js';
import { readRequestContext } from '../../../../api/http/requests/request-context.js';
import { startIdentity, type TestIdentity } from '../../../support/servers/identity.js';
import { type SmallApp, startSmallApp } from '../../../support/sites/small-app.js';

const operation = (operationId: string, security?: object[]) => ({
  get: { operationId, responses: {}, ...(security && { security }) },
});
const document = parseOpenApiDocument(
  JSON.stringify({
    openapi: '3.1.0',
    info: { title: 't', version: '1' },
    security: [{ bearerAuth: [] }, { sessionCookie: [] }],
    paths: {
      '/closed': operation('closed'),
      '/open': operation('open', []),
      '/either': operation('either', [{}, { bearerAuth: [] }, { sessionCookie: [] }]),
      '/cookie': operation('cookie', [{ sessionCookie: [] }]),
      '/bearer': operation('bearer', [{ bearerAuth: [] }]),
    },
  }),
);

describe('[I] authenticate', () => {
  let identity: TestIdentity;
  let app: SmallApp;
  let session: object | undefined;

  before(async () => {
    identity = await startIdentity('linkwright', ['RS256', 'ES256']);
    const provider = createIdentityProvider({ issuer: identity.issuer });
    const plan = { claim: 'plan', fallback: 'free' } as const;
    const bearer = { provider, audience: identity.audience, plan, verified: createVerifiedTokens() };
    const apiTokens = { findByHash: async () => null, noteUse: async () => undefined };
    const withSession: RequestHandler = (req, _res, next) => {
      if (session) Object.assign(req, { session });
      next();
    };
    const show: RequestHandler = (req, res) => {
      const { user, signedInBy } = readRequestContext(req);
      res.json([user?.id ?? null, user?.plan ?? null, signedInBy]);
    };
    const match = createOperationMatcher(createOperationFinder(document));
    app = await startSmallApp([
      match,
      withSession,
      createAuthenticate(document, bearer, { apiTokens, fallbackPlan: 'free' }),
      createRequireUser(document),
      show,
    ]);
  });
  beforeEach(() => {
    session = undefined;
  });
  after(() => Promise.all([app.close(), identity.close()]));

  const ask = async (path: string, authorization?: string) => {
    const { status, json } = await app.call('GET', path, {
      headers: authorization === undefined ? {} : { authorization },
    });
    return status === 200 ? json : status;
  };
  const NOBODY = [null, null, null];

  it('knows a bearer where the operation wants to know', async () => {
    const bearer = `Bearer ${await identity.token({ plan: 'premium' })}`;
    for (const path of ['/closed', '/either', '/bearer'])
      expect(await ask(path, bearer), path).to.deep.equal(['alice', 'premium', 'bearer']);
    expect(await ask('/open', bearer)).to.deep.equal(NOBODY);
    expect(await ask('/cookie', bearer)).to.equal(401);
  });

  it('knows the user of a session where that will do', async () => {
    session = { user: { id: 'bob', plan: 'free', name: null, email: null } };
    for (const path of ['/closed', '/either', '/cookie'])
      expect(await ask(path), path).to.deep.equal(['bob', 'free', 'session']);
    expect(await ask('/bearer')).to.equal(401);
    expect(await ask('/open')).to.deep.equal(NOBODY);
  });

  it('goes by the token when both come, good or bad', async () => {
    session = { user: { id: 'bob', plan: 'free', name: null, email: null } };
    expect(await ask('/closed', `Bearer ${await identity.token()}`)).to.deep.equal(['alice', 'free', 'bearer']);
    expect(await ask('/closed', 'Bearer nonsense')).to.equal(401);
    expect(await ask('/either', 'Bearer nonsense')).to.equal(401);
  });

  it('lets no one in where somebody is needed, and only there', async () => {
    const outcomes = await Promise.all(['/closed', '/cookie', '/bearer', '/open', '/either'].map((path) => ask(path)));
    expect(outcomes).to.deep.equal([401, 401, 401, NOBODY, NOBODY]);
    expect(await ask('/open', 'Bearer nonsense')).to.deep.equal(NOBODY);
  });
});
