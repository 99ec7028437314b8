import type { FetchFacts } from '../../../domain/seo/artifacts/fetch.js';
import type { PageArtifact } from '../../../domain/seo/artifacts/page.js';
import type { CheckContext } from '../../../domain/seo/checks/check.js';

const HEADER = 'headers.';
/** Somebody went through all of them. */
const ALL_HEADERS = `${HEADER}*`;
/** Summaries repeat these as they are; what is stored of them is that of the newest response. */
const COPIED: ReadonlySet<string> = new Set(['ttfb_ms', 'body_bytes', 'set_cookies', 'http_version']);

export interface Watched {
  page: PageArtifact;
  context: CheckContext;
  /** Names of the facts of the response that were read through `page`: fields, and `headers.<name>`. */
  facts: ReadonlySet<string>;
  /** The time of judging was asked for: on another day the result may be another one. */
  readonly askedForTime: boolean;
}

/**
 * The page and the context, which note what is read of them: what was judged by nothing that has changed holds, and need
 * not be judged again. It is seen and not declared, so that no check can forget to say what it rests on.
 */
export function watchFacts(page: PageArtifact, context: CheckContext): Watched {
  const facts = new Set<string>();
  let askedForTime = false;
  const headers = new Proxy(page.fetch.headers, {
    get(target, name) {
      if (typeof name === 'string') facts.add(HEADER + name);
      return Reflect.get(target, name);
    },
    has(target, name) {
      if (typeof name === 'string') facts.add(HEADER + name);
      return Reflect.has(target, name);
    },
    ownKeys(target) {
      facts.add(ALL_HEADERS);
      return Reflect.ownKeys(target);
    },
  });
  const fetch = new Proxy(page.fetch, {
    get(target, name) {
      if (name === 'headers') return headers;
      if (typeof name === 'string') facts.add(name);
      return Reflect.get(target, name);
    },
    ownKeys(target) {
      for (const name of Object.keys(target)) facts.add(name === 'headers' ? ALL_HEADERS : name);
      return Reflect.ownKeys(target);
    },
  });
  return {
    page: { ...page, fetch },
    context: {
      ...context,
      get now() {
        askedForTime = true;
        return context.now;
      },
    },
    facts,
    get askedForTime() {
      return askedForTime;
    },
  };
}

/** Those that a summary was derived from, without those that it only repeats. */
export function derivedFrom(read: ReadonlySet<string>): string[] {
  return [...read].filter((name) => !COPIED.has(name));
}

/**
 * Whether two responses agree in the facts of these names. Two that are both quick enough agree in their time to first
 * byte: they differ a little each time, and what is within the limit is no finding, however far.
 */
export function agreeIn(
  names: readonly string[],
  before: FetchFacts,
  now: FetchFacts,
  { thresholds }: Pick<CheckContext, 'thresholds'>,
): boolean {
  return names.every((name) => {
    if (name === 'ttfb_ms') return Math.max(before.ttfb_ms, now.ttfb_ms) <= thresholds.ttfb_ms;
    if (name === ALL_HEADERS) return JSON.stringify(before.headers) === JSON.stringify(now.headers);
    if (name.startsWith(HEADER))
      return before.headers[name.slice(HEADER.length)] === now.headers[name.slice(HEADER.length)];
    return JSON.stringify(Reflect.get(before, name)) === JSON.stringify(Reflect.get(now, name));
  });
}
