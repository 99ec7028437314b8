import type { CompleteAudit } from '../../../domain/audits/audit-result.js';
import type { SiteMetrics } from '../../../domain/seo/site/site-metrics.js';
import type { SiteProfile } from '../../../domain/seo/site/site-profile.js';
import { showDay, showNumber, showShare } from '../../report/facts/figures.js';
import { readOwnMetrics } from '../../report/facts/own-metrics.js';
import { Bar } from '../../report/parts/bar.js';
import { DataTable } from '../../report/parts/data-table.js';
import { Foreign } from '../../report/parts/foreign.js';
import { SafeLink } from '../../report/parts/safe-link.js';
import { Section } from '../../report/parts/section.js';
import { Keywords } from '../../report/sections/keywords.js';
import { Sitemap } from '../../report/sections/sitemap.js';
import { ComponentNotice } from './component-notice.js';
import { FindingsHead, type FindingsPageProps } from './findings-head.js';

const SHOWN = 20;

/** What a site publishes: volume, topics, sections, structured data, target keywords and sitemaps. */
export function ContentPage(props: FindingsPageProps) {
  return (
    <>
      <FindingsHead title="Content" {...props} />
      {props.audit && <MeasuredContent audit={props.audit} />}
    </>
  );
}

function MeasuredContent({ audit }: { audit: CompleteAudit }) {
  const { content_strategy, sitemap } = audit.components;
  const metrics = readOwnMetrics(audit);
  return (
    <>
      <ComponentNotice component={content_strategy} />
      {metrics && <ContentTiles metrics={metrics} />}
      {metrics?.profile && <ContentTables profile={metrics.profile} />}
      {audit.target_keyword_analysis.length > 0 && <Keywords keywords={audit.target_keyword_analysis} />}
      {sitemap.status === 'completed' && <Sitemap metrics={sitemap.metrics} />}
    </>
  );
}

function ContentTiles({ metrics }: { metrics: SiteMetrics }) {
  const { profile, publishing } = metrics;
  const { dated_share: dated = 0, fresh_share: fresh = 0, newest = null } = profile?.freshness ?? {};
  return (
    <dl class="tiles compact">
      <Tile name="Indexable pages" value={showNumber(metrics.indexable_pages, 0)} />
      <Tile name="Words" value={showNumber(metrics.words_total, 0)} />
      <Tile name="Words per page (median)" value={showNumber(metrics.words_median, 0)} />
      <Tile name="Pages with structured data" value={showShare(metrics.structured_data_share)} />
      {publishing && <Tile name="New pages per week" value={showNumber(publishing.per_week)} />}
      {dated > 0 && <Tile name="Changed within a year (of dated pages)" value={showShare(fresh)} />}
      {newest !== null && <Tile name="Newest page" value={showDay(newest)} />}
    </dl>
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

function ContentTables({ profile }: { profile: SiteProfile }) {
  const { topics, sections, structured_data, languages, crawl_incomplete } = profile;
  const most = Math.max(1, ...sections.map(({ pages }) => pages));
  return (
    <>
      {crawl_incomplete && (
        <p class="banner">The crawl reached its limit. The site has more pages than are counted here.</p>
      )}
      {topics.length > 0 && (
        <Section id="topics" title="Topics" lead="What the titles and headings of indexable pages are about.">
          <DataTable
            caption="Topics"
            captionHidden
            fits
            rows={topics.slice(0, SHOWN)}
            keyOf={({ term }) => term}
            columns={[
              { title: 'Topic', cell: ({ term }) => <Foreign text={term} max={80} /> },
              { title: 'Pages', numeric: true, cell: ({ pages }) => showNumber(pages, 0) },
            ]}
          />
        </Section>
      )}
      {sections.length > 0 && (
        <Section id="sections" title="Sections" lead="Indexable pages by the first part of their address.">
          <DataTable
            caption="Sections"
            captionHidden
            fits
            rows={sections.slice(0, SHOWN)}
            keyOf={({ path }) => path}
            columns={[
              { title: 'Section', cell: ({ path }) => <Foreign text={path} max={80} /> },
              { title: 'Share', size: 'chart', cell: ({ pages }) => <Bar value={pages} max={most} tone="accent" /> },
              { title: 'Pages', numeric: true, cell: ({ pages }) => showNumber(pages, 0) },
              { title: 'Example', size: 'wide', cell: ({ sample_urls: [url] }) => url && <SafeLink url={url} /> },
            ]}
          />
        </Section>
      )}
      <CountedNames
        id="structured-data"
        title="Structured data"
        name="Type"
        rows={structured_data.types.map(({ type, pages }) => ({ name: type, pages }))}
      />
      <CountedNames
        id="languages"
        title="Languages"
        name="Language"
        rows={languages.map(({ code, pages }) => ({ name: code, pages }))}
      />
    </>
  );
}

interface CountedNamesProps {
  id: string;
  title: string;
  name: string;
  rows: readonly { name: string; pages: number }[];
}

function CountedNames({ id, title, name, rows }: CountedNamesProps) {
  if (rows.length === 0) return null;
  return (
    <Section id={id} title={title}>
      <DataTable
        caption={title}
        captionHidden
        fits
        rows={rows}
        keyOf={(row) => row.name}
        columns={[
          { title: name, cell: (row) => <Foreign text={row.name} max={80} /> },
          { title: 'Pages', numeric: true, cell: ({ pages }) => showNumber(pages, 0) },
        ]}
      />
    </Section>
  );
}
