import { createServer } from 'node:http';
import type mongoose from 'mongoose';
import { Registry } from 'prom-client';
import { type AppDeps, createApp } from '../../../api/app.js';
import { createIdentityProvider } from '../../../api/http/auth/identity-provider.js';
import type { AnyHandlers } from '../../../api/http/contract/handler.js';
import { type OpenApiDocument, readOpenApiDocument } from '../../../api/http/contract/openapi-document.js';
import { createLogger } from '../../../platform/logger.js';
import { createApiTokensRepository } from '../../../store/accounts/api-tokens.js';
import { rateLimitModel } from '../../../store/accounts/rate-limit-model.js';
import { createRateLimitsRepository, type RateLimitsRepository } from '../../../store/accounts/rate-limits.js';
import { sessionModel } from '../../../store/accounts/session-model.js';
import { createSessionsRepository } from '../../../store/accounts/sessions.js';
import { createAuditsRepository } from '../../../store/audits/audits.js';
import { ensureIndexes } from '../../../store/base/connect.js';
import { createIdempotencyRepository } from '../../../store/operations/idempotency.js';
import { idempotencyModel } from '../../../store/operations/idempotency-model.js';
import { createSitesRepository } from '../../../store/sites/sites.js';
import { createAuditLogRepository } from '../../../store/workspaces/audit-log.js';
import { createMembershipsRepository } from '../../../store/workspaces/memberships.js';
import { createWorkspacesRepository } from '../../../store/workspaces/workspaces.js';
import { plainContract } from '../contract.js';
import { type Answer, type Call, callHttp } from '../servers/http-call.js';

export interface TestApi {
  url: string;
  port: number;
  call(method: string, path: string, call?: Call): Promise<Answer>;
  /** Log lines so far, parsed. */
  logLines: Record<string, unknown>[];
  close(): Promise<void>;
}

export interface TestApiOptions {
  handlers: AnyHandlers;
  issuer: string;
  connection: mongoose.Connection;
  /** Paths beside those of openapi.yaml; operations without a handler are left out. */
  paths?: Record<string, unknown>;
  config?: Partial<AppDeps['config']>;
  metrics?: Registry;
  /** Requests count in this window of the rate limit, whatever the time. */
  rateWindow?: Date;
  /** Counts elsewhere than in the database: a spec that sends tens of thousands would write once more for each. */
  rateLimits?: RateLimitsRepository;
  /** Lowest level of log lines that are kept; info unless given. */
  logLevel?: 'info' | 'error';
}

/** The real app with handlers of the test's own, on a free port. */
export async function startTestApi(options: TestApiOptions): Promise<TestApi> {
  const logLines: Record<string, unknown>[] = [];
  const logger = createLogger(
    { level: options.logLevel ?? 'info', service: 'api' },
    { write: (line: string) => void logLines.push(JSON.parse(line)) },
  );
  const { connection } = options;
  await ensureIndexes([sessionModel, idempotencyModel, rateLimitModel].map((model) => model(connection)));
  const app = createApp({
    config: { ...TEST_CONFIG, ...options.config },
    logger,
    store: {
      apiTokens: createApiTokensRepository(connection),
      sessions: createSessionsRepository(connection),
      idempotency: createIdempotencyRepository(connection),
      audits: createAuditsRepository(connection),
      sites: createSitesRepository(connection),
      memberships: createMembershipsRepository(connection),
      workspaces: createWorkspacesRepository(connection),
      auditLog: createAuditLogRepository(connection),
      rateLimits: options.rateLimits ?? limitsIn(createRateLimitsRepository(connection), options.rateWindow),
    },
    provider: createIdentityProvider({ issuer: options.issuer }),
    document: documentFor(options),
    handlers: options.handlers,
    metrics: options.metrics ?? new Registry(),
  });
  const server = createServer(app);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    call: (method, path, call) => callHttp(port, method, path, call),
    logLines,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function limitsIn(limits: RateLimitsRepository, window: Date | undefined): RateLimitsRepository {
  return window === undefined ? limits : { ...limits, hit: (caller, _start, ms) => limits.hit(caller, window, ms) };
}

const TEST_CONFIG: AppDeps['config'] = {
  NODE_ENV: 'test',
  OIDC_AUDIENCE: 'linkwright',
  SESSION_SECRET: 'a test secret of more than 32 characters',
  ENCRYPTION_KEYS: [`k1:${Buffer.alloc(32, 7).toString('base64')}`],
  PLAN_CLAIM: 'plan',
  DEFAULT_PLAN: 'enterprise',
  GROUPS_CLAIM: 'groups',
  GROUP_MAPPINGS: [],
  WORKSPACE_LIMITS: {},
  RATE_LIMIT_PER_MINUTE: 10_000,
  TRUST_PROXY: '',
};

const METHODS = ['get', 'put', 'post', 'delete', 'patch'] as const;

/** Components and paths of openapi.yaml with the paths of the test, cut down to what has a handler. */
export function documentFor({ paths = {}, handlers }: Pick<TestApiOptions, 'paths' | 'handlers'>): OpenApiDocument {
  const whole = plainContract();
  const merged = readOpenApiDocument({ ...whole, paths: { ...whole.paths, ...structuredClone(paths) } });
  for (const [path, item] of Object.entries(merged.paths)) {
    for (const method of METHODS) if (!handlers[item[method]?.operationId ?? '']) delete item[method];
    if (METHODS.every((method) => !item[method])) delete merged.paths[path];
  }
  return merged;
}
