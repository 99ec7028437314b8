import { weighOpportunity } from '../../../search/analysis/opportunities/weigh-opportunity.js';
import {
  type ClickGain,
  OPPORTUNITY_KINDS,
  type OpportunityKind,
  type SearchOpportunity,
} from '../../../search/analysis/search-opportunity.js';
import type { FoundWork } from '../../reading/found-work.js';
import type { Figure, Place } from '../../reading/place.js';
import { readFoundIssue } from '../../reading/read-found-issue.js';
import { shareOfClicks } from '../../reading/share-of-clicks.js';
import type { TrafficBase } from '../../reading/traffic-base.js';
import { readResult } from '../result-fields.js';
import { ownWork } from './own-work.js';
import { readFigures } from './read-figures.js';
import { WEIGHT_OF_PRIORITY } from './read-priority.js';
import { effortOfHours } from './read-recommendation.js';

const MAX_STEPS = 8;

/** An opportunity of a search analysis: the gain that it estimates, against the clicks of the property where they are known. */
export function readSearchWork(entry: Place, base: TrafficBase | null): FoundWork | null {
  const of = readResult<SearchOpportunity>(entry);
  const [title, query, url] = [of.text('title'), of.text('query'), of.text('url')];
  if (title === null) return null;
  const gain = readResult<ClickGain>(of.at('estimated_click_gain'));
  const range = { low: gain.number('low'), expected: gain.number('expected'), high: gain.number('high') };
  const figures = readFigures(of.at('figures'));
  const kind = OPPORTUNITY_KINDS.find((one) => one === of.text('kind')?.value);
  const priority = weighOpportunity(
    {
      kind: kind ?? 'striking_distance',
      clicks: figures.clicks?.value ?? 0,
      expected: range.expected?.value ?? null,
      per_days: gain.number('per_days')?.value ?? null,
    },
    base && { clicks: base.clicks.value, days: base.days?.value ?? null },
  );
  return ownWork(entry, 'opportunity', title, {
    fault: readFoundIssue(entry),
    weight: WEIGHT_OF_PRIORITY[priority],
    why: of.text('why'),
    steps: of.texts('steps', MAX_STEPS),
    traffic: shareOfClicks(range, gain.number('per_days'), base, gain.text('basis')?.value),
    effort: effortOfHours(hoursIn(of.at('effort'))),
    urls: url === null ? [] : [{ ...url, clicks: figures.clicks }],
    keywords: query === null ? [] : [query],
    figures,
    priority,
    is_inferred: of.text('basis')?.value !== 'measured',
    ...unestimatedAs(kind, range.high !== null),
    ...(of.number('rank') === null ? {} : { rank: of.number('rank')?.value ?? 0 }),
  });
}

function unestimatedAs(kind: OpportunityKind | undefined, isEstimated: boolean): { unestimated: string } {
  if (isEstimated) return { unestimated: NO_TOTAL };
  return { unestimated: kind === 'technical_issue' ? AT_RISK : NOTHING_SHOWN };
}

export const NOTHING_SHOWN = 'not estimated: the click curve shows nothing to win at this position';
const AT_RISK = 'not estimated: the clicks that the page has are at risk, and nothing says how many more it could win';
const NO_TOTAL = 'not estimated: the clicks of the whole site are not in the input';

function hoursIn(effort: Place | null): Figure<number> | null {
  return readResult<SearchOpportunity['effort']>(effort).number('value');
}
