import type { VNode } from 'preact';
import type { CompleteAudit } from '../../domain/audits/audit-result.js';
import { parseUrl } from '../../domain/base/url/parse-url.js';
import { listChangedSettings } from './facts/changed-settings.js';
import { readOwnMetrics } from './facts/own-metrics.js';
import { readSpeedRuns } from './facts/read-metrics.js';
import { listUnmeasured } from './facts/unmeasured.js';
import { type LanguageTools, openLanguage, ReportLanguageContext } from './parts/report-language.js';
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
import { OwnCheckOutcomes } from './sections/own-check-outcomes.js';
import { PaperIssues } from './sections/paper-issues.js';
import { PaperRecommendations } from './sections/paper-recommendations.js';
import { Recommendations } from './sections/recommendations.js';
import { RoadmapPhases } from './sections/roadmap-phases.js';
import { Score } from './sections/score.js';
import { Settings } from './sections/settings.js';
import { Sitemap } from './sections/sitemap.js';
import { Speed } from './sections/speed.js';
import { Unmeasured } from './sections/unmeasured.js';
import { planWholeRoadmap } from './short/facts/choose-roadmap.js';
import { writeVerdict } from './short/facts/write-verdict.js';
import { createShortContext } from './short/short-context.js';

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
  /** True where texts are marked as English in a report of another language. */
  hasUntranslated?: boolean;
}

/** The body of the report. Parts with nothing to show are left out, here and in the contents. */
export function ReportPage({ audit, extra, pageRows, hasUntranslated = false }: ReportPageProps) {
  const tools = openLanguage(extra.language ?? 'en');
  const { page, headings } = tools.full;
  const parts = [
    ...listActions(audit, extra, tools),
    ...listFindings(audit, extra, pageRows, tools),
    ...listBackground(audit, tools),
  ];
  return (
    <ReportLanguageContext.Provider value={tools.language}>
      <SiteOrigin.Provider value={parseUrl(audit.final_url)?.origin ?? ''}>
        <a class="skip" href="#main">
          {page.skip}
        </a>
        <Masthead audit={audit} brand={extra.brand ?? null} />
        <div class="frame">
          <Contents entries={[{ id: 'overview', title: headings.overview }, ...parts]} />
          <main id="main">
            <Overview audit={audit} summary={writeSummary(audit, extra, tools)} />
            {parts.map(({ id, content }) => (
              <Keyed key={id}>{content}</Keyed>
            ))}
          </main>
        </div>
        <About audit={audit} brand={extra.brand ?? null} hasUntranslated={hasUntranslated} />
      </SiteOrigin.Provider>
    </ReportLanguageContext.Provider>
  );
}

function Keyed({ children }: { children: VNode }) {
  return children;
}

/** What has changed and what to do. */
function listActions(
  audit: CompleteAudit,
  { history, forPaper = false }: ReportExtra,
  { full: { headings } }: LanguageTools,
): Part[] {
  const { recommendations, roadmap, previous } = audit;
  const RecommendationList = forPaper ? PaperRecommendations : Recommendations;
  return [
    ...partIf(history.length > 1 || previous !== null, 'history', headings.history, () => (
      <History history={history} previous={previous} />
    )),
    ...partIf(recommendations.length > 0, 'recommendations', headings.recommendations, () => (
      <RecommendationList recommendations={recommendations} />
    )),
    ...partIf(recommendations.length > 0, 'roadmap', headings.roadmap, () => (
      <RoadmapPhases roadmap={roadmap} recommendations={recommendations} />
    )),
  ];
}

/** What was found. */
function listFindings(
  audit: CompleteAudit,
  { forPaper = false }: ReportExtra,
  pageRows: number,
  { full: { headings } }: LanguageTools,
): Part[] {
  const { components, benchmarking, check_settings, target_keyword_analysis: keywords, own_checks = [] } = audit;
  const { technical_seo, page_speed, sitemap } = components;
  return [
    ...partIf(true, 'issues', headings.issues, () =>
      forPaper ? <PaperIssues {...audit} /> : <Issues {...audit} pageRows={pageRows} />,
    ),
    ...partIf(own_checks.length > 0, 'own-checks', headings.ownChecks, () => (
      <OwnCheckOutcomes outcomes={own_checks} />
    )),
    ...partIf(true, 'score', headings.score, () => <Score {...audit} forPaper={forPaper} />),
    ...partIf(readSpeedRuns(page_speed.metrics).length > 0, 'speed', headings.speed, () => (
      <Speed component={page_speed} settings={check_settings} />
    )),
    ...partIf(keywords.length > 0, 'keywords', headings.keywords, () => <Keywords keywords={keywords} />),
    ...(benchmarking === null
      ? []
      : partIf(true, 'competitors', headings.competitors, () => (
          <Competitors benchmarking={benchmarking} own={readOwnMetrics(audit)} />
        ))),
    ...partIf(technical_seo.status === 'completed', 'crawl', headings.crawl, () => (
      <Crawl crawl={audit.crawl} metrics={technical_seo.metrics} />
    )),
    ...partIf(sitemap.status === 'completed', 'sitemap', headings.sitemap, () => <Sitemap metrics={sitemap.metrics} />),
  ];
}

/** The background information that a careful reader wants next. */
function listBackground(audit: CompleteAudit, tools: LanguageTools): Part[] {
  const { headings } = tools.full;
  const gaps = listUnmeasured(audit, tools);
  const changed = listChangedSettings(audit.check_settings, tools);
  const { accepted } = audit;
  return [
    ...partIf(accepted.acceptances.length > 0, 'accepted', headings.accepted, () => (
      <Accepted accepted={accepted} judgedAgain={audit.judged_again} />
    )),
    ...partIf(gaps.length > 0, 'unmeasured', headings.unmeasured, () => <Unmeasured gaps={gaps} />),
    ...partIf(changed.length > 0, 'settings', headings.settings, () => <Settings changed={changed} />),
  ];
}

/** What the audit says in English, and in another language what the short form says. */
function writeSummary(audit: CompleteAudit, extra: ReportExtra, { language }: LanguageTools): string {
  if (language === 'en' || audit.executive_summary === '') return audit.executive_summary;
  const roadmap = planWholeRoadmap(audit.recommendations);
  return writeVerdict({ ...createShortContext(audit, extra), roadmap }).join(' ');
}

function partIf(shows: boolean, id: string, title: string, content: () => VNode): Part[] {
  return shows ? [{ id, title, content: content() }] : [];
}
