import { parseUrl } from '../../../../domain/base/url/parse-url.js';
import type { ConnectionStatus } from '../../../../domain/search/connection.js';
import type { JudgedInspection } from '../../../../domain/search/indexing/filter-inspected.js';
import type { IndexReport } from '../../../../domain/search/indexing/index-report.js';
import { INSPECTIONS_A_DAY, USUAL_SAMPLE } from '../../../../domain/search/indexing/inspection-limits.js';
import { INDEX_STATES, type IndexState } from '../../../../domain/search/indexing/judge-index-state.js';
import type { Site } from '../../../../domain/sites/site.js';
import { showNumber, showTime } from '../../../report/facts/figures.js';
import { Foreign } from '../../../report/parts/foreign.js';
import { Section } from '../../../report/parts/section.js';
import { pagePath } from '../../crawled-pages/pages-place.js';
import { Tabs } from '../../parts/tabs.js';
import { IndexReportParts } from './index-report-parts.js';
import { INDEX_STATE_TITLES } from './index-words.js';
import { InspectedTable } from './inspected-table.js';
import { ReasonTable } from './reason-table.js';

export interface IndexingPageProps {
  site: Site;
  /** Null: nothing was inspected yet. */
  report: IndexReport | null;
  /** Of Search Console. */
  connection: ConnectionStatus;
  /** Client guests start nothing and see no connections. */
  isGuest: boolean;
  choice: IndexingChoice;
  /** One page of the inspected pages that match. */
  list: { pages: readonly JudgedInspection[]; matching: number; page: number; per_page: number };
}

interface IndexingChoice {
  state: IndexState | null;
  reason: string | null;
}

/** How Google has a site in its index: what to do, why pages are left out, submitted sitemaps and inspected pages. */
export function IndexingPage(props: IndexingPageProps) {
  const { site, report, connection, isGuest } = props;
  const isConnected = connection === 'connected' || connection === 'error';
  return (
    <>
      <div class="page-head">
        <h1>
          Indexing: <Foreign text={site.site} />
        </h1>
      </div>
      {!isConnected && !isGuest && <ConnectionNotice status={connection} hasReport={report !== null} />}
      {report !== null && (
        <p class="muted">
          Property <Foreign text={report.property} max={200} />, inspected on {showTime(report.generated_at)}.
        </p>
      )}
      {isConnected && !isGuest && <InspectForm site={site} size={report?.run.size ?? USUAL_SAMPLE} />}
      {report === null ? (
        (isConnected || isGuest) && (
          <p class="empty">
            No inspections yet.
            {!isGuest && ' Inspect pages to see which of them are in the Google index, and why others are not.'}
          </p>
        )
      ) : (
        <Report {...props} report={report} />
      )}
    </>
  );
}

function Report({ site, report, choice, list }: IndexingPageProps & { report: IndexReport }) {
  const place = { path: `/app/sites/${site.id}/pages`, audit: null };
  const pathOf = (url: string) => pagePath(place, url);
  const listPath = (changes: Partial<IndexingChoice>, page = 1) => pathTo(site.id, { ...choice, ...changes }, page);
  const last = Math.max(1, Math.ceil(list.matching / list.per_page));
  return (
    <>
      <IndexReportParts report={report} pathOf={report.crawl === null ? () => null : pathOf} />
      {report.reasons.length > 0 && (
        <Section id="reasons" title="Coverage" lead="What Google says about the inspected pages, in its own words.">
          <ReasonTable reasons={report.reasons} pathOf={(reason) => listPath({ state: null, reason })} />
        </Section>
      )}
      <Section id="pages" title="Inspected pages">
        <Tabs
          label="State"
          tabs={[null, ...INDEX_STATES].map((state) => ({
            href: listPath({ state, reason: null }),
            title: state === null ? 'All' : INDEX_STATE_TITLES[state],
            isHere: choice.reason === null && choice.state === state,
          }))}
        />
        {choice.reason !== null && (
          <p>
            <Foreign text={choice.reason} max={300} />: {showNumber(list.matching, 0)}.{' '}
            <a href={listPath({ state: null, reason: null })}>Clear filter</a>
          </p>
        )}
        {list.pages.length === 0 ? (
          <p class="empty">No inspected pages match.</p>
        ) : (
          <InspectedTable pages={list.pages} origin={parseUrl(site.site_url)?.origin ?? ''} pathOf={pathOf} />
        )}
        {last > 1 && (
          <nav class="pager" aria-label="Pages of the list">
            <span>
              Page {showNumber(list.page, 0)} of {showNumber(last, 0)}
            </span>
            {list.page > 1 && (
              <a class="button quiet" href={listPath({}, list.page - 1)} rel="prev">
                Previous
              </a>
            )}
            {list.page < last && (
              <a class="button quiet" href={listPath({}, list.page + 1)} rel="next">
                Next
              </a>
            )}
          </nav>
        )}
      </Section>
    </>
  );
}

function pathTo(siteId: string, { state, reason }: IndexingChoice, page: number): string {
  const query = new URLSearchParams();
  if (state !== null) query.set('state', state);
  if (reason !== null) query.set('reason', reason);
  if (page > 1) query.set('page', String(page));
  return `/app/sites/${siteId}/indexing${query.size === 0 ? '' : `?${query}`}#pages`;
}

function InspectForm({ site, size }: { site: Site; size: number }) {
  return (
    <form
      class="short-form"
      data-api="POST /api/seo/searchconsole/inspect-index"
      data-then="reload"
      data-started="/app/operations/{id}"
      aria-label="Inspect pages"
    >
      <input type="hidden" name="site_url" value={site.site_url} />
      <label for="field-max_urls">Pages to inspect</label>
      <input
        id="field-max_urls"
        name="max_urls"
        type="number"
        data-kind="number"
        min={0}
        max={INSPECTIONS_A_DAY}
        value={size}
        aria-describedby="field-max_urls-hint"
        required
      />
      <button type="submit">Inspect pages</button>
      <span class="hint" id="field-max_urls-hint">
        Google allows {showNumber(INSPECTIONS_A_DAY, 0)} a day. The daily reading takes the same number.
      </span>
    </form>
  );
}

function ConnectionNotice({ status, hasReport }: { status: ConnectionStatus; hasReport: boolean }) {
  return (
    <div class={hasReport ? 'banner' : 'empty'} role="status">
      <p>
        {status === 'disconnected'
          ? 'Google Search Console is not connected.'
          : 'The connection to Google Search Console does not work at the moment.'}{' '}
        {hasReport ? 'This page shows what was read before.' : 'Connect it to see which pages are in the Google index.'}
      </p>
      <p>
        <a class="button" href="/app/connections">
          View connections
        </a>
      </p>
    </div>
  );
}
