import type { LinkStep, PlacedLink } from './placed-link.js';

/** Of a client and campaign at the end of a month, and what happened within it. */
export interface LinkMonth {
  /** YYYY-MM, UTC. */
  month: string;
  /** New in the month. */
  placed: number;
  lost: number;
  /** Lost before, and back. */
  reclaimed: number;
  /** At its end: live, or there with changes. */
  live: number;
  /** At its end: lost and not back. */
  gone: number;
  /** At its end: no check could read their pages for long, or none has. Part of no share. */
  not_known: number;
  /** Of those live, 0–1; null without any. */
  dofollow_share: number | null;
}

/** Over all links that have a cost in this currency. */
export interface LinkCostSum {
  currency: string;
  spent: number;
  live: number;
  /** Null where none is live. */
  cost_per_live_link: number | null;
}

export interface LinkReportGroup {
  /** Registrable domain of the targets: the client. */
  site: string;
  campaign_id: string;
  links: number;
  months: LinkMonth[];
  costs: LinkCostSum[];
  /** Of links that were seen at least so many months ago, how many are live now. */
  survival: { months: number; share: number | null; links: number }[];
}

export interface ReportedLink
  extends Pick<PlacedLink, 'campaign_id' | 'target_site' | 'placed_at' | 'cost' | 'history'> {
  watch: Pick<PlacedLink['watch'], 'state' | 'first_seen_at'>;
}

const SURVIVAL_MONTHS = [1, 3, 6, 12] as const;
const LIVE = new Set(['live', 'changed', 'at_risk']);

/** Links by client and campaign, month by month, the newest month last. */
export function reportLinks(links: Iterable<ReportedLink>, until: Date, monthCount: number): LinkReportGroup[] {
  const groups = new Map<string, ReportedLink[]>();
  for (const link of links) {
    const key = JSON.stringify([link.target_site, link.campaign_id]);
    groups.set(key, [...(groups.get(key) ?? []), link]);
  }
  const months = listMonths(until, monthCount);
  return [...groups.values()]
    .flatMap((group) => {
      const [first] = group;
      if (first === undefined) return [];
      const { target_site: site, campaign_id } = first;
      return [
        {
          site,
          campaign_id,
          links: group.length,
          months: months.map((month) => countMonth(group, month, until)),
          costs: sumCosts(group),
          survival: SURVIVAL_MONTHS.map((age) => survive(group, age, until)),
        },
      ];
    })
    .toSorted((a, b) => a.site.localeCompare(b.site) || a.campaign_id.localeCompare(b.campaign_id));
}

function countMonth(group: readonly ReportedLink[], month: string, until: Date): LinkMonth {
  const end = new Date(Math.min(monthEnd(month).getTime(), until.getTime() + 1)).toISOString();
  const isWithin = (at: string) => at.slice(0, 7) === month && at < end;
  const [placed, lost, reclaimed] = [{ count: 0 }, { count: 0 }, { count: 0 }];
  const counts = { live: 0, gone: 0, not_known: 0, dofollow: 0 };
  for (const { placed_at, history } of group) {
    if (isWithin(placed_at)) placed.count += 1;
    lost.count += history.filter(
      ({ state, at }, index) => state === 'lost' && isWithin(at) && isNew(history, index),
    ).length;
    reclaimed.count += history.filter(
      ({ state, at }, index) => LIVE.has(state) && isWithin(at) && history[index - 1]?.state === 'lost',
    ).length;
    if (placed_at >= end) continue;
    const last = history.findLast(({ at }) => at < end);
    if (last !== undefined && LIVE.has(last.state)) {
      counts.live += 1;
      if (last.dofollow === true) counts.dofollow += 1;
    } else if (last?.state === 'lost') counts.gone += 1;
    else counts.not_known += 1;
  }
  const { live, gone, not_known, dofollow } = counts;
  return {
    month,
    placed: placed.count,
    lost: lost.count,
    reclaimed: reclaimed.count,
    live,
    gone,
    not_known,
    dofollow_share: live === 0 ? null : dofollow / live,
  };
}

function isNew(history: readonly LinkStep[], index: number): boolean {
  return history[index - 1]?.state !== 'lost';
}

function sumCosts(group: readonly ReportedLink[]): LinkCostSum[] {
  const sums = new Map<string, { spent: number; live: number }>();
  for (const { cost, watch } of group) {
    if (cost === null) continue;
    const sum = sums.get(cost.currency) ?? { spent: 0, live: 0 };
    const live = sum.live + (LIVE.has(watch.state) ? 1 : 0);
    sums.set(cost.currency, { spent: sum.spent + cost.amount, live });
  }
  return [...sums]
    .map(([currency, { spent, live }]) => ({
      currency,
      spent: round(spent),
      live,
      cost_per_live_link: live === 0 ? null : round(spent / live),
    }))
    .toSorted((a, b) => a.currency.localeCompare(b.currency));
}

function survive(group: readonly ReportedLink[], months: number, until: Date): LinkReportGroup['survival'][number] {
  const before = new Date(
    Date.UTC(until.getUTCFullYear(), until.getUTCMonth() - months, until.getUTCDate()),
  ).toISOString();
  // A page that could not be read says nothing of its link.
  const old = group.filter(
    ({ watch }) => watch.first_seen_at !== null && watch.first_seen_at <= before && watch.state !== 'unreachable',
  );
  const live = old.filter(({ watch }) => LIVE.has(watch.state)).length;
  return { months, share: old.length === 0 ? null : live / old.length, links: old.length };
}

/** The last months up to this one, YYYY-MM. */
function listMonths(until: Date, count: number): string[] {
  return Array.from({ length: count }, (_, index) => {
    const month = new Date(Date.UTC(until.getUTCFullYear(), until.getUTCMonth() - (count - 1 - index), 1));
    return month.toISOString().slice(0, 7);
  });
}

/** The first moment after it. */
function monthEnd(month: string): Date {
  const [year = 1970, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number, 1));
}

function round(amount: number): number {
  return Math.round(amount * 100) / 100;
}
