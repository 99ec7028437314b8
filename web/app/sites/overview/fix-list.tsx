import type { Recommendation } from '../../../../domain/audits/recommendation.js';
import { showCount, showEffort } from '../../../report/facts/figures.js';
import { PRIORITY_TONES } from '../../../report/facts/names.js';
import { Badge } from '../../../report/parts/badge.js';
import { Foreign } from '../../../report/parts/foreign.js';
import { SafeLink } from '../../../report/parts/safe-link.js';
import { Section } from '../../../report/parts/section.js';
import { fixAnchor } from './fix-anchor.js';

const SHOWN_FIXES = 5;
const SHOWN_URLS = 5;

export interface FixListProps {
  recommendations: readonly Recommendation[];
  /** Where fixes are ticked off; null for client guests. */
  issuesPath: string | null;
}

/** The recommendations with the greatest effect, each with what to do and where. */
export function FixList({ recommendations, issuesPath }: FixListProps) {
  if (recommendations.length === 0) return null;
  return (
    <Section
      id="next"
      title="Top fixes"
      lead={
        <>
          The recommendations with the greatest effect.{' '}
          {issuesPath && <a href={issuesPath}>View all issues and mark what is done</a>}
        </>
      }
    >
      <ol class="plain">
        {recommendations.slice(0, SHOWN_FIXES).map((fix) => (
          <Fix key={fix.id} fix={fix} />
        ))}
      </ol>
    </Section>
  );
}

function Fix({ fix: { id, title, why, priority, effort, evidence, steps } }: { fix: Recommendation }) {
  return (
    <li class="card" id={fixAnchor(id)}>
      <h3 class="fix-line">
        <Badge tone={PRIORITY_TONES[priority]}>{priority}</Badge> <Foreign text={title} max={200} />
      </h3>
      <p class="muted small">
        {evidence.count > 0 && `${showCount(evidence.count, 'place')}. `}Effort: {showEffort(effort)} (estimate).
      </p>
      <details>
        <summary>Why, how and where</summary>
        <div class="section">
          <p>
            <Foreign text={why} max={400} />
          </p>
          <ol>
            {steps.map((step) => (
              <li key={step}>
                <Foreign text={step} max={400} />
              </li>
            ))}
          </ol>
          {evidence.urls.length > 0 && (
            <ul class="small">
              {evidence.urls.slice(0, SHOWN_URLS).map((url) => (
                <li key={url}>
                  <SafeLink url={url} whole />
                </li>
              ))}
            </ul>
          )}
        </div>
      </details>
    </li>
  );
}
