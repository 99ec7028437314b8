import type { RequestHandler } from 'express';
import { createDocsHandlers, type DocsDeps } from './docs.js';
import { createHealthHandlers, type HealthDeps } from './health.js';
import { createSessionHandlers, type SessionDeps } from './session.js';

/** operationId of openapi.yaml → what answers it. */
export type Handlers = Record<string, RequestHandler>;

export type HandlerDeps = DocsDeps & HealthDeps & SessionDeps;

/** The register of all handlers. createApp refuses to start when an operation of the contract is missing here. */
export function createHandlers(deps: HandlerDeps): Handlers {
  return {
    ...createDocsHandlers(deps),
    ...createHealthHandlers(deps),
    ...createSessionHandlers(deps),
  };
}
