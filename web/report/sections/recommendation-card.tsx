import type { Recommendation, TrafficEstimate } from '../../../domain/seo/audit/recommendation.js';
import { anchorId } from '../facts/anchor-id.js';
import { showCount, showEffort, showNumber } from '../facts/figures.js';
import { COMPONENT_HEADINGS, PRIORITY_TONES } from '../facts/names.js';
import { Badge } from '../parts/badge.js';
import { Foreign } from '../parts/foreign.js';
import { SafeLink } from '../parts/safe-link.js';
import { SnippetBlock } from '../parts/snippet-block.js';

/** The first ones stand open. */
const OPEN_RANKS = 3;
const SHOWN_URLS = 5;
const SHOWN_SYMPTOMS = 5;

/** One recommendation: why, steps, code to paste, and what its figures rest on. */
export function RecommendationCard({
  recommendation,
  unfolded,
}: {
  recommendation: Recommendation;
  unfolded: boolean;
}) {
  const { id, rank, title, why, priority, component, kind, steps, snippets, impact, effort, roi, evidence } =
    recommendation;
  return (
    <details class="fold" id={anchorId('do', id)} open={unfolded || rank <= OPEN_RANKS}>
      <summary>
        <span class="rank">{rank}</span>
        <h3>
          <Foreign text={title} />
        </h3>
        <Badge tone={PRIORITY_TONES[priority]}>{priority}</Badge>
      </summary>
      <div class="fold-body">
        <p>
          <Foreign text={why} max={600} />
        </p>
        <Cause {...recommendation} />
        <h4>{kind === 'fix' ? 'How to fix it' : 'How to do it'}</h4>
        <ol>
          {steps.map((step) => (
            <li key={step}>
              <Foreign text={step} max={500} />
            </li>
          ))}
        </ol>
        {snippets.map((snippet) => (
          <SnippetBlock key={`${snippet.title} ${snippet.url}`} {...snippet} />
        ))}
        <dl class="facts">
          <Fact
            name="Impact (estimate)"
            value={impact.traffic_percent_high === null ? 'Not estimated' : `${showImpact(impact)} more clicks`}
            basis={impact.basis}
          />
          {recommendation.search_cost != null && (
            <Fact
              name="Search value at stake (estimate)"
              value={`${showNumber(recommendation.search_cost.percent)} %`}
              basis={recommendation.search_cost.basis}
            />
          )}
          <Fact name="Effort" value={showEffort(effort)} />
          <Fact name="ROI" value={`${showNumber(roi.value, 0)} of 100`} basis={roi.basis} />
          <Fact name="Component" value={COMPONENT_HEADINGS[component]} />
        </dl>
        <Evidence evidence={evidence} />
      </div>
    </details>
  );
}

/** What follows from the cause, and where to change it. */
function Cause({ explains, template, page_to_edit: page }: Recommendation) {
  const hasLine = template != null && template.line !== null && template.change !== null;
  if (!explains?.findings && !hasLine && !page) return null;
  return (
    <div class="small">
      {explains != null && explains.findings > 0 && (
        <p>
          <strong>Explains {showCount(explains.findings, 'finding')}</strong>:{' '}
          {explains.symptoms.slice(0, SHOWN_SYMPTOMS).map(({ check_id, title, findings }, at) => (
            <span key={check_id}>
              {at > 0 && ', '}
              <Foreign text={title} /> ({findings})
            </span>
          ))}
        </p>
      )}
      {template != null && hasLine && (
        <p>
          Template <code>{template.pattern}</code>, {showCount(template.pages, 'page')}: <code>{template.line}</code> →{' '}
          <code>{template.change}</code>
        </p>
      )}
      {page != null && (
        <p>
          Edit <SafeLink url={page} />
        </p>
      )}
    </div>
  );
}

export function showImpact({ traffic_percent_low: low, traffic_percent_high: high }: TrafficEstimate): string {
  return low === null || high === null ? 'not estimated' : `${showNumber(low)}–${showNumber(high)} %`;
}

function Fact({ name, value, basis }: { name: string; value: string; basis?: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <strong>{value}</strong>
        {basis && (
          <span class="muted small">
            {' '}
            <Foreign text={basis} max={400} />
          </span>
        )}
      </dd>
    </div>
  );
}

function Evidence({ evidence: { count, urls, sample } }: Pick<Recommendation, 'evidence'>) {
  if (count === 0 && urls.length === 0) return null;
  return (
    <div class="small">
      <p class="muted">
        Seen {showCount(count, 'time')}
        {sample !== '' && (
          <>
            , for example <Foreign text={sample} max={240} />
          </>
        )}
      </p>
      <ul class="urls">
        {urls.slice(0, SHOWN_URLS).map((url) => (
          <li key={url}>
            <SafeLink url={url} />
          </li>
        ))}
      </ul>
    </div>
  );
}
