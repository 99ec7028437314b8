import type { SearchOpportunity } from '../../../domain/search/analysis/search-opportunity.js';
import { showCount, showNumber } from '../../report/facts/figures.js';
import { Badge } from '../../report/parts/badge.js';
import { Foreign } from '../../report/parts/foreign.js';
import { SafeLink } from '../../report/parts/safe-link.js';
import { OPPORTUNITY_TITLES } from './search-words.js';

/** What can be done for more clicks, best first; steps and evidence on request. */
export function OpportunityList({ opportunities }: { opportunities: readonly SearchOpportunity[] }) {
  return (
    <ol class="plain">
      {opportunities.map((opportunity) => (
        <li key={opportunity.id} class="card">
          <Opportunity opportunity={opportunity} />
        </li>
      ))}
    </ol>
  );
}

function Opportunity({ opportunity }: { opportunity: SearchOpportunity }) {
  const { kind, title, why, url, steps, evidence, effort, estimated_click_gain: gain, basis } = opportunity;
  const { supporting_queries, other_intents } = opportunity;
  return (
    <>
      <h3>
        <Badge tone="note">{OPPORTUNITY_TITLES[kind]}</Badge> <Foreign text={title} max={200} />
      </h3>
      {url !== null && (
        <p>
          <SafeLink url={url} whole />
        </p>
      )}
      <p class="muted">
        <Foreign text={why} max={500} />
      </p>
      <p class="small">
        {gain === null
          ? 'Gain not estimated'
          : `Estimated gain: about ${showNumber(gain.expected, 0)} clicks in ${gain.per_days} days, at most ${showNumber(gain.high, 0)}`}
        {` · Effort: about ${showCount(effort.value, 'hour')}`}
        {basis === 'inferred' && ' · Partly inferred, not measured'}
      </p>
      {supporting_queries.length > 0 && (
        <p class="small">
          The same work serves: <Foreign text={supporting_queries.map(({ query }) => query).join(', ')} max={300} />
        </p>
      )}
      {other_intents.length > 0 && (
        <p class="small">
          Other questions, for which other pages are better: <Foreign text={other_intents.join(', ')} max={300} />
        </p>
      )}
      <details>
        <summary>Steps and evidence</summary>
        <ol>
          {steps.map((step) => (
            <li key={step}>
              <Foreign text={step} max={400} />
            </li>
          ))}
        </ol>
        <ul>
          {evidence.map(({ name, value }) => (
            <li key={name}>
              {name}: <Foreign text={typeof value === 'number' ? showNumber(value, 2) : value} max={300} />
            </li>
          ))}
        </ul>
        {gain !== null && <p class="muted small">{gain.basis}</p>}
      </details>
    </>
  );
}
