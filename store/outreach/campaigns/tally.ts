/** The totals of a slice of records. */
export interface Tally {
  /** By status or class. */
  counts: Record<string, number>;
  /** By UTC day, YYYY-MM-DD. */
  days: Record<string, number>;
  /** Records that count for no day, by theirs: of replies those that programs wrote. */
  other_days: Record<string, number>;
  /** Ids of leads, 12 bytes each, every one once. */
  leads: Buffer;
}

/** Records of a slice that are alike. */
export interface Group {
  slice: string;
  /** Status or class. */
  name: string;
  /** The day that they count for. */
  day: string | null;
  /** The day of records that count for none. */
  other_day: string | null;
  count: number;
  /** Ids of the leads that they count for. */
  leads: readonly string[];
}

export interface Total {
  counts: Record<string, number>;
  days: Record<string, number>;
  other_days: Record<string, number>;
  /** How many different leads. */
  leads: number;
}

const LEAD_BYTES = 12;

/** One tally for each slice among the groups. */
export function tallyGroups(groups: readonly Group[]): Record<string, Tally> {
  const slices = new Map<string, Omit<Tally, 'leads'> & { leads: Set<string> }>();
  for (const { slice, name, day, other_day, count, leads } of groups) {
    let tally = slices.get(slice);
    if (!tally) {
      tally = { counts: {}, days: {}, other_days: {}, leads: new Set() };
      slices.set(slice, tally);
    }
    add(tally.counts, name, count);
    if (day !== null) add(tally.days, day, count);
    if (other_day !== null) add(tally.other_days, other_day, count);
    for (const lead of leads) tally.leads.add(lead);
  }
  const packed = [...slices].map(([slice, { leads, ...tally }]): [string, Tally] => [
    slice,
    { ...tally, leads: Buffer.from([...leads].join(''), 'hex') },
  ]);
  return Object.fromEntries(packed);
}

/** All slices together. A lead that is in several counts once. */
export function sumTallies(tallies: Record<string, Tally>): Total {
  const total: Total = { counts: {}, days: {}, other_days: {}, leads: 0 };
  const leads = new Set<string>();
  for (const tally of Object.values(tallies)) {
    for (const [name, count] of Object.entries(tally.counts)) add(total.counts, name, count);
    for (const [day, count] of Object.entries(tally.days)) add(total.days, day, count);
    // One that was counted before there was such a figure has none.
    for (const [day, count] of Object.entries(tally.other_days ?? {})) add(total.other_days, day, count);
    for (let at = 0; at < tally.leads.length; at += LEAD_BYTES) {
      leads.add(tally.leads.toString('latin1', at, at + LEAD_BYTES));
    }
  }
  total.leads = leads.size;
  return total;
}

function add(counts: Record<string, number>, name: string, count: number): void {
  counts[name] = (counts[name] ?? 0) + count;
}
