import type { Extracting } from '../../../domain/reports/export/extracted-cells.js';
import type { FindingRow } from '../../../domain/reports/export/finding-row.js';
import type { ExploredPage } from '../../../domain/reports/page-table/explored-page.js';
import type { PageQueryLine } from '../../../domain/search/analysis/search-page-queries.js';
import type { InspectedPage } from '../../../domain/search/indexing/inspected-page.js';
import type { PageArtifact } from '../../../domain/seo/artifacts/page.js';
import type { SpeedArtifact } from '../../../domain/seo/artifacts/speed.js';
import { previewSnippet } from '../../../domain/seo/page/preview-snippet.js';
import type { Thresholds } from '../../../domain/seo/thresholds.js';
import { Foreign } from '../../report/parts/foreign.js';
import { SafeLink } from '../../report/parts/safe-link.js';
import { Section } from '../../report/parts/section.js';
import { SpeedRunSection } from '../../report/sections/speed-run.js';
import { linksPath } from '../audits/links-path.js';
import { listFactGroups } from './list-fact-groups.js';
import { PageHistory, type PageSighting } from './page-history.js';
import { PageInspection } from './page-inspection.js';
import { PageIssues, pathOfIssue } from './page-issues.js';
import { PageSearch } from './page-search.js';
import { PagesHead, type PagesHeadProps } from './pages-head.js';
import { pagesPath } from './pages-place.js';
import { SnippetPreviewSection } from './snippet-preview.js';

export interface PageDetails {
  page: ExploredPage;
  /** What was read of it; null where that is no longer kept. */
  artifact: PageArtifact | null;
  issues: readonly FindingRow[];
  /** Queries that brought most to it. */
  queries: readonly PageQueryLine[];
  /** Lighthouse runs of this page; most pages have none. */
  runs: readonly SpeedArtifact[];
  /** What the audits of its site saw of it, newest first. */
  sightings: readonly PageSighting[];
  /** What Google said of it when it was last inspected; null where it was not asked. */
  inspection: InspectedPage | null;
  thresholds: Thresholds;
}

export interface PageDetailsPageProps extends PagesHeadProps, PageDetails {
  extracting: Extracting;
  /** Links and issues of the audit are pages of a workspace, which client guests do not see. */
  showsLinks: boolean;
}

/** One crawled page: what was seen there, what checks found, what search brought and how it changed. */
export function PageDetailsPage(props: PageDetailsPageProps) {
  const {
    audit,
    place,
    site,
    audits,
    page,
    artifact,
    issues,
    queries,
    runs,
    sightings,
    inspection,
    thresholds,
    showsLinks,
  } = props;
  const hasPreview = page.status === 200 && artifact?.html !== null;
  return (
    <>
      <PagesHead audit={audit} place={place} site={site} audits={audits} />
      <div class="page-subject">
        <p class="page-address">
          <SafeLink url={page.url} whole />
        </p>
        <div class="actions">
          <a class="button quiet" href={pagesPath(place, { columns: null })}>
            View all pages
          </a>
          {showsLinks && (
            <>
              <a class="button quiet" href={linksPath(audit.id, page.url)}>
                View inlinks
              </a>
              <a class="button quiet" href={linksPath(audit.id, page.url, 'from')}>
                View links on this page
              </a>
            </>
          )}
        </div>
      </div>
      <PageIssues
        issues={issues}
        pathOf={(checkId) => (showsLinks ? pathOfIssue(site?.id ?? null, audit.id, checkId) : null)}
      />
      {hasPreview && <SnippetPreviewSection preview={previewSnippet(page, thresholds)} />}
      <Facts {...props} />
      <PageSearch page={page} queries={queries} />
      {inspection !== null && <PageInspection page={page} inspection={inspection} />}
      {runs.length > 0 && (
        <Section id="speed" title="Lighthouse">
          <div class="pair">
            {runs.map((run) => (
              <SpeedRunSection key={run.strategy} run={run} thresholds={thresholds} />
            ))}
          </div>
        </Section>
      )}
      {sightings.length > 1 && <PageHistory sightings={sightings} />}
    </>
  );
}

function Facts({ page, artifact, extracting }: PageDetailsPageProps) {
  return (
    <Section id="facts" title="Details">
      <div class="fact-groups">
        {listFactGroups(page, artifact, extracting).map(({ id, title, facts }) => (
          <section key={id} class="card" aria-labelledby={`facts-${id}`}>
            <h3 id={`facts-${id}`}>{title}</h3>
            <dl class="facts">
              {facts.map(({ name, value }) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>
                    <Foreign text={value} max={500} />
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Section>
  );
}
