import type { IndexReport } from '../../../../domain/search/indexing/index-report.js';
import { showCount, showNumber } from '../../../report/facts/figures.js';
import { Foreign } from '../../../report/parts/foreign.js';
import { Section } from '../../../report/parts/section.js';
import { FigureTiles } from '../../operations/results/parts/figure-tiles.js';
import { IndexFindingList } from './index-finding-list.js';
import { SitemapTable } from './sitemap-table.js';

export interface IndexReportPartsProps {
  report: IndexReport;
  pathOf: (url: string) => string | null;
}

const STOPPED: Readonly<Record<'quota' | 'outage', string>> = {
  quota: 'the limit of Search Console for today is used up',
  outage: 'Search Console did not answer',
};

/** Figures, findings and sitemaps of an inspection. */
export function IndexReportParts({ report, pathOf }: IndexReportPartsProps) {
  const { pages, quota, run, findings, sitemaps, crawl } = report;
  return (
    <>
      {run.stopped !== null && run.not_asked > 0 && (
        <p class="banner" role="status">
          {showCount(run.not_asked, 'page')} could not be inspected, since {STOPPED[run.stopped]}. Nothing is known
          about whether they are indexed. The next inspection includes them.
        </p>
      )}
      <FigureTiles
        tiles={[
          { title: 'Indexed', value: showNumber(pages.indexed, 0) },
          { title: 'Not indexed', value: showNumber(pages.not_indexed, 0) },
          { title: 'Inspected pages', value: showNumber(pages.total, 0) },
          { title: 'Inspections today', value: `${showNumber(quota.used, 0)} of ${showNumber(quota.limit, 0)}` },
        ]}
      />
      <Section
        id="findings"
        title="Findings"
        lead={
          crawl === null ? 'No audit is stored, so Google is not compared with a crawl. Run an audit first.' : undefined
        }
      >
        {findings.length === 0 ? (
          <p class="empty">
            {pages.total === 0
              ? 'No pages were inspected yet.'
              : 'No problems found in the inspected pages and sitemaps.'}
          </p>
        ) : (
          <IndexFindingList findings={findings} pathOf={pathOf} />
        )}
      </Section>
      <Section id="sitemaps" title="Sitemaps in Search Console">
        {sitemaps.status === 'no_data' ? (
          <p class="empty">
            <Foreign text={`${sitemaps.reason}. ${sitemaps.next_step}.`} max={500} />
          </p>
        ) : sitemaps.sitemaps.length === 0 ? (
          <p class="empty">No sitemaps are submitted for this property. Submit one in Search Console.</p>
        ) : (
          <SitemapTable sitemaps={sitemaps.sitemaps} />
        )}
      </Section>
    </>
  );
}
