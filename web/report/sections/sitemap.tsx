import { showDay, showNumber, showShare } from '../facts/figures.js';
import { readList, readNumber, readObject, readText, readTexts } from '../facts/read-metrics.js';
import { Bar } from '../parts/bar.js';
import { DataTable } from '../parts/data-table.js';
import { Foreign } from '../parts/foreign.js';
import { Section } from '../parts/section.js';

type Metrics = Readonly<Record<string, unknown>>;

const SECTIONS_SHOWN = 12;

/** What the sitemaps list. */
export function Sitemap({ metrics }: { metrics: Metrics }) {
  const lastmod = readObject(metrics, 'lastmod');
  const coverage = readNumber(lastmod, 'coverage');
  const newest = readText(lastmod, 'newest');
  const languages = readTexts(metrics, 'languages');
  const perWeek = readNumber(readObject(metrics, 'publishing_velocity'), 'per_week');
  return (
    <Section id="sitemap" title="Sitemap" lead="What the sitemaps of the site list.">
      <dl class="tiles compact">
        <Tile name="Addresses" value={showOr(readNumber(metrics, 'urls'))} />
        <Tile name="Files" value={showOr(readNumber(metrics, 'files'))} />
        {coverage !== null && <Tile name="With a date" value={showShare(coverage)} />}
        {newest !== null && <Tile name="Newest" value={showDay(newest)} />}
        {perWeek !== null && <Tile name="New or changed a week" value={showNumber(perWeek)} />}
        {languages.length > 0 && <Tile name="Languages" value={String(languages.length)} />}
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
  const rows = sections.slice(0, SECTIONS_SHOWN).flatMap((section) => {
    const name = readText(section, 'section');
    return name === null
      ? []
      : [{ name, urls: readNumber(section, 'urls') ?? 0, share: readNumber(section, 'share') ?? 0 }];
  });
  if (rows.length === 0) return null;
  return (
    <DataTable
      caption="Addresses by section"
      fits
      rows={rows}
      keyOf={({ name }) => name}
      columns={[
        { title: 'Section', cell: ({ name }) => <Foreign text={name} max={80} /> },
        { title: 'Share', size: 'chart', cell: ({ share }) => <Bar value={share} max={1} tone="accent" /> },
        { title: 'Addresses', numeric: true, cell: ({ urls }) => showNumber(urls, 0) },
      ]}
    />
  );
}

function showOr(value: number | null): string {
  return value === null ? 'n/a' : showNumber(value, 0);
}
