import { showNumber } from '../../../../report/facts/figures.js';

interface Impact {
  traffic_percent_low: number | null;
  traffic_percent_high: number | null;
  basis: string;
}

/** What a piece of work may bring, with what the estimate rests on. */
export function describeImpact({ traffic_percent_low: low, traffic_percent_high: high, basis }: Impact): string {
  const gain =
    low === null || high === null
      ? 'Gain not estimated'
      : `Estimate: ${showNumber(low)}% to ${showNumber(high)}% more traffic`;
  return basis === '' ? gain : `${gain} (${basis.replace(/\.$/, '')})`;
}
