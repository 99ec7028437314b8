import type { SemanticHealth } from '../../../domain/dashboard/semantic-health.js';
import { showNumber } from '../../report/facts/figures.js';
import type { Tone } from '../../report/facts/names.js';
import { Badge } from '../../report/parts/badge.js';
import { Foreign } from '../../report/parts/foreign.js';
import { SemanticTables } from '../operations/results/parts/semantic-tables.js';
import { Time } from '../parts/time.js';

const STATES: Readonly<Record<SemanticHealth['status'], { title: string; tone: Tone }>> = {
  healthy: { title: 'Healthy', tone: 'good' },
  warning: { title: 'Warning', tone: 'warn' },
  critical: { title: 'Critical', tone: 'bad' },
  not_available: { title: 'Not available', tone: 'note' },
};

/** How well the content of a site holds together, with its topics and the pages that are far from all of them. */
export function CoherenceCard({ health }: { health: SemanticHealth }) {
  const { value, threshold, status, basis, recommendations, pillars, outliers, built_at } = health;
  return (
    <>
      <div class="card">
        <p class="headline">
          <span class="big">{value === null ? 'n/a' : showNumber(value, 2)}</span>
          <Badge tone={STATES[status].tone}>{STATES[status].title}</Badge>
        </p>
        <p class="muted small">
          Healthy from {showNumber(threshold, 2)}. {basis} Measured on <Time at={built_at} dayOnly />.
        </p>
        {recommendations.length > 0 && (
          <ul>
            {recommendations.map((advice) => (
              <li key={advice}>
                <Foreign text={advice} max={500} />
              </li>
            ))}
          </ul>
        )}
      </div>
      <SemanticTables pillars={pillars} outliers={outliers} />
    </>
  );
}
