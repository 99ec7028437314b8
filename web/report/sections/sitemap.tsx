import { readList, readNumber, readObject, readText, readTextList } from '../facts/read-metrics.js';
import { Bar } from '../parts/bar.js';
import { DataTable } from '../parts/data-table.js';
import { Foreign } from '../parts/foreign.js';
import { useReportLanguage } from '../parts/report-language.js';
import { Section } from '../parts/section.js';

type Metrics = Readonly<Record<string, unknown>>;

const SECTIONS_SHOWN = 12;

/** What the sitemaps list. */
export function Sitemap({ metrics }: { metrics: Metrics }) {
  const { full, figures } = useReportLanguage();
  const words = full.sitemap;
  const lastmod = readObject(metrics, 'lastmod');
  const coverage = readNumber(lastmod, 'coverage');
  const newest = readText(lastmod, 'newest');
  const languages = readTextList(metrics, 'languages');
  const perWeek = readNumber(readObject(metrics, 'publishing_velocity'), 'per_week');
  const show = (value: number | null) => (value === null ? words.unknown : figures.number(value, 0));
  return (
    <Section id="sitemap" title={full.headings.sitemap} lead={words.lead}>
      <dl class="tiles compact">
        <Tile name={words.addresses} value={show(readNumber(metrics, 'urls'))} />
        <Tile name={words.files} value={show(readNumber(metrics, 'files'))} />
        {coverage !== null && <Tile name={words.dated} value={figures.share(coverage)} />}
        {newest !== null && <Tile name={words.newest} value={figures.day(newest)} />}
        {perWeek !== null && <Tile name={words.perWeek} value={figures.number(perWeek)} />}
        {languages.length > 0 && <Tile name={words.languages} value={String(languages.length)} />}
      </dl>
      <Distribution sections={readList(metrics, 'content_distribution')} />
    </Section>
  );
}

function Tile({ name, value }: { name: string; value: string }) {
  return (
    <div class="tile">
      <dt>{name}</dt>
      <dd>
        <span class="tile-value">{value}</span>
      </dd>
    </div>
  );
}

function Distribution({ sections }: { sections: readonly Metrics[] }) {
  const {
    full: { sitemap: words },
    figures,
  } = useReportLanguage();
  const rows = sections.slice(0, SECTIONS_SHOWN).flatMap((section) => {
    const name = readText(section, 'section');
    return name === null
      ? []
      : [{ name, urls: readNumber(section, 'urls') ?? 0, share: readNumber(section, 'share') ?? 0 }];
  });
  if (rows.length === 0) return null;
  return (
    <DataTable
      caption={words.bySection}
      fits
      rows={rows}
      keyOf={({ name }) => name}
      columns={[
        { title: words.section, cell: ({ name }) => <Foreign text={name} max={80} /> },
        { title: words.share, size: 'chart', cell: ({ share }) => <Bar value={share} max={1} tone="accent" /> },
        { title: words.addresses, numeric: true, cell: ({ urls }) => figures.number(urls, 0) },
      ]}
    />
  );
}
