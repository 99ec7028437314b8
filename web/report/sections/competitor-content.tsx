import type { Benchmark } from '../../../domain/audits/benchmark.js';
import { DataTable } from '../parts/data-table.js';
import { Foreign } from '../parts/foreign.js';
import { useReportLanguage } from '../parts/report-language.js';
import { SafeLink } from '../parts/safe-link.js';

type ExampleSite = { url: string; sample_urls: readonly string[] };

/** What competitors write about and the site does not, each with a page that shows it. */
export function CompetitorContent({ benchmarking }: { benchmarking: Benchmark }) {
  const { competitors: words } = useReportLanguage().full;
  const topics = benchmarking.topics?.gaps ?? [];
  const sections = benchmarking.missing_sections ?? [];
  return (
    <>
      {topics.length > 0 && (
        <DataTable
          caption={words.topics}
          rows={topics}
          keyOf={({ term }) => term}
          columns={[
            { title: words.topic, cell: ({ term }) => <Foreign text={term} /> },
            {
              title: words.pages,
              numeric: true,
              cell: ({ competitors }) => competitors.reduce((sum, { pages }) => sum + pages, 0),
            },
            { title: words.example, cell: ({ competitors }) => <Examples competitors={competitors} /> },
          ]}
        />
      )}
      {sections.length > 0 && (
        <DataTable
          caption={words.sections}
          rows={sections}
          keyOf={({ section }) => section}
          columns={[
            { title: words.section, cell: ({ section }) => <Foreign text={section} /> },
            {
              title: words.pages,
              numeric: true,
              cell: ({ competitors }) => competitors.reduce((sum, { count }) => sum + count, 0),
            },
            { title: words.example, cell: ({ competitors }) => <Examples competitors={competitors} /> },
          ]}
        />
      )}
    </>
  );
}

function Examples({ competitors }: { competitors: readonly ExampleSite[] }) {
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
