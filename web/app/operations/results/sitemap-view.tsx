import type { SitemapAnalysisResult } from '../../../../domain/seo/sitemap/sitemap-analysis-result.js';
import { showCount, showDay, showNumber, showShare } from '../../../report/facts/figures.js';
import { DataTable } from '../../../report/parts/data-table.js';
import { Foreign } from '../../../report/parts/foreign.js';
import { SafeLink } from '../../../report/parts/safe-link.js';
import { Section } from '../../../report/parts/section.js';
import { FigureTiles } from './parts/figure-tiles.js';
import { IssueGroups } from './parts/issue-groups.js';
import { ScoreHead } from './parts/score-head.js';

const MOST_ROWS = 20;

/** What the sitemaps of a site list, how current they are, and what is wrong with them. */
export function SitemapView({ result }: { result: SitemapAnalysisResult }) {
  const { lastmod, publishing_velocity: velocity } = result;
  return (
    <>
      <div class="card">
        <ScoreHead score={result.score}>
          <SafeLink url={result.site_url} whole />
        </ScoreHead>
        <FigureTiles
          tiles={[
            { title: 'Listed URLs', value: showNumber(result.urls, 0) },
            { title: 'Sitemap files', value: showNumber(result.files, 0) },
            { title: 'URLs with a date', value: showShare(lastmod.coverage) },
            { title: 'Newest date', value: lastmod.newest === null ? 'n/a' : showDay(lastmod.newest) },
            { title: 'Published a week', value: velocity === null ? 'n/a' : showNumber(velocity.per_week) },
            { title: 'Languages', value: showNumber(result.languages.length, 0) },
          ]}
        />
        {result.incomplete && <p class="muted small">Not every sitemap was read: there are too many files.</p>}
      </div>
      <IssueGroups issues={result.issues} />
      <Section id="files" title="Sitemap files">
        <Files files={result.sitemaps} />
      </Section>
      <Section id="sections" title="Sections of the site">
        <DataTable
          caption="Sections of the site"
          captionHidden
          stacks
          keyOf={({ section }) => section}
          rows={result.content_distribution.slice(0, MOST_ROWS)}
          columns={[
            { title: 'Section', cell: ({ section }) => <Foreign text={section} max={120} /> },
            { title: 'URLs', numeric: true, cell: ({ urls }) => showNumber(urls, 0) },
            { title: 'Share', numeric: true, cell: ({ share }) => showShare(share) },
            {
              title: 'Newest date',
              cell: ({ newest_lastmod: newest }) => (newest === null ? 'n/a' : showDay(newest)),
            },
          ]}
        />
      </Section>
    </>
  );
}

function Files({ files }: { files: SitemapAnalysisResult['sitemaps'] }) {
  return (
    <>
      <DataTable
        caption="Sitemap files"
        captionHidden
        stacks
        keyOf={({ url }) => url}
        rows={files.slice(0, MOST_ROWS)}
        columns={[
          { title: 'URL', cell: ({ url }) => <SafeLink url={url} whole /> },
          { title: 'Status', numeric: true, cell: ({ status }) => (status === 0 ? 'No response' : status) },
          {
            title: 'Entries',
            numeric: true,
            cell: ({ url_count, child_count }) => showNumber(url_count + child_count, 0),
          },
          {
            title: 'Errors',
            numeric: true,
            cell: ({ error_counts, xml_error }) =>
              showNumber(
                Object.values(error_counts).reduce((sum, count) => sum + count, xml_error === null ? 0 : 1),
                0,
              ),
          },
        ]}
      />
      {files.length > MOST_ROWS && (
        <p class="muted small">{showCount(files.length - MOST_ROWS, 'more file')} in the JSON</p>
      )}
    </>
  );
}
