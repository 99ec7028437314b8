import express, { type Express } from 'express';
import type { Registry } from 'prom-client';
import type { Config } from '../platform/config.js';
import type { Logger } from '../platform/logger.js';
import { createSecrets } from '../platform/secrets.js';
import type { RateLimitsRepository } from '../store/accounts/rate-limits.js';
import type { SessionsRepository } from '../store/accounts/sessions.js';
import type { IdempotencyRepository } from '../store/operations/idempotency.js';
import { createDocsAssets, DOCS_ASSETS_PATH } from './docs.js';
import type { ApiTokenDeps } from './http/auth/api-tokens.js';
import { createAuthenticate, createRequireUser } from './http/auth/authenticate.js';
import { checkCsrf } from './http/auth/csrf.js';
import type { IdentityProvider } from './http/auth/identity-provider.js';
import { requirePlan } from './http/auth/plan.js';
import { createSessions } from './http/auth/session.js';
import { createVerifiedTokens } from './http/auth/verified-tokens.js';
import { createContractRouter } from './http/contract/contract-router.js';
import type { AnyHandlers } from './http/contract/handler.js';
import type { OpenApiDocument } from './http/contract/openapi-document.js';
import { createOperationFinder } from './http/contract/operation-finder.js';
import { createErrorHandler } from './http/errors.js';
import { createBodyParser } from './http/requests/body-parser.js';
import { checkMethod, createOperationMatcher } from './http/requests/gate.js';
import { createIdempotency } from './http/requests/idempotency.js';
import { createRateLimit } from './http/requests/rate-limit.js';
import { assignRequestId } from './http/requests/request-id.js';
import { createRequestLog } from './http/requests/request-log.js';
import { createSecurityHeaders } from './http/requests/security-headers.js';
import { createRequestMetrics } from './metrics.js';
import { APP_ASSETS_PATH, createAppAssets } from './web-app.js';
import type { ApplyGroupsDeps } from './workspaces/apply-groups.js';
import { type AuditLogDeps, createAuditLog } from './workspaces/audit-log.js';
import { createFindLimits } from './workspaces/find-limits.js';
import { createGuestScope, type GuestScopeDeps } from './workspaces/guest-scope.js';
import { createResolveWorkspace, type ResolveWorkspaceDeps } from './workspaces/resolve-workspace.js';
import { createSyncGroups } from './workspaces/sync-groups.js';
import { toGroupMappings } from './workspaces/to-group-mappings.js';

export interface AppDeps {
  config: Pick<
    Config,
    | 'NODE_ENV'
    | 'OIDC_AUDIENCE'
    | 'SESSION_SECRET'
    | 'ENCRYPTION_KEYS'
    | 'PLAN_CLAIM'
    | 'DEFAULT_PLAN'
    | 'GROUPS_CLAIM'
    | 'GROUP_MAPPINGS'
    | 'WORKSPACE_LIMITS'
    | 'RATE_LIMIT_PER_MINUTE'
    | 'TRUST_PROXY'
  >;
  logger: Logger;
  store: {
    sessions: SessionsRepository;
    idempotency: IdempotencyRepository;
    rateLimits: RateLimitsRepository;
  } & GuestScopeDeps &
    Omit<ResolveWorkspaceDeps, 'findLimits'> &
    Pick<AuditLogDeps, 'auditLog'> &
    Pick<ApiTokenDeps, 'apiTokens'> &
    Omit<ApplyGroupsDeps, 'logger' | 'findLimits'>;
  provider: IdentityProvider;
  document: OpenApiDocument;
  handlers: AnyHandlers;
  metrics: Registry;
}

/**
 * The whole HTTP side, without listening or connecting. The order is the design: name and log the request, find out its
 * operation and its user, count it, and only then reject anything or read its body.
 */
export function createApp({ config, logger, store, provider, document, handlers, metrics }: AppDeps): Express {
  const production = config.NODE_ENV === 'production';
  const app = express();
  app.disable('x-powered-by');
  app.enable('case sensitive routing');
  app.set('validates responses', config.NODE_ENV === 'test');
  app.set('trust proxy', toTrustProxy(config.TRUST_PROXY));

  app.use(assignRequestId, createRequestLog(logger), createSecurityHeaders(production));
  app.use(createOperationMatcher(createOperationFinder(document)), createRequestMetrics(metrics));
  app.use(DOCS_ASSETS_PATH, createDocsAssets());
  app.use(APP_ASSETS_PATH, createAppAssets());

  const plan = { claim: config.PLAN_CLAIM, fallback: config.DEFAULT_PLAN };
  app.use(createSessions(document, { sessions: store.sessions, secret: config.SESSION_SECRET, production }));
  app.use(
    createAuthenticate(
      document,
      {
        provider,
        audience: config.OIDC_AUDIENCE,
        plan,
        groupsClaim: config.GROUPS_CLAIM,
        verified: createVerifiedTokens(),
      },
      { apiTokens: store.apiTokens, fallbackPlan: config.DEFAULT_PLAN },
    ),
  );
  app.use(createRateLimit({ limitPerMinute: config.RATE_LIMIT_PER_MINUTE, limits: store.rateLimits, logger }));
  app.use(checkMethod, createRequireUser(document), checkCsrf);
  const findLimits = createFindLimits(config.WORKSPACE_LIMITS);
  app.use(createSyncGroups({ ...store, logger, findLimits }, toGroupMappings(config.GROUP_MAPPINGS)));
  app.use(createAuditLog({ auditLog: store.auditLog, logger }), createResolveWorkspace({ ...store, findLimits }));
  app.use(createGuestScope(store));
  app.use(requirePlan, createBodyParser());

  const secrets = createSecrets(config.ENCRYPTION_KEYS);
  const before = createIdempotency({
    keys: store.idempotency,
    secrets,
    fingerprintKey: config.SESSION_SECRET,
    logger,
  });
  app.use(createContractRouter({ document, handlers, before, validateResponses: config.NODE_ENV === 'test' }));
  app.use(createErrorHandler(logger));
  return app;
}

/** Express's own forms: a number of hops, or addresses and subnets. Trusting all would let callers fake an address. */
function toTrustProxy(setting: string): number | string[] | false {
  if (setting === '') return false;
  return /^\d+$/.test(setting) ? Number(setting) : setting.split(',').map((address) => address.trim());
}
