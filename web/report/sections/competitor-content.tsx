import type { Benchmark } from '../../../domain/seo/audit/benchmark.js';
import { DataTable } from '../parts/data-table.js';
import { Foreign } from '../parts/foreign.js';
import { SafeLink } from '../parts/safe-link.js';

type Rival = { url: string; sample_urls: readonly string[] };

/** What competitors write about and the site does not, each with a page that shows it. */
export function CompetitorContent({ benchmarking }: { benchmarking: Benchmark }) {
  const topics = benchmarking.topics?.gaps ?? [];
  const sections = benchmarking.missing_sections ?? [];
  return (
    <>
      {topics.length > 0 && (
        <DataTable
          caption="Topics that two competitors or more cover and you do not"
          rows={topics}
          keyOf={({ term }) => term}
          columns={[
            { title: 'Topic', cell: ({ term }) => <Foreign text={term} /> },
            {
              title: 'Pages',
              numeric: true,
              cell: ({ competitors }) => competitors.reduce((sum, { pages }) => sum + pages, 0),
            },
            { title: 'For example', cell: ({ competitors }) => <Examples competitors={competitors} /> },
          ]}
        />
      )}
      {sections.length > 0 && (
        <DataTable
          caption="Sections that competitors have and you lack"
          rows={sections}
          keyOf={({ section }) => section}
          columns={[
            { title: 'Section', cell: ({ section }) => <Foreign text={section} /> },
            {
              title: 'Pages',
              numeric: true,
              cell: ({ competitors }) => competitors.reduce((sum, { count }) => sum + count, 0),
            },
            { title: 'For example', cell: ({ competitors }) => <Examples competitors={competitors} /> },
          ]}
        />
      )}
    </>
  );
}

function Examples({ competitors }: { competitors: readonly Rival[] }) {
  const urls = competitors.flatMap(({ sample_urls: [first] }) => first ?? []).slice(0, 2);
  return (
    <>
      {urls.map((url, index) => (
        <>
          {index > 0 && ', '}
          <SafeLink key={url} url={url} whole />
        </>
      ))}
    </>
  );
}
