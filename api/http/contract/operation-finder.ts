import { type ContractOperation, HTTP_METHODS, type OpenApiDocument, type PathItem } from './openapi-document.js';

export interface OperationMatch {
  /** Path template as openapi.yaml writes it. */
  path: string;
  /** Undefined when the path is known but not with this method. HEAD finds the operation of GET. */
  operation: ContractOperation | undefined;
  /** Methods of the path, for `Allow`. */
  allowed: string[];
}

export type OperationFinder = (method: string, path: string) => OperationMatch | null;

interface Route {
  path: string;
  item: PathItem;
  /** Null is a parameter. */
  segments: (string | null)[];
}

/**
 * Looks up what the contract says about a request before anything else runs: sign-in, rate limit and body reading all
 * depend on it. Fixed segments win over parameters. Paths are compared as sent: `%2e` is no dot, `//` no separator.
 */
export function createOperationFinder(document: OpenApiDocument): OperationFinder {
  const routes = Object.entries(document.paths).map(
    ([path, item]): Route => ({ path, item, segments: toSegments(path) }),
  );
  routes.sort((a, b) => parameterRank(a) - parameterRank(b));
  return (method, path) => {
    const asked = splitPath(path);
    const route = routes.find((candidate) => matches(candidate.segments, asked));
    if (!route) return null;
    const wanted = method === 'HEAD' ? 'get' : HTTP_METHODS.find((known) => known === method.toLowerCase());
    const operation = wanted && route.item[wanted];
    return {
      path: route.path,
      operation: method === 'HEAD' && operation && isStream(operation) ? undefined : operation,
      allowed: allowedMethods(route.item),
    };
  };
}

function splitPath(path: string): string[] {
  const segments = path.split('/').slice(1);
  // One trailing slash is forgiven, as Express does.
  if (segments.length > 1 && segments.at(-1) === '') segments.pop();
  return segments;
}

function toSegments(path: string): (string | null)[] {
  return splitPath(path).map((segment) => (segment.startsWith('{') && segment.endsWith('}') ? null : segment));
}

/** Earlier parameters weigh more, so that /a/b/{x} is tried before /a/{y}/c. */
function parameterRank(route: Route): number {
  return route.segments.reduce((rank, segment, index) => rank + (segment === null ? 2 ** -index : 0), 0);
}

function matches(known: (string | null)[], asked: string[]): boolean {
  return (
    known.length === asked.length &&
    known.every((segment, index) => (segment === null ? asked[index] !== '' : segment === asked[index]))
  );
}

function allowedMethods(item: PathItem): string[] {
  const known = HTTP_METHODS.filter((method) => item[method]).map((method) => method.toUpperCase());
  const withHead = item.get && !isStream(item.get) ? ['HEAD'] : [];
  return [...known, ...withHead, 'OPTIONS'];
}

/** A stream of events has no known length; HEAD on it would hang. */
function isStream(operation: ContractOperation): boolean {
  const content = operation.responses['200']?.['content'];
  const types = typeof content === 'object' && content !== null ? Object.keys(content) : [];
  return types.length > 0 && types.every((type) => type === 'text/event-stream');
}
