import type { Recommendation } from '../../../../domain/audits/recommendation.js';
import type { FixState } from '../../../../domain/sites/issues/find-fix-states.js';
import { showCount, showEffort } from '../../../report/facts/figures.js';
import { PRIORITY_TONES } from '../../../report/facts/names.js';
import { Badge } from '../../../report/parts/badge.js';
import { Foreign } from '../../../report/parts/foreign.js';
import { SafeLink } from '../../../report/parts/safe-link.js';
import { Section } from '../../../report/parts/section.js';
import { issueApiPath } from '../../issues/issue-paths.js';
import { fixAnchor } from './fix-anchor.js';

const SHOWN_FIXES = 5;
const SHOWN_URLS = 5;

export interface FixListProps {
  siteId: string;
  /** Whether there are more issues than these to see: client guests see the fixes alone. */
  hasIssues: boolean;
  recommendations: readonly Recommendation[];
  /** What was decided about the issue of each, by the id of the recommendation; null where nothing is known. */
  states: ReadonlyMap<string, FixState> | null;
  /** Whether the viewer may tick them off. */
  canEdit: boolean;
}

/** The recommendations with the greatest effect, each with what to do and where, to tick off. */
export function FixList({ siteId, hasIssues, recommendations, states, canEdit }: FixListProps) {
  const shown = recommendations.filter(({ id }) => states?.get(id)?.state !== 'accepted').slice(0, SHOWN_FIXES);
  if (shown.length === 0) return null;
  return (
    <Section
      id="next"
      title="Top fixes"
      lead={
        <>
          The recommendations with the greatest effect.{' '}
          {hasIssues && <a href={`/app/sites/${siteId}/issues`}>View all issues</a>}
        </>
      }
    >
      <ol class="plain">
        {shown.map((fix) => (
          <Fix key={fix.id} siteId={siteId} fix={fix} known={states?.get(fix.id) ?? null} canEdit={canEdit} />
        ))}
      </ol>
    </Section>
  );
}

interface FixProps {
  siteId: string;
  fix: Recommendation;
  known: FixState | null;
  canEdit: boolean;
}

function Fix({ siteId, fix, known, canEdit }: FixProps) {
  const { id, title, why, priority, effort, evidence, steps } = fix;
  const isDone = known?.state === 'done';
  return (
    <li class={isDone ? 'card is-done' : 'card'} id={fixAnchor(id)}>
      <h3 class="fix-line" id={`${fixAnchor(id)}-title`}>
        <Badge tone={PRIORITY_TONES[priority]}>{priority}</Badge> <Foreign text={title} max={200} />
      </h3>
      {known && <Tick siteId={siteId} fix={fix} known={known} canEdit={canEdit} />}
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

interface TickProps extends FixProps {
  known: FixState;
}

/** Done or not; api/web-app/fix-ticks.ts stores it. */
function Tick({ siteId, fix: { id }, known: { issue_id, state }, canEdit }: TickProps) {
  const isDone = state === 'done';
  if (!canEdit) return isDone ? <Badge tone="good">Done</Badge> : null;
  return (
    <div class="fix-tick">
      <label>
        <input
          type="checkbox"
          checked={isDone}
          data-tick={issueApiPath(siteId, issue_id)}
          aria-describedby={`${fixAnchor(id)}-title`}
        />{' '}
        Done
      </label>
      <span class="muted small" role="status" data-tick-status>
        {state === 'still_found' && 'It was marked as done, and the latest audit still found it.'}
      </span>
      <span class="problem" role="alert" data-tick-problem />
    </div>
  );
}
