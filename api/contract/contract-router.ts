import { type RequestHandler, Router } from 'express';
import { middleware as createValidator } from 'express-openapi-validator';
import { HttpError } from '../http-error.js';
import { checkRequestText } from '../requests/check-request-text.js';
import { contextOf } from '../requests/request-context.js';
import { CONTRACT_FORMATS } from './contract-formats.js';
import type { AnyHandlers } from './handler.js';
import { listOperations, type OpenApiDocument } from './openapi-document.js';
import { createOperationFinder } from './operation-finder.js';
import { extractPaths } from './partial-document.js';

/** Keep in step with the limits that openapi.yaml states for uploads. */
const MAX_UPLOAD_BYTES = 10_485_760;

export interface ContractRouterOptions {
  document: OpenApiDocument;
  handlers: AnyHandlers;
  /** Runs after validation and before the handler. */
  before: RequestHandler;
  /** Answers that break the contract become a 500: for tests. */
  validateResponses: boolean;
}

/**
 * Checks requests against the contract and hands them to the handler of their operationId. Each chapter of the contract
 * has a validator of its own, made when it is first needed: one for the whole contract takes a tenth of a second for each
 * operation when it is first called, and tries each path in turn for each request.
 * @throws at once, naming every operation of the contract that has no handler.
 */
export function createContractRouter(options: ContractRouterOptions): RequestHandler {
  const { document, handlers } = options;
  const missing = listOperations(document).filter(({ operation }) => !handlers[operation.operationId]);
  if (missing.length > 0)
    throw new Error(`No handler for ${missing.map(({ operation }) => operation.operationId).join(', ')}`);
  const find = createOperationFinder(document);
  const chapters = groupByChapter(document);
  const validators = new Map<readonly string[], RequestHandler>();
  return (req, res, next) => {
    const match = contextOf(req).match ?? find(req.method, req.path);
    const paths = match && chapters.get(match.path);
    if (!paths) throw HttpError.notFound();
    const validator = validators.get(paths) ?? createChapterValidator(paths, options);
    validators.set(paths, validator);
    validator(req, res, next);
  };
}

/** @returns by path: all paths of its chapter, which is the first tag of its operations */
function groupByChapter(document: OpenApiDocument): Map<string, readonly string[]> {
  const byTag = new Map<string, string[]>();
  const byPath = new Map<string, readonly string[]>();
  for (const { path, operation } of listOperations(document)) {
    if (byPath.has(path)) continue;
    const [tag = ''] = operation.tags ?? [];
    const paths = byTag.get(tag) ?? [];
    paths.push(path);
    byTag.set(tag, paths);
    byPath.set(path, paths);
  }
  return byPath;
}

function createChapterValidator(paths: readonly string[], options: ContractRouterOptions): RequestHandler {
  const { document, handlers, before, validateResponses } = options;
  const operations = listOperations(document);
  const validator = createValidator({
    // The validator knows a narrower type of it.
    apiSpec: JSON.parse(JSON.stringify(extractPaths(document, paths))),
    // Who is asking is settled before; what the contract says about that is enforced by auth/.
    validateSecurity: false,
    // Settled by test/architecture/contract-form.spec.ts; here it would be settled again for each chapter.
    validateApiSpec: false,
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
        if (!isRequestHandler(handler)) throw new Error(`No handler for ${route.method} ${route.openApiRoute}`);
        return [markHandling, checkRequestText, before, handler];
      },
    },
  });
  return Router({ caseSensitive: true, mergeParams: true }).use(validator);
}

const markHandling: RequestHandler = (req, _res, next) => {
  contextOf(req).handling = true;
  next();
};

/** Each is called behind the validator of its own operation alone, so that the request is what its types say. */
function isRequestHandler(handler: unknown): handler is RequestHandler {
  return typeof handler === 'function';
}
