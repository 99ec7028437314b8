import type { SitemapBenchmarkReport } from '../../../../domain/audits/sitemap-benchmark.js';
import { showNumber } from '../../../report/facts/figures.js';
import { Badge } from '../../../report/parts/badge.js';
import { DataTable } from '../../../report/parts/data-table.js';
import { Foreign } from '../../../report/parts/foreign.js';
import { SafeLink } from '../../../report/parts/safe-link.js';
import { Section } from '../../../report/parts/section.js';
import { AdviceCard } from './parts/advice-card.js';

const NONE = 'n/a';

/** The sitemap of a site beside those of its competitors. */
export function SitemapBenchmarkView({ result }: { result: SitemapBenchmarkReport }) {
  const { your_rank, ranked_sites, sites, missing_sections, recommendations } = result;
  return (
    <>
      <div class="card">
        <p class="summary">
          {your_rank === null
            ? 'The sites could not be ranked: yours, or every competitor, has no sitemap that could be read.'
            : `Your sitemap ranks ${your_rank} of ${ranked_sites}.`}
        </p>
      </div>
      <Section id="sites" title="Sites">
        <DataTable
          caption="Sites"
          captionHidden
          stacks
          keyOf={({ url }) => url}
          rows={sites}
          columns={[
            {
              title: 'Site',
              cell: ({ url, is_yours, error }) => (
                <>
                  <SafeLink url={url} whole /> {is_yours && <Badge tone="note">Your site</Badge>}
                  {error !== null && (
                    <span class="related small">
                      <Foreign text={error} />
                    </span>
                  )}
                </>
              ),
            },
            { title: 'Rank', numeric: true, cell: ({ rank }) => rank ?? NONE },
            { title: 'Index', numeric: true, cell: ({ index }) => (index === null ? NONE : showNumber(index)) },
            { title: 'URLs', numeric: true, cell: ({ figures }) => (figures ? showNumber(figures.urls, 0) : NONE) },
            {
              title: 'Sections',
              numeric: true,
              cell: ({ figures }) => (figures ? showNumber(figures.section_count, 0) : NONE),
            },
          ]}
        />
      </Section>
      <Measures measures={result.measures} />
      <MissingSections sections={missing_sections} />
      <Section
        id="advice"
        title="What to do"
        lead={recommendations.length === 0 ? 'Nothing to do: your sitemap keeps up with the others.' : undefined}
      >
        {recommendations.map(({ id, title, why, steps, priority, evidence }) => (
          <AdviceCard
            key={id}
            advice={{
              title,
              why,
              steps,
              priority,
              facts: [],
              evidence: evidence.map(({ url, detail }) => ({ name: detail, value: '', url })),
            }}
          />
        ))}
      </Section>
    </>
  );
}

function MissingSections({ sections }: { sections: SitemapBenchmarkReport['missing_sections'] }) {
  if (sections.length === 0) return null;
  return (
    <Section id="missing" title="Sections that competitors have and you do not">
      <DataTable
        caption="Missing sections"
        captionHidden
        stacks
        keyOf={({ section }) => section}
        rows={sections}
        columns={[
          { title: 'Section', cell: ({ section }) => <Foreign text={section} max={120} /> },
          { title: 'Competitors', numeric: true, cell: ({ competitors }) => competitors.length },
          {
            title: 'Example',
            cell: ({ competitors: [first] }) => {
              const [url] = first?.sample_urls ?? [];
              return url === undefined ? NONE : <SafeLink url={url} whole />;
            },
          },
        ]}
      />
    </Section>
  );
}

function Measures({ measures }: Pick<SitemapBenchmarkReport, 'measures'>) {
  const show = (value: number | null) => (value === null ? NONE : showNumber(value, 2));
  return (
    <Section id="measures" title="Measures">
      <DataTable
        caption="Measures"
        captionHidden
        stacks
        keyOf={({ measure }) => measure}
        rows={measures}
        columns={[
          { title: 'Measure', cell: ({ title, unit }) => `${title} (${unit})` },
          { title: 'Yours', numeric: true, cell: ({ yours }) => show(yours) },
          { title: 'Median of competitors', numeric: true, cell: ({ competitors_median: median }) => show(median) },
          { title: 'Your rank', numeric: true, cell: ({ your_rank }) => your_rank ?? NONE },
        ]}
      />
    </Section>
  );
}
