import type { Benchmark } from '../../../domain/seo/audit/benchmark.js';
import { BENCHMARK_MEASURES } from '../../../domain/seo/audit/benchmark-measures.js';
import type { SiteMetrics } from '../../../domain/seo/site/site-metrics.js';
import { type ComparedSite, nameSites } from '../facts/compared-sites.js';
import { showNumber } from '../facts/figures.js';
import { readMeasure } from '../facts/read-measure.js';
import { DataTable } from '../parts/data-table.js';
import { Foreign } from '../parts/foreign.js';
import { SafeLink } from '../parts/safe-link.js';
import { Section } from '../parts/section.js';
import { BenchmarkPoints } from './benchmark-points.js';
import { CompetitorContent } from './competitor-content.js';
import { MeasureBars } from './measure-bars.js';

export interface CompetitorsProps {
  benchmarking: Benchmark;
  /** The own site's figures; null when it was not measured. */
  own: SiteMetrics | null;
}

/** The site beside its competitors, measure by measure. */
export function Competitors({ benchmarking, own }: CompetitorsProps) {
  const { competitors, your_rank: rank, ranked_sites: ranked, your_index: index } = benchmarking;
  const sites = nameSites(own, competitors);
  const failed = competitors.filter(({ status }) => status === 'failed');
  const lead =
    rank === null
      ? 'No competitor could be measured.'
      : `Rank ${rank} of ${ranked}: ahead in ${showNumber(index ?? 0)} % of all comparisons, a tie counting half.`;
  return (
    <Section id="competitors" title="Competitors" lead={lead}>
      {sites.length > 1 && (
        <>
          <div class="card bars">
            {BENCHMARK_MEASURES.map((measure) => (
              <MeasureBars key={measure.measure} measure={measure} sites={sites} />
            ))}
          </div>
          <Comparison sites={sites} />
        </>
      )}
      <div class="pair">
        <BenchmarkPoints title="Where you are ahead" points={benchmarking.advantages} />
        <BenchmarkPoints title="Where you are behind" points={benchmarking.gaps} />
      </div>
      <CompetitorContent benchmarking={benchmarking} />
      {failed.map(({ url, error }) => (
        <p key={url} class="small muted">
          <SafeLink url={url} whole /> could not be measured: <Foreign text={error ?? 'unknown reason'} />
        </p>
      ))}
    </Section>
  );
}

function Comparison({ sites }: { sites: readonly ComparedSite[] }) {
  return (
    <DataTable
      caption="All measures side by side"
      rows={BENCHMARK_MEASURES}
      keyOf={({ measure }) => measure}
      columns={[
        {
          title: 'Measure',
          cell: ({ title, unit }) => (
            <>
              {title} <span class="muted small">{unit}</span>
            </>
          ),
        },
        ...sites.map((site) => ({
          title: site.name,
          head: site.is_own ? site.name : <SafeLink url={site.url} label={site.name} />,
          numeric: true,
          cell: (measure: (typeof BENCHMARK_MEASURES)[number]) => {
            const value = readMeasure(measure, site.metrics);
            return value === null ? 'n/a' : showNumber(value);
          },
        })),
      ]}
    />
  );
}
