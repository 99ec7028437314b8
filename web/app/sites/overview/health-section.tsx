import { HEALTH_WEIGHTS } from '../../../../domain/dashboard/compose-health.js';
import type { HealthReport } from '../../../../domain/dashboard/health-report.js';
import { HealthCard } from '../health-card.js';

/** Health by day, with what it is made of: it differs from the score. */
export function HealthSection({ health }: { health: HealthReport }) {
  return (
    <section class="card" aria-labelledby="health">
      <h2 id="health">Health by day</h2>
      <HealthCard health={health} />
      <p class="muted small">
        Health weighs other areas than the score, so the two differ: technical {HEALTH_WEIGHTS.technical}%, content{' '}
        {HEALTH_WEIGHTS.content}%, performance {HEALTH_WEIGHTS.performance}%, mobile {HEALTH_WEIGHTS.mobile}%, from the
        latest complete audit of each day.
      </p>
    </section>
  );
}
