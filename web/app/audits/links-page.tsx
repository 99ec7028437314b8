import type { LinkTarget } from '../../../domain/seo/links/link-target.js';
import type { OrphanReport, OrphanRow, OrphanSource } from '../../../domain/seo/links/orphan-report.js';
import { showCount, showNumber } from '../../report/facts/figures.js';
import { DataTable } from '../../report/parts/data-table.js';
import { Foreign } from '../../report/parts/foreign.js';
import { SafeLink } from '../../report/parts/safe-link.js';
import { Section } from '../../report/parts/section.js';
import { NextPage } from '../parts/next-page.js';
import { LinksHead } from './links-head.js';
import { showStatus } from './show-status.js';
import { TargetLink } from './target-link.js';

export interface LinksPageProps {
  audit: { id: string; website_url: string };
  /** Those that most pages link to first. */
  targets: readonly LinkTarget[];
  next: string | null;
  /** Null in audits that were made before orphan pages were listed. */
  orphans: { report: OrphanReport; rows: readonly OrphanRow[] } | null;
}

const SOURCES: Readonly<Record<OrphanSource, string>> = {
  sitemap: 'Sitemaps',
  search_console: 'Search Console',
  analytics: 'Google Analytics',
  reference: 'Canonicals and hreflang',
};

/** Every URL of an audit with its inlinks, and its orphan pages. */
export function LinksPage({ audit, targets, next, orphans }: LinksPageProps) {
  const files = `/api/seo/audits/${audit.id}`;
  return (
    <>
      <LinksHead audit={audit} />
      <Section id="targets" title="Inlinks by URL" lead="URLs with the most linking pages first.">
        {targets.length === 0 ? (
          <p class="empty">No links found in this crawl.</p>
        ) : (
          <TargetTable audit={audit.id} targets={targets} />
        )}
        <NextPage next={next} label="Next URLs" />
        <div class="actions">
          <a class="button quiet" href={`${files}/link-targets?format=csv`}>
            Download URLs (CSV)
          </a>
          <a class="button quiet" href={`${files}/links?format=csv`}>
            Download all links (CSV)
          </a>
        </div>
      </Section>
      {orphans && <Orphans audit={audit.id} orphans={orphans} />}
    </>
  );
}

function TargetTable({ audit, targets }: { audit: string; targets: readonly LinkTarget[] }) {
  return (
    <DataTable
      caption="Inlinks by URL"
      captionHidden
      stacks
      keyOf={({ url }) => url}
      rows={targets}
      columns={[
        { title: 'URL', cell: ({ url }) => <TargetLink audit={audit} url={url} /> },
        { title: 'Status', numeric: true, cell: ({ status }) => showStatus(status) },
        {
          title: 'Link score',
          numeric: true,
          cell: ({ link_score: score }) => (score === null ? '' : showNumber(score)),
        },
        { title: 'Inlinks', numeric: true, cell: ({ inlinks }) => inlinks },
        { title: 'Unique inlinks', numeric: true, cell: ({ unique_inlinks }) => unique_inlinks },
        { title: 'Followed', numeric: true, cell: ({ followed_inlinks }) => followed_inlinks },
        {
          title: 'Top anchor text',
          cell: ({ anchors: [first] }) =>
            first && <Foreign text={first.text === '' ? '(no text)' : first.text} max={80} />,
        },
      ]}
    />
  );
}

function Orphans({
  audit,
  orphans: { report, rows },
}: {
  audit: string;
  orphans: NonNullable<LinksPageProps['orphans']>;
}) {
  const lead =
    'URLs in sitemaps, Search Console or Google Analytics that you cannot reach by links from the start page.';
  return (
    <Section id="orphans" title="Orphan pages" lead={lead}>
      {report.reason !== null && (
        <p class="banner" role="status">
          <Foreign text={report.reason} max={600} />
        </p>
      )}
      <DataTable
        caption="Orphan pages by source"
        captionHidden
        fits
        keyOf={({ source }) => source}
        rows={report.sources}
        columns={[
          { title: 'Source', cell: ({ source }) => SOURCES[source] },
          { title: 'URLs', numeric: true, cell: ({ urls, missing }) => (missing === null ? urls : '') },
          {
            title: 'Orphan pages',
            numeric: true,
            cell: ({ orphans, missing }) => (report.is_certain && missing === null ? orphans : 'Unknown'),
          },
          { title: 'Note', cell: ({ missing }) => missing ?? '' },
        ]}
      />
      {rows.length > 0 && <OrphanTable audit={audit} rows={rows} />}
      {report.orphans > 0 && (
        <div class="actions">
          <a class="button quiet" href={`/api/seo/audits/${audit}/orphans?format=csv`}>
            Download {showCount(report.orphans, 'orphan page')} (CSV)
          </a>
        </div>
      )}
    </Section>
  );
}

function OrphanTable({ audit, rows }: { audit: string; rows: readonly OrphanRow[] }) {
  return (
    <DataTable
      caption="Orphan pages"
      stacks
      keyOf={({ url }) => url}
      rows={rows}
      columns={[
        {
          title: 'URL',
          cell: ({ url, status }) =>
            status === null ? <SafeLink url={url} whole /> : <TargetLink audit={audit} url={url} />,
        },
        { title: 'Sources', cell: ({ sources }) => sources.map((source) => SOURCES[source]).join(', ') },
        { title: 'Status', numeric: true, cell: ({ status }) => showStatus(status) },
        { title: 'Clicks', numeric: true, cell: ({ clicks }) => clicks ?? '' },
        { title: 'Visits', numeric: true, cell: ({ sessions }) => sessions ?? '' },
      ]}
    />
  );
}
