import { isDomainError } from '../../domain/base/errors.js';
import type { Site } from '../../domain/sites/site.js';
import type { SiteGateway } from './site-gateway.js';

type ScheduledSite = Pick<Site, 'user_id' | 'id' | 'audit_schedule'>;

/** A page waits so long for Temporal, and shows the rest with its next view. */
const WAIT_MS = 200;
const FRESH_MS = 60_000;
const MOST_SITES = 5_000;

interface Known {
  schedule: string;
  read_at: number;
  next: Promise<string | null>;
}

/** When audits of sites run next. Temporal is asked once a minute for each site, and no page waits long for it. */
export interface NextAudits {
  /** Null without a schedule, while it is paused, and when Temporal does not answer in time. */
  read(site: ScheduledSite): Promise<string | null>;
}

export function createNextAudits(
  gateway: Pick<SiteGateway, 'readNextRun'>,
  { waitMs = WAIT_MS, clock = Date.now }: { waitMs?: number; clock?: () => number } = {},
): NextAudits {
  const known = new Map<string, Known>();

  function ask({ user_id, id: site_id, audit_schedule }: ScheduledSite): Promise<string | null> {
    const schedule = JSON.stringify(audit_schedule);
    const found = known.get(site_id);
    const now = clock();
    if (found && found.schedule === schedule && now - found.read_at < FRESH_MS) return found.next;
    const next = gateway.readNextRun({ user_id, site_id, task: 'audit' });
    known.delete(site_id);
    known.set(site_id, { schedule, read_at: now, next });
    if (known.size > MOST_SITES)
      for (const oldest of [...known.keys()].slice(0, known.size - MOST_SITES)) known.delete(oldest);
    // What failed is asked again with the next view; views that wait for it get the error.
    next.catch(() => {
      if (known.get(site_id)?.next === next) known.delete(site_id);
    });
    return next;
  }

  return {
    async read(site) {
      if (site.audit_schedule === null) return null;
      try {
        const next = await beforeEnd(ask(site), waitMs);
        // A time that has passed is not the next one any more.
        return next !== null && Date.parse(next) < clock() ? null : next;
      } catch (error) {
        if (!isDomainError(error)) throw error;
        return null;
      }
    },
  };
}

async function beforeEnd<Value>(work: Promise<Value>, waitMs: number): Promise<Value | null> {
  let timer: NodeJS.Timeout | undefined;
  const end = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), waitMs);
  });
  try {
    return await Promise.race([work, end]);
  } finally {
    clearTimeout(timer);
  }
}
