import { round } from '../base/statistics/round.js';

/** One figure in which sites are compared; null where a site does not have it. */
export interface Measure<Site> {
  measure: string;
  title: string;
  unit: string;
  better: 'higher' | 'lower';
  read(site: Site): number | null;
}

/** 1 for better, 0.5 for equal, 0 for worse. */
export function beats({ better }: Pick<Measure<never>, 'better'>, value: number, other: number): number {
  if (value === other) return 0.5;
  return value > other === (better === 'higher') ? 1 : 0;
}

/**
 * 0–100: the mean over all measures of the share of other sites that are beaten, a tie counting half. A measure that the
 * site or all others lack is left out; without any measure there is no index, which is not the last place.
 */
export function indexAmong<Site>(
  measures: readonly Measure<Site>[],
  site: Site,
  field: readonly Site[],
): number | null {
  const shares = measures.flatMap((measure) => {
    const value = measure.read(site);
    const others = field.flatMap((other) => (other === site ? [] : (measure.read(other) ?? [])));
    if (value === null || others.length === 0) return [];
    const beaten = others.reduce((sum, other) => sum + beats(measure, value, other), 0);
    return [(beaten / others.length) * 100];
  });
  return shares.length === 0 ? null : round(shares.reduce((sum, share) => sum + share, 0) / shares.length, 1);
}

/** The place of an index among those of all sites, its own included; null without an index. Sites without one have no place. */
export function rankIndex(index: number | null, all: readonly (number | null)[]): number | null {
  const known = all.filter((one) => one !== null);
  return index === null ? null : rankValue({ better: 'higher' }, index, known);
}

/** The place of a value among others, 1 being first; equal values share a place. */
export function rankValue(measure: Pick<Measure<never>, 'better'>, value: number, others: readonly number[]): number {
  return 1 + others.filter((other) => beats(measure, other, value) === 1).length;
}
