import { ScoreChart, type ScorePoint } from '../../parts/score-chart.js';

export interface ScoreHistoryProps {
  audit_type: 'complete' | 'quick';
  /** Audits of that type, oldest first. */
  history: readonly ScorePoint[];
}

/** The score over the audits of one type: those of two types are not compared. */
export function ScoreHistory({ audit_type, history }: ScoreHistoryProps) {
  return (
    <section class="card" aria-labelledby="history">
      <h2 id="history">Score over time</h2>
      {history.length > 1 ? (
        <ScoreChart history={history} />
      ) : (
        <p class="muted">One {audit_type} audit so far. The chart starts with the second one.</p>
      )}
      <p class="muted small">Only {audit_type} audits are compared here.</p>
    </section>
  );
}
