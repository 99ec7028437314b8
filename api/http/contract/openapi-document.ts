import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';
import { programFile } from '../../../platform/program-file.js';
import { PLANS } from '../auth/plans.js';

/** What this program itself reads of an operation; the rest is for the validator. */
const operation = z.looseObject({
  operationId: z.string(),
  tags: z.array(z.string()).optional(),
  security: z.array(z.record(z.string(), z.array(z.string()))).optional(),
  responses: z.record(z.string(), z.looseObject({})),
  'x-required-plans': z.array(z.enum(PLANS)).optional(),
  'x-partly-required-plans': z.array(z.enum(PLANS)).optional(),
  'x-default-wait-seconds': z.int().min(0).max(120).optional(),
  'x-rate-limit': z.literal(false).optional(),
  'x-session': z.literal(true).optional(),
  'x-idempotency-in-flight': z.literal('join').optional(),
  'x-secret-answer': z.literal(true).optional(),
  'x-text': z.enum(['foreign', 'each']).optional(),
});

export const HTTP_METHODS = ['get', 'put', 'post', 'delete', 'patch'] as const;
const pathItem = z.looseObject({
  get: operation.optional(),
  put: operation.optional(),
  post: operation.optional(),
  delete: operation.optional(),
  patch: operation.optional(),
});

const documentSchema = z.looseObject({
  openapi: z.string().startsWith('3.1.'),
  info: z.looseObject({ title: z.string(), version: z.string() }),
  security: z.array(z.record(z.string(), z.array(z.string()))).default([]),
  paths: z.record(z.string().startsWith('/'), pathItem),
});

export type ContractOperation = z.infer<typeof operation>;
export type PathItem = z.infer<typeof pathItem>;
export type OpenApiDocument = z.infer<typeof documentSchema>;

/** The contract as one YAML text, as the build has made it of openapi.yaml and the files that it refers to. */
export function readOpenApiText(): string {
  return readFileSync(programFile('api/generated/openapi.yaml'), 'utf8');
}

/** @throws when the text is not the kind of OpenAPI 3.1 this program can serve. */
export function parseOpenApiDocument(text: string): OpenApiDocument {
  return readOpenApiDocument(parse(text));
}

/** @throws as parseOpenApiDocument */
export function readOpenApiDocument(parsed: unknown): OpenApiDocument {
  return documentSchema.parse(parsed);
}

/** Every operation with its method (upper case) and path template. */
export function listOperations(
  document: OpenApiDocument,
): { method: string; path: string; operation: ContractOperation }[] {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    HTTP_METHODS.flatMap((method) => {
      const found = item[method];
      return found ? [{ method: method.toUpperCase(), path, operation: found }] : [];
    }),
  );
}
