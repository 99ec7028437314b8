import type { BenchmarkMeasure } from '../../../domain/seo/audit/benchmark-measures.js';
import type { ComparedSite } from '../facts/compared-sites.js';
import { showNumber } from '../facts/figures.js';
import { readMeasure } from '../facts/read-measure.js';
import { Bar } from '../parts/bar.js';

/** One measure over all sites, as bars of one scale. */
export function MeasureBars({ measure, sites }: { measure: BenchmarkMeasure; sites: readonly ComparedSite[] }) {
  const values = sites.map((site) => ({ ...site, value: readMeasure(measure, site.metrics) }));
  const max = Math.max(0, ...values.map(({ value }) => value ?? 0));
  if (max === 0) return null;
  return (
    <figure class="measure">
      <figcaption>
        <strong>{measure.title}</strong>{' '}
        <span class="muted small">
          {measure.unit}, {measure.better === 'higher' ? 'more is better' : 'less is better'}
        </span>
      </figcaption>
      <ul>
        {values.map(({ name, is_own, value }) => (
          <li key={name}>
            <span class="who">{name}</span>
            <Bar value={value ?? 0} max={max} tone={is_own ? 'accent' : 'quiet'} />
            <span class="figure">{value === null ? 'n/a' : showNumber(value)}</span>
          </li>
        ))}
      </ul>
    </figure>
  );
}
