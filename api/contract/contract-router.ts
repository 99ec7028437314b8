import type { RequestHandler } from 'express';
import { middleware as createValidator } from 'express-openapi-validator';
import type { Handlers } from '../handlers/index.js';
import { checkRequestText } from '../requests/check-request-text.js';
import { contextOf } from '../requests/request-context.js';
import { CONTRACT_FORMATS } from './contract-formats.js';
import { listOperations, type OpenApiDocument } from './openapi-document.js';

/** Keep in step with the limits that openapi.yaml states for uploads. */
const MAX_UPLOAD_BYTES = 10_485_760;

export interface ContractRouterOptions {
  document: OpenApiDocument;
  handlers: Handlers;
  /** Runs after validation and before the handler. */
  before: RequestHandler;
  /** Answers that break the contract become a 500: for tests. */
  validateResponses: boolean;
}

/**
 * Checks requests against the contract and hands them to the handler of their operationId.
 * @throws at once, naming every operation of the contract that has no handler.
 */
export function createContractRouter({
  document,
  handlers,
  before,
  validateResponses,
}: ContractRouterOptions): RequestHandler[] {
  const operations = listOperations(document);
  const missing = operations.filter(({ operation }) => !handlers[operation.operationId]);
  if (missing.length > 0)
    throw new Error(`No handler for ${missing.map(({ operation }) => operation.operationId).join(', ')}`);
  const markHandling: RequestHandler = (req, _res, next) => {
    contextOf(req).handling = true;
    next();
  };
  return createValidator({
    // The validator rewrites the document it is given, and knows a narrower type of it.
    apiSpec: JSON.parse(JSON.stringify(document)),
    // Who is asking is settled before; what the contract says about that is enforced by auth/.
    validateSecurity: false,
    validateRequests: { allErrors: true, coerceTypes: false, allowUnknownQueryParameters: false },
    validateResponses,
    formats: CONTRACT_FORMATS,
    fileUploader: {
      // Names of files in all alphabets: browsers send UTF-8.
      defParamCharset: 'utf8',
      limits: { fileSize: MAX_UPLOAD_BYTES, files: 1, fields: 20, fieldSize: 100_000, parts: 21 },
    },
    operationHandlers: {
      basePath: '/',
      resolver: (_basePath, route) => {
        const found = operations.find(({ method, path }) => method === route.method && path === route.openApiRoute);
        const handler = found && handlers[found.operation.operationId];
        if (!handler) throw new Error(`No handler for ${route.method} ${route.openApiRoute}`);
        return [markHandling, checkRequestText, before, handler];
      },
    },
  });
}
