import type { Operation } from './operations.js';

/** The id under which an operation's input has sealed access data of a site; null where it has none. */
export function findAccessId({ access, crawl }: Operation['input']): string | null {
  return readId(access) ?? (isObject(crawl) ? readId(crawl['access']) : null);
}

function readId(reference: unknown): string | null {
  return isObject(reference) && typeof reference['id'] === 'string' ? reference['id'] : null;
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
