import type { Store } from '../../store/index.js';

/** What the pages of a crawl showed so far. */
export interface FoundSoFar {
  /** Distinct checks that found something. */
  issues: number;
  findings: number;
}

interface Counted {
  /** Of the last page that is counted. */
  order: number;
  checks: Set<string>;
  findings: number;
}

/** Crawls that somebody watches at the same time. */
const MOST_CRAWLS = 50;

/**
 * Counts what a crawl finds while it runs. Pages are read once: those of the look before are remembered, so that asking every
 * two seconds costs what has come since.
 */
export function createFindingCounter(crawls: Pick<Store['crawls'], 'streamDigestsAfter'>) {
  const known = new Map<string, Promise<Counted>>();

  async function read(crawlId: string, before: Counted): Promise<Counted> {
    const counted = { ...before, checks: new Set(before.checks) };
    for await (const { order, digest } of crawls.streamDigestsAfter(crawlId, before.order)) {
      counted.order = order;
      counted.findings += digest.findings.length;
      for (const { check_id } of digest.findings) counted.checks.add(check_id);
    }
    return counted;
  }

  return async function countFound(crawlId: string): Promise<FoundSoFar> {
    // One after the other: two looks at a time would both read what is new.
    const before = known.get(crawlId) ?? Promise.resolve({ order: -1, checks: new Set<string>(), findings: 0 });
    const reading = before.then((counted) => read(crawlId, counted));
    known.delete(crawlId);
    known.set(crawlId, reading);
    // A look that failed is forgotten, and the next one counts from the beginning.
    reading.catch(() => known.delete(crawlId));
    for (const oldest of known.keys()) if (known.size > MOST_CRAWLS) known.delete(oldest);
    const { checks, findings } = await reading;
    return { issues: checks.size, findings };
  };
}

export type FindingCounter = ReturnType<typeof createFindingCounter>;
