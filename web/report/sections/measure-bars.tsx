import type { BenchmarkMeasure } from '../../../domain/audits/benchmark-measures.js';
import type { ComparedSite } from '../facts/compared-sites.js';
import { readMeasure } from '../facts/read-measure.js';
import { Bar } from '../parts/bar.js';
import { Phrase } from '../parts/phrase.js';
import { useReportLanguage } from '../parts/report-language.js';
import { translatePhrase } from '../texts/phrases/translate-phrase.js';

/** One measure over all sites, as bars of one scale. */
export function MeasureBars({ measure, sites }: { measure: BenchmarkMeasure; sites: readonly ComparedSite[] }) {
  const { language, full, figures } = useReportLanguage();
  const words = full.competitors;
  const values = sites.map((site) => ({ ...site, value: readMeasure(measure, site.metrics) }));
  const max = Math.max(0, ...values.map(({ value }) => value ?? 0));
  if (max === 0) return null;
  return (
    <figure class="measure">
      <figcaption>
        <strong>
          <Phrase text={measure.title} />
        </strong>{' '}
        <span class="muted small">
          {translatePhrase(measure.unit, language) ?? measure.unit},{' '}
          {measure.better === 'higher' ? words.moreIsBetter : words.lessIsBetter}
        </span>
      </figcaption>
      <ul>
        {values.map(({ name, is_own, value }) => (
          <li key={name}>
            <span class="who">{name}</span>
            <Bar value={value ?? 0} max={max} tone={is_own ? 'accent' : 'quiet'} />
            <span class="figure">{value === null ? words.unknown : figures.number(value)}</span>
          </li>
        ))}
      </ul>
    </figure>
  );
}
