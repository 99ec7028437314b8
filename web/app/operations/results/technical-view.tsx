import type { TechnicalSeoResult } from '../../../../domain/audits/technical-seo-result.js';
import { showCount, showMs, showNumber } from '../../../report/facts/figures.js';
import { Foreign } from '../../../report/parts/foreign.js';
import { SafeLink } from '../../../report/parts/safe-link.js';
import { Section } from '../../../report/parts/section.js';
import { CountTable } from './parts/count-table.js';
import { FigureTiles } from './parts/figure-tiles.js';
import { IssueGroups } from './parts/issue-groups.js';
import { ScoreHead } from './parts/score-head.js';

/** A technical check of a site: what was crawled, how it responded, and what is wrong. */
export function TechnicalView({ result }: { result: TechnicalSeoResult }) {
  const { crawl, sitemap, status_histogram = {}, depth_histogram = {} } = result;
  return (
    <>
      <div class="card">
        <ScoreHead score={result.score}>
          <SafeLink url={result.final_url} whole />
        </ScoreHead>
        <FigureTiles
          tiles={[
            { title: 'Crawled pages', value: showNumber(crawl.pages, 0) },
            { title: 'Deepest page, in clicks', value: crawl.depth },
            { title: 'Broken links', value: showNumber(result.broken_links_total ?? 0, 0) },
            { title: 'Orphan pages', value: showNumber(result.orphan_pages_total ?? 0, 0) },
            {
              title: 'Median response time',
              value: result.response_time_ms ? showMs(result.response_time_ms.p50) : 'n/a',
            },
            { title: 'Blocked by robots.txt', value: showNumber(crawl.blocked_by_robots, 0) },
          ]}
        />
        <p class="muted small">
          {'error' in sitemap ? (
            <>
              The sitemap could not be read: <Foreign text={sitemap.error} />
            </>
          ) : (
            `The sitemap lists ${showCount(sitemap.urls, 'URL')} in ${showCount(sitemap.files, 'file')}.`
          )}
          {crawl.not_followed_summary && (
            <>
              {' '}
              <Foreign text={crawl.not_followed_summary} max={500} />
            </>
          )}
        </p>
      </div>
      <IssueGroups issues={result.issues} />
      <Section id="responses" title="Responses">
        <div class="pair">
          <CountTable caption="Pages by HTTP status" name="Status" of="Pages" counts={status_histogram} />
          <CountTable caption="Pages by clicks from the start page" name="Clicks" of="Pages" counts={depth_histogram} />
        </div>
      </Section>
    </>
  );
}
