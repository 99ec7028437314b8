import type { Benchmark } from '../../../domain/audits/benchmark.js';
import { BENCHMARK_MEASURES } from '../../../domain/audits/benchmark-measures.js';
import type { SiteMetrics } from '../../../domain/seo/site/site-metrics.js';
import { type ComparedSite, nameSites } from '../facts/compared-sites.js';
import { readMeasure } from '../facts/read-measure.js';
import { DataTable } from '../parts/data-table.js';
import { Phrase } from '../parts/phrase.js';
import { useReportLanguage } from '../parts/report-language.js';
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
  const { full, figures } = useReportLanguage();
  const words = full.competitors;
  const sites = nameSites(own, competitors, words.you);
  const failed = competitors.filter(({ status }) => status === 'failed');
  const lead = rank === null ? words.none : words.rank({ rank, of: ranked, index: figures.number(index ?? 0) });
  return (
    <Section id="competitors" title={full.headings.competitors} lead={lead}>
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
        <BenchmarkPoints title={words.ahead} points={benchmarking.advantages} />
        <BenchmarkPoints title={words.behind} points={benchmarking.gaps} />
      </div>
      <CompetitorContent benchmarking={benchmarking} />
      {failed.map(({ url, error }) => (
        <p key={url} class="small muted">
          <SafeLink url={url} whole /> {words.failed}: <Phrase text={error ?? words.unknownReason} isQuoted />
        </p>
      ))}
    </Section>
  );
}

function Comparison({ sites }: { sites: readonly ComparedSite[] }) {
  const {
    full: { competitors: words },
    figures,
  } = useReportLanguage();
  return (
    <DataTable
      caption={words.sideBySide}
      rows={BENCHMARK_MEASURES}
      keyOf={({ measure }) => measure}
      columns={[
        {
          title: words.measure,
          cell: ({ title, unit }) => (
            <>
              <Phrase text={title} />{' '}
              <span class="muted small">
                <Phrase text={unit} isQuoted />
              </span>
            </>
          ),
        },
        ...sites.map((site) => ({
          title: site.name,
          head: site.is_own ? site.name : <SafeLink url={site.url} label={site.name} />,
          numeric: true,
          cell: (measure: (typeof BENCHMARK_MEASURES)[number]) => {
            const value = readMeasure(measure, site.metrics);
            return value === null ? words.unknown : figures.number(value);
          },
        })),
      ]}
    />
  );
}
