import type { RequestHandler } from 'express';
import { HttpError } from '../http-error.js';
import { readRequestContext } from '../requests/request-context.js';
import { type ChapterOptions, createChapterValidator } from './chapter-validator.js';
import { listOperations, type OpenApiDocument } from './openapi-document.js';
import { createOperationFinder } from './operation-finder.js';

export type ContractRouterOptions = Omit<ChapterOptions, 'paths'>;

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
    const match = readRequestContext(req).match ?? find(req.method, req.path);
    const paths = match && chapters.get(match.path);
    if (!paths) throw HttpError.notFound();
    const validator = validators.get(paths) ?? createChapterValidator({ ...options, paths });
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
