import type { Connection } from 'mongoose';
import { ensureIndexes } from './connect.js';
import { artifactChunkModel, artifactModel } from './models/artifact-model.js';
import { auditModel } from './models/audit-model.js';
import { auditRowsModel } from './models/audit-rows-model.js';
import { checkSettingsModel } from './models/check-settings-model.js';
import { crawlModel } from './models/crawl-model.js';
import { crawlPageModel } from './models/crawl-page-model.js';
import { crawlUrlModel } from './models/crawl-url-model.js';
import { idempotencyModel } from './models/idempotency-model.js';
import { operationEventModel } from './models/operation-event-model.js';
import { operationModel } from './models/operation-model.js';
import { rateLimitModel } from './models/rate-limit-model.js';
import { sessionModel } from './models/session-model.js';
import { createArtifactsRepository } from './repositories/artifacts.js';
import { createAuditsRepository } from './repositories/audits.js';
import { createCheckSettingsRepository } from './repositories/check-settings.js';
import { createCrawlsRepository } from './repositories/crawls.js';
import { createFindingsRepository } from './repositories/findings.js';
import { createIdempotencyRepository } from './repositories/idempotency.js';
import { createOperationsRepository } from './repositories/operations.js';
import { createRateLimitsRepository } from './repositories/rate-limits.js';
import { createSessionsRepository } from './repositories/sessions.js';

/** Every collection; ensureStore creates them and their indexes. */
export const MODELS = [
  artifactChunkModel,
  artifactModel,
  auditModel,
  auditRowsModel,
  checkSettingsModel,
  crawlModel,
  crawlPageModel,
  crawlUrlModel,
  idempotencyModel,
  operationEventModel,
  operationModel,
  rateLimitModel,
  sessionModel,
] as const;

export function createStore(connection: Connection) {
  return {
    artifacts: createArtifactsRepository(connection),
    audits: createAuditsRepository(connection),
    checkSettings: createCheckSettingsRepository(connection),
    crawls: createCrawlsRepository(connection),
    findings: createFindingsRepository(connection),
    idempotency: createIdempotencyRepository(connection),
    operations: createOperationsRepository(connection),
    rateLimits: createRateLimitsRepository(connection),
    sessions: createSessionsRepository(connection),
    /** Answers when the database does. */
    ping: async (): Promise<void> => {
      await connection.db?.admin().command({ ping: 1 });
    },
    ensure: (): Promise<void> => ensureIndexes(MODELS.map((model) => model(connection))),
  };
}

export type Store = ReturnType<typeof createStore>;
