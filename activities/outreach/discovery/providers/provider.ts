import type { SearchHit, SearchProviderName } from '../../../../domain/outreach/discovery/discovery.js';

export interface SearchAnswer {
  hits: SearchHit[];
  /** Requests that failed in part, in words. */
  warnings: string[];
}

/** A search engine with an API. */
export interface SearchProvider {
  name: SearchProviderName;
  /** @throws SearchFailedError with a reason that may be shown */
  search(query: string, signal: AbortSignal): Promise<SearchAnswer>;
}

export class SearchFailedError extends Error {
  override readonly name = 'SearchFailedError';

  constructor(
    message: string,
    /** Whether it may be over in a minute: a key that is refused stays so. */
    readonly isPassing: boolean,
  ) {
    super(message);
  }
}

const TIMEOUT_MS = 15_000;
const RETRY_MS = 1_000;
const MAX_SNIPPET_CHARS = 500;

/** One request, and a second one after a temporary error. The response is JSON of any shape. */
export async function askProvider(
  name: string,
  request: { url: URL; init?: RequestInit },
  signal: AbortSignal,
): Promise<unknown> {
  for (let attempt = 1; ; attempt++) {
    const response = await open(request, signal);
    if (response.ok) {
      const body: unknown = await response.json().catch(() => null);
      if (body === null) throw new SearchFailedError(`${name} returned something that is not JSON`, false);
      return body;
    }
    // Its body is not used, so a failure to end it does not matter.
    await response.body?.cancel().catch(() => {});
    const isPassing = response.status === 429 || response.status >= 500;
    if (!isPassing || attempt > 1) throw new SearchFailedError(refusal(name, response.status), isPassing);
    const asked = Number(response.headers.get('retry-after') ?? '');
    await pause(asked > 0 && asked <= 5 ? asked * 1000 : RETRY_MS, signal);
  }

  async function open({ url, init }: typeof request, stop: AbortSignal): Promise<Response> {
    try {
      return await fetch(url, { ...init, signal: AbortSignal.any([stop, AbortSignal.timeout(TIMEOUT_MS)]) });
    } catch {
      // No connection, a rejected address or no response in time: for the search it is all the same.
      stop.throwIfAborted();
      throw new SearchFailedError(`${name} cannot be reached`, true);
    }
  }
}

function refusal(name: string, status: number): string {
  if (status === 401 || status === 403)
    return `${name} refuses: the key is not accepted, or its JSON responses are switched off`;
  if (status === 429) return `${name} allows no more searches at the moment`;
  return `${name} returns status ${status}`;
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
}

/** Entries of a list in a response, read by this engine's field names; those without a URL are dropped. */
export function readHits(list: unknown, names: { url: string; title: string; snippet: string }): SearchHit[] {
  if (!Array.isArray(list)) return [];
  return list.flatMap((entry: unknown) => {
    if (typeof entry !== 'object' || entry === null) return [];
    const text = (name: string): string => {
      const value = (entry as Record<string, unknown>)[name];
      return typeof value === 'string' ? value : '';
    };
    const url = text(names.url);
    if (!/^https?:\/\//i.test(url)) return [];
    const snippet = text(names.snippet)
      .replace(/<[^>]*>/g, '')
      .slice(0, MAX_SNIPPET_CHARS);
    return [{ url, title: text(names.title).replace(/<[^>]*>/g, ''), snippet }];
  });
}

/** A field of a response, whatever it is. */
export function readField(value: unknown, ...path: string[]): unknown {
  return path.reduce<unknown>(
    (at, name) => (typeof at === 'object' && at !== null ? (at as Record<string, unknown>)[name] : undefined),
    value,
  );
}
