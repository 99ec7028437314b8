import type { VNode } from 'preact';
import type { CompleteAudit } from '../../domain/seo/audit/audit-result.js';
import { parseUrl } from '../../domain/seo/url/parse-url.js';
import { listChangedSettings } from './facts/changed-settings.js';
import { readOwnMetrics } from './facts/own-metrics.js';
import { readSpeedRuns } from './facts/read-metrics.js';
import { listUnmeasured } from './facts/unmeasured.js';
import { SiteOrigin } from './parts/site-origin.js';
import type { ReportExtra } from './report-extra.js';
import { About } from './sections/about.js';
import { Accepted } from './sections/accepted.js';
import { Competitors } from './sections/competitors.js';
import { Contents } from './sections/contents.js';
import { Crawl } from './sections/crawl.js';
import { History } from './sections/history.js';
import { Issues } from './sections/issues.js';
import { Keywords } from './sections/keywords.js';
import { Masthead } from './sections/masthead.js';
import { Overview } from './sections/overview.js';
import { OwnChecks } from './sections/own-checks.js';
import { Recommendations } from './sections/recommendations.js';
import { Roadmap } from './sections/roadmap.js';
import { Score } from './sections/score.js';
import { Settings } from './sections/settings.js';
import { Sitemap } from './sections/sitemap.js';
import { Speed } from './sections/speed.js';
import { Unmeasured } from './sections/unmeasured.js';

interface Part {
  id: string;
  title: string;
  content: VNode;
}

export interface ReportPageProps {
  audit: CompleteAudit;
  extra: ReportExtra;
  /** Most rows of evidence. */
  pageRows: number;
}

/** The body of the report. Parts with nothing to show are left out, here and in the contents. */
export function ReportPage({ audit, extra, pageRows }: ReportPageProps) {
  const parts = [...listActions(audit, extra), ...listFindings(audit, extra, pageRows), ...listBackground(audit)];
  return (
    <SiteOrigin.Provider value={parseUrl(audit.final_url)?.origin ?? ''}>
      <a class="skip" href="#main">
        Skip to the report
      </a>
      <Masthead audit={audit} brand={extra.brand ?? null} />
      <div class="frame">
        <Contents entries={[{ id: 'overview', title: 'Overview' }, ...parts]} />
        <main id="main">
          <Overview audit={audit} />
          {parts.map(({ id, content }) => (
            <Keyed key={id}>{content}</Keyed>
          ))}
        </main>
      </div>
      <About audit={audit} brand={extra.brand ?? null} />
    </SiteOrigin.Provider>
  );
}

function Keyed({ children }: { children: VNode }) {
  return children;
}

/** What has changed and what to do. */
function listActions(audit: CompleteAudit, { history, unfolded = false }: ReportExtra): Part[] {
  const { recommendations, roadmap, previous } = audit;
  return [
    ...partIf(history.length > 1 || previous !== null, 'history', 'History', () => (
      <History history={history} previous={previous} />
    )),
    ...partIf(recommendations.length > 0, 'recommendations', 'Recommendations', () => (
      <Recommendations recommendations={recommendations} unfolded={unfolded} />
    )),
    ...partIf(recommendations.length > 0, 'roadmap', 'Roadmap', () => <Roadmap roadmap={roadmap} />),
  ];
}

/** What was found. */
function listFindings(audit: CompleteAudit, { unfolded = false }: ReportExtra, pageRows: number): Part[] {
  const { components, benchmarking, check_settings, target_keyword_analysis: keywords, own_checks = [] } = audit;
  const { technical_seo, page_speed, sitemap } = components;
  return [
    ...partIf(true, 'issues', 'Issues', () => <Issues {...audit} unfolded={unfolded} pageRows={pageRows} />),
    ...partIf(own_checks.length > 0, 'own-checks', 'Your own checks', () => <OwnChecks outcomes={own_checks} />),
    ...partIf(true, 'score', 'Score', () => <Score {...audit} unfolded={unfolded} />),
    ...partIf(readSpeedRuns(page_speed.metrics).length > 0, 'speed', 'Page speed', () => (
      <Speed component={page_speed} settings={check_settings} />
    )),
    ...partIf(keywords.length > 0, 'keywords', 'Keywords', () => <Keywords keywords={keywords} />),
    ...(benchmarking === null
      ? []
      : partIf(true, 'competitors', 'Competitors', () => (
          <Competitors benchmarking={benchmarking} own={readOwnMetrics(audit)} />
        ))),
    ...partIf(technical_seo.status === 'completed', 'crawl', 'Crawl', () => (
      <Crawl crawl={audit.crawl} metrics={technical_seo.metrics} />
    )),
    ...partIf(sitemap.status === 'completed', 'sitemap', 'Sitemap', () => <Sitemap metrics={sitemap.metrics} />),
  ];
}

/** What a careful reader asks next. */
function listBackground(audit: CompleteAudit): Part[] {
  const [gaps, changed] = [listUnmeasured(audit), listChangedSettings(audit.check_settings)];
  const { accepted } = audit;
  return [
    ...partIf(accepted.acceptances.length > 0, 'accepted', 'Accepted', () => <Accepted accepted={accepted} />),
    ...partIf(gaps.length > 0, 'unmeasured', 'Not measured', () => <Unmeasured gaps={gaps} />),
    ...partIf(changed.length > 0, 'settings', 'Settings', () => <Settings changed={changed} />),
  ];
}

function partIf(shows: boolean, id: string, title: string, content: () => VNode): Part[] {
  return shows ? [{ id, title, content: content() }] : [];
}
