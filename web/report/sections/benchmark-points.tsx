import type { BenchmarkPoint } from '../../../domain/seo/audit/benchmark.js';
import { showNumber } from '../facts/figures.js';
import { Foreign } from '../parts/foreign.js';
import { SafeLink } from '../parts/safe-link.js';

/** Measures in which the site is ahead, or behind. */
export function BenchmarkPoints({ title, points }: { title: string; points: readonly BenchmarkPoint[] }) {
  return (
    <div class="card">
      <h3>{title}</h3>
      {points.length === 0 && <p class="muted">Nothing by a tenth or more.</p>}
      <ul class="plain">
        {points.map(({ measure, title: name, unit, yours, competitors_median: median, best }) => (
          <li key={measure}>
            <strong>
              <Foreign text={name} />
            </strong>
            <br />
            {showNumber(yours)} {unit} against a median of {showNumber(median)}
            <br />
            <span class="small muted">
              best: {showNumber(best.value)} at <SafeLink url={best.url} whole />
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
