import { listOperations } from '../../../api/http/contract/openapi-document.js';
import { readContract } from '../contract.js';

/** As openapi.yaml has them: `GET /api/operations/{id}`. */
export const DOCUMENTED: readonly string[] = listOperations(readContract()).map(
  ({ method, path }) => `${method.toUpperCase()} ${path}`,
);
const PATTERNS = DOCUMENTED.map(
  (operation) => new RegExp(`^(${operation.replace(' ', ' )?').replaceAll(/\{\w+\}/g, '[^/]+')}$`),
);
const NAMED = /(?:(?:GET|POST|PUT|PATCH|DELETE) )?\/api\/[\w{}/-]+/g;

/** Operations that an answer sends its reader to, with or without a method, and those among them that there are not. */
export function operationsNamed(answer: unknown): { named: string[]; missing: string[] } {
  const named = [...new Set(JSON.stringify(answer).match(NAMED))];
  return { named, missing: named.filter((name) => !PATTERNS.some((pattern) => pattern.test(name))) };
}
