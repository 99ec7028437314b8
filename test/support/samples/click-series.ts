/** Kinds of series whose truth is known: what they do after the last day that a forecast sees is generated with them. */
export const SERIES_KINDS = ['flat', 'growth', 'random walk', 'yearly season', 'level shift', 'gaps'] as const;
export type SeriesKind = (typeof SERIES_KINDS)[number];

/** Clicks of a business site by day of the week, against their mean. */
const WEEK = [1.15, 1.2, 1.18, 1.1, 1, 0.65, 0.72];
const GAP_SHARE = 0.04;
const YEAR = 365.25;

/** Uniform numbers from 0 to 1, the same for the same seed (mulberry32). */
export function createRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Standard normal (Box and Muller). */
export function drawNormal(random: () => number): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
}

/** A count around a mean (Poisson; normal above 50). */
export function drawCount(random: () => number, mean: number): number {
  if (mean > 50) return Math.max(0, Math.round(mean + Math.sqrt(mean) * drawNormal(random)));
  let chance = Math.exp(-mean);
  let sum = chance;
  let count = 0;
  for (const drawn = random(); drawn > sum && count < 500; sum += chance) {
    count += 1;
    chance *= mean / count;
  }
  return count;
}

/** Clicks of so many days with a weekly rhythm; null where the data of a day are missing. */
export function makeClicks(kind: SeriesKind, seed: number, days: number): (number | null)[] {
  const random = createRandom(seed * 7_919 + SERIES_KINDS.indexOf(kind) * 104_729);
  const base = 30 + 300 * random();
  const phase = YEAR * random();
  const growth = 0.0005 + 0.002 * random();
  const shiftDay = 40 + Math.floor(random() * (days - 170));
  const shift = random() < 0.5 ? 0.5 + 0.25 * random() : 1.3 + 0.5 * random();
  let walk = 1;
  return Array.from({ length: days }, (_, day) => {
    walk *= Math.exp(0.01 * drawNormal(random));
    const level: Record<SeriesKind, number> = {
      flat: 1,
      growth: 1 + growth * day,
      'random walk': walk,
      'yearly season': 1 + 0.3 * Math.sin((2 * Math.PI * (day + phase)) / YEAR),
      'level shift': day < shiftDay ? 1 : shift,
      gaps: 1,
    };
    const clicks = drawCount(random, base * level[kind] * (WEEK[day % 7] ?? 1));
    return kind === 'gaps' && random() < GAP_SHARE ? null : clicks;
  });
}
