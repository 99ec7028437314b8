import { weighOpportunity } from '../../../search/analysis/opportunities/weigh-opportunity.js';
import type { TrafficIssue } from '../../../search/analysis/search-reports.js';
import { isHarmfulIssue } from '../../../search/analysis/signals/fix-traffic-issue.js';
import type { FoundWork } from '../../reading/found-work.js';
import type { Place } from '../../reading/place.js';
import type { TrafficBase } from '../../reading/traffic-base.js';
import { readResult } from '../result-fields.js';
import { ownWork } from './own-work.js';
import { readFigures } from './read-figures.js';
import { WEIGHT_OF_PRIORITY } from './read-priority.js';

/** A page with visitors from search that is closed, broken or hidden; null where it has only moved. */
export function readTrafficIssue(entry: Place, base: TrafficBase | null): FoundWork | null {
  const of = readResult<TrafficIssue>(entry);
  const [issue, url] = [of.text('issue'), of.text('url')];
  if (issue === null || url === null || !isHarmfulIssue(issue.value)) return null;
  const figures = readFigures(entry);
  const priority = weighOpportunity(
    { kind: 'technical_issue', clicks: figures.clicks?.value ?? 0, expected: null, per_days: null },
    base && { clicks: base.clicks.value, days: base.days?.value ?? null },
  );
  return ownWork(entry, 'issue', issue, {
    titled: 'fault',
    fault: { code: issue.value, figure: issue, is_bare: true },
    weight: WEIGHT_OF_PRIORITY[priority],
    why: of.text('detail'),
    urls: [{ ...url, clicks: figures.clicks }],
    figures,
    priority,
    unestimated: 'not estimated: these clicks are at risk, and nothing says how many more there could be',
  });
}
