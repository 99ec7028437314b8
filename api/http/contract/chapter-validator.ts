import { createHash } from 'node:crypto';
import { type RequestHandler, Router } from 'express';
import { middleware as createValidator } from 'express-openapi-validator';
import { checkRequestText } from '../requests/check-request-text.js';
import { readRequestContext } from '../requests/request-context.js';
import { CONTRACT_FORMATS } from './contract-formats.js';
import type { AnyHandlers } from './handler.js';
import { listOperations, type OpenApiDocument } from './openapi-document.js';
import { extractPaths } from './partial-document.js';
import { createResponseCheck } from './response-check.js';
import { skipMetaSchema } from './skip-meta-schema.js';

skipMetaSchema();

/** Keep in step with the limits that openapi.yaml states for uploads. */
const MAX_UPLOAD_BYTES = 10_485_760;

/** What requests are handed to that keep the contract. */
export interface Serving {
  handlers: AnyHandlers;
  /** Runs after validation and before the handler. */
  before: RequestHandler;
}

export interface ChapterOptions extends Serving {
  document: OpenApiDocument;
  paths: readonly string[];
  /** Responses that break the contract become a 500: for tests. */
  validateResponses: boolean;
}

/**
 * By a hash of what they check. A validator takes a processor up to a second of compiling, and knows nothing of those it
 * works for: all apps of a process share those of the same paths.
 */
const validators = new Map<string, RequestHandler>();
const servings = new WeakMap<object, Serving>();

/** Checks requests of some paths against the contract and hands them to the handler of their operationId. */
export function createChapterValidator({ document, paths, validateResponses, ...serving }: ChapterOptions) {
  const chapter = extractPaths(document, paths);
  const text = JSON.stringify(chapter);
  const key = createHash('sha256').update(`${validateResponses} ${text}`).digest('hex');
  const validator = validators.get(key) ?? compileValidator(chapter, validateResponses);
  validators.set(key, validator);
  const serve: RequestHandler = (req, res, next) => {
    servings.set(req, serving);
    return validator(req, res, next);
  };
  return serve;
}

function compileValidator(document: OpenApiDocument, validateResponses: boolean): RequestHandler {
  const operations = listOperations(document);
  const checkOf = validateResponses ? createResponseCheck(document) : null;
  const validator = createValidator({
    // The validator rewrites its document, and knows a narrower type of it.
    apiSpec: JSON.parse(JSON.stringify(document)),
    // The user is already authenticated; the contract's security rules are enforced by auth/.
    validateSecurity: false,
    // Ensured by test/architecture/contract-form.spec.ts; here it would be checked again for each chapter.
    validateApiSpec: false,
    validateRequests: { allErrors: true, coerceTypes: false, allowUnknownQueryParameters: false },
    // Ours compiles only what is sent.
    validateResponses: false,
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
        if (!found) throw new Error(`The contract has no ${route.method} ${route.openApiRoute}`);
        const checks = checkOf ? [checkOf(found)] : [];
        return [...checks, markHandling, checkRequestText, runBefore, handlerOf(found.operation.operationId)];
      },
    },
  });
  return Router({ caseSensitive: true, mergeParams: true }).use(validator);
}

const markHandling: RequestHandler = (req, _res, next) => {
  readRequestContext(req).handling = true;
  next();
};

const runBefore: RequestHandler = (req, res, next) => servingOf(req).before(req, res, next);

function handlerOf(operationId: string): RequestHandler {
  return (req, res, next) => {
    const handler = servingOf(req).handlers[operationId];
    if (!isRequestHandler(handler)) throw new Error(`No handler for ${operationId}`);
    return handler(req, res, next);
  };
}

/** Each is called behind the validator of its own operation alone, so that the request is what its types say. */
function isRequestHandler(handler: unknown): handler is RequestHandler {
  return typeof handler === 'function';
}

function servingOf(req: object): Serving {
  const serving = servings.get(req);
  if (!serving) throw new Error('The request came to no chapter of the contract');
  return serving;
}
