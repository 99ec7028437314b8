import { GAIN_CEILING_PERCENT } from '../../audits/ranking-constants.js';
import { roundedRange } from '../../audits/rounded-range.js';
import { round } from '../../base/statistics/round.js';
import type { InsightDraft } from './draft.js';

const CEILING = `all gains of this list together may reach ${GAIN_CEILING_PERCENT}% of today's traffic at most`;

/**
 * Drafts whose estimates add up to no more than work on a site is taken to be able to win. Gains overlap and compete for the
 * same searchers: where their sum is above the ceiling, all of them are lowered alike.
 */
export function boundGains(drafts: readonly InsightDraft[]): InsightDraft[] {
  const most = drafts.reduce((sum, { traffic }) => sum + (traffic?.high ?? 0), 0);
  if (most <= GAIN_CEILING_PERCENT) return [...drafts];
  const share = GAIN_CEILING_PERCENT / most;
  return drafts.map((draft) => {
    const { traffic } = draft;
    if (traffic === null) return draft;
    const lowered = {
      low: cut(traffic.low * share),
      high: cut(traffic.high * share),
      ...(traffic.expected === undefined ? {} : { expected: traffic.expected * share }),
    };
    return {
      ...draft,
      traffic: {
        ...traffic,
        ...lowered,
        basis: `estimate: lowered to ${round(100 * share, 0)}% of what follows, since ${CEILING}: ${traffic.basis.replace(/^estimate: /, '')}`,
      },
    };
  });
}

/** Down to one digit, so that the sum stays below: an estimate knows no more. */
function cut(percent: number): number {
  return roundedRange(percent, percent)[0];
}
