import type { ComponentResult } from '../../../domain/audits/audit-result.js';
import { showScore } from '../../report/facts/figures.js';
import { Foreign } from '../../report/parts/foreign.js';

/** The score of an area and what it says in a sentence; the reason where it was not measured. */
export function ComponentNotice({ component }: { component: ComponentResult }) {
  const { status, score, summary, error } = component;
  if (status !== 'completed')
    return (
      <p class="empty">
        This area was not scored. <Foreign text={error ?? ''} max={500} />
      </p>
    );
  return (
    <div class="card">
      <p class="headline">
        <span>
          Score <span class="big">{showScore(score)}</span>
        </span>
      </p>
      <p class="muted">
        <Foreign text={summary} max={500} />
      </p>
    </div>
  );
}
