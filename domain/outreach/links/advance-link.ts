import { type Agreement, chooseBaseline, compareLinkValues, readLinkValues } from './link-values.js';
import type { CheckResult, LinkEvent, LinkEventType, LinkValues, LinkWatch } from './placed-link.js';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Between the two checks that must miss a link before it counts as lost. */
export const LOST_AFTER_MS = DAY_MS;
/** Between the two checks that must see another rel or anchor: caches and tests of a page's owner come and go. */
export const CONFIRMED_AFTER_MS = 6 * HOUR_MS;
/** Without a check that could read the page. */
export const UNREACHABLE_AFTER_MS = 14 * DAY_MS;

export const NEW_WATCH: LinkWatch = {
  state: 'pending',
  baseline: null,
  seen: null,
  changes: [],
  unconfirmed: null,
  checks: 0,
  last_checked_at: null,
  first_seen_at: null,
  last_seen_at: null,
  last_clean_at: null,
  missed_since: null,
  blocked_since: null,
  reason: null,
  lost_at: null,
  restored_at: null,
};

export interface Advance {
  watch: LinkWatch;
  events: LinkEvent[];
}

/**
 * What a check makes of all that is known of a link. A link is lost only when two checks that could read its page missed it, a day
 * apart at least, with none between that saw it. A check that could not read the page neither counts nor starts that over.
 */
export function advanceLink(
  before: LinkWatch,
  check: CheckResult,
  agreed: Agreement & { created_at: string },
): Advance {
  const watch: LinkWatch = { ...before, checks: before.checks + 1, last_checked_at: check.at, reason: check.reason };
  switch (check.verdict) {
    case 'seen':
      return see(watch, check, agreed);
    case 'missing':
    case 'page_gone':
      return miss({ ...watch, last_clean_at: check.at, blocked_since: null }, check);
    case 'could_not_look':
      return endureBlock(watch, check, agreed.created_at);
  }
}

function see(watch: LinkWatch, check: CheckResult, agreed: Agreement): Advance {
  const { link } = check.facts;
  if (link === null) throw new Error('A check that saw the link must say what it saw');
  const found = readLinkValues(link, check.facts);
  const clean = { ...watch, last_clean_at: check.at, last_seen_at: check.at, missed_since: null, blocked_since: null };
  const { seen, unconfirmed } = confirm(watch, found, check.at);
  const baseline = watch.baseline ?? chooseBaseline(agreed, seen);
  const changes = compareLinkValues(baseline, seen);
  const state = changes.length === 0 ? 'live' : 'changed';
  const events: LinkEvent[] = [];
  if (watch.seen === null) events.push(event('link.verified'));
  else if (watch.state === 'lost' || watch.state === 'at_risk' || watch.state === 'unreachable')
    events.push(event('link.restored'));
  // At first sight against what is agreed; later against what held before.
  const news = compareLinkValues(watch.seen ?? baseline, seen);
  if (news.length > 0) events.push({ ...event('link.changed'), changes: news });
  const isBack = watch.state === 'lost';
  return {
    watch: {
      ...clean,
      state,
      baseline,
      seen,
      changes,
      unconfirmed,
      first_seen_at: watch.first_seen_at ?? check.at,
      lost_at: isBack ? null : watch.lost_at,
      restored_at: isBack ? check.at : watch.restored_at,
    },
    events,
  };
}

/** Target and indexing hold at once; another rel or anchor when a second check sees the same. One that was lost is new. */
function confirm(
  { state, seen, unconfirmed }: LinkWatch,
  found: LinkValues,
  at: string,
): Pick<LinkWatch, 'unconfirmed'> & { seen: LinkValues } {
  if (seen === null || state === 'lost') return { seen: found, unconfirmed: null };
  const hard = { ...seen, target: found.target, indexing: found.indexing ?? seen.indexing };
  const isSame = !compareLinkValues(seen, found).some(({ field }) => field === 'rel' || field === 'anchor');
  if (isSame) return { seen: hard, unconfirmed: null };
  const { rel, anchor } = found;
  const since = unconfirmed?.rel === rel && unconfirmed.anchor === anchor ? unconfirmed.since : at;
  if (elapsed(since, at) < CONFIRMED_AFTER_MS) return { seen: hard, unconfirmed: { rel, anchor, since } };
  return { seen: { ...hard, rel, anchor }, unconfirmed: null };
}

function miss(watch: LinkWatch, check: CheckResult): Advance {
  const missed_since = watch.missed_since ?? check.at;
  const missed = { ...watch, missed_since, unconfirmed: null };
  const { reason } = check;
  if (watch.state === 'lost') return { watch: missed, events: [] };
  // Nothing is lost that was never there.
  if (watch.seen === null) {
    const events = watch.state === 'not_found' ? [] : [{ ...event('link.not_found'), reason }];
    return { watch: { ...missed, state: 'not_found' }, events };
  }
  if (watch.missed_since !== null && elapsed(watch.missed_since, check.at) >= LOST_AFTER_MS)
    return {
      watch: { ...missed, state: 'lost', lost_at: check.at, restored_at: null },
      events: [{ ...event('link.lost'), reason }],
    };
  const events = watch.state === 'at_risk' ? [] : [{ ...event('link.at_risk'), reason }];
  return { watch: { ...missed, state: 'at_risk' }, events };
}

function endureBlock(watch: LinkWatch, { at, reason }: CheckResult, createdAt: string): Advance {
  const blocked = { ...watch, blocked_since: watch.blocked_since ?? at };
  const isLong = elapsed(watch.last_clean_at ?? createdAt, at) >= UNREACHABLE_AFTER_MS;
  if (!isLong || watch.state === 'lost' || watch.state === 'unreachable') return { watch: blocked, events: [] };
  return { watch: { ...blocked, state: 'unreachable' }, events: [{ ...event('link.unreachable'), reason }] };
}

function event(type: LinkEventType): LinkEvent {
  return { type, changes: [], reason: null };
}

function elapsed(from: string, to: string): number {
  return Date.parse(to) - Date.parse(from);
}
