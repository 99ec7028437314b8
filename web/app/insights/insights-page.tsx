import type { DashboardInsight, InsightCategory } from '../../../domain/dashboard/dashboard-insights.js';
import type { SemanticHealth } from '../../../domain/dashboard/semantic-health.js';
import type { StrategicReport } from '../../../domain/dashboard/strategy/strategic-report.js';
import type { SearchInsights } from '../../../domain/search/analysis/search-reports.js';
import type { Site } from '../../../domain/sites/site.js';
import type { Tone } from '../../report/facts/names.js';
import { Badge } from '../../report/parts/badge.js';
import { Foreign } from '../../report/parts/foreign.js';
import { Section } from '../../report/parts/section.js';
import { InsightCard } from '../operations/results/parts/insight-card.js';
import { StrategyView } from '../operations/results/strategy-view.js';
import { CoherenceCard } from './coherence-card.js';

export interface InsightsPageProps {
  site: Site;
  /** The most urgent first. */
  insights: readonly DashboardInsight[];
  /** What the search analysis of the site found; null: none is stored, or it could not write any. */
  search: SearchInsights | null;
  /** Of the latest week that has one. */
  strategy: StrategicReport | null;
  /** Null: no audit has read the content yet. */
  coherence: SemanticHealth | null;
  isGuest: boolean;
}

const TONES: Readonly<Record<DashboardInsight['priority'], Tone>> = { high: 'bad', medium: 'warn', low: 'note' };
const CATEGORIES: Readonly<Record<InsightCategory, { title: string; path: (site: string) => string }>> = {
  technical: { title: 'Technical', path: (site) => `/app/sites/${site}` },
  content: { title: 'Content', path: (site) => `/app/sites/${site}/content` },
  performance: { title: 'Speed', path: (site) => `/app/sites/${site}/speed` },
  search: { title: 'Search', path: (site) => `/app/sites/${site}/search` },
  connections: { title: 'Connections', path: () => '/app/connections' },
  setup: { title: 'Set-up', path: (site) => `/app/sites/${site}` },
};

/** What is worth knowing about a site: its main insights, those from search data, the strategy of the week and how well its content holds together. */
export function InsightsPage({ site, insights, search, strategy, coherence, isGuest }: InsightsPageProps) {
  return (
    <>
      <div class="page-head">
        <h1>
          Insights: <Foreign text={site.site} />
        </h1>
      </div>
      <Section
        id="main"
        title="Main insights"
        lead="From the latest audit, search data and connections, the most urgent first."
      >
        <MainInsights site={site} insights={insights} isGuest={isGuest} />
      </Section>
      <Section
        id="search"
        title="From search data"
        lead="What the latest search analysis found, each with its cause, the steps and the figures it rests on."
      >
        <SearchList site={site} search={search} />
      </Section>
      <Section
        id="strategy"
        title="Strategy of the week"
        lead="Written every Monday from what is stored about the site."
      >
        {strategy === null ? <p class="empty">No strategy yet.</p> : <StrategyView result={strategy} />}
        {!isGuest && (
          <div class="actions">
            <button
              type="button"
              class={strategy === null ? undefined : 'quiet'}
              data-api={`POST /api/seo-dashboard/strategic-insights/run?site_url=${encodeURIComponent(site.site_url)}`}
              data-then="reload"
              data-started="/app/operations/{id}"
            >
              Write this week's strategy
            </button>
          </div>
        )}
      </Section>
      <Section
        id="coherence"
        title="Topical coherence"
        lead="How closely the pages of the site belong to its main topics."
      >
        {coherence === null ? (
          <p class="empty">No audit has read the content of this site yet.</p>
        ) : (
          <CoherenceCard health={coherence} />
        )}
      </Section>
    </>
  );
}

function MainInsights({ site, insights, isGuest }: Pick<InsightsPageProps, 'site' | 'insights' | 'isGuest'>) {
  return (
    <ul class="states lines card">
      {insights.map(({ insight, priority, category }) => (
        <li key={insight}>
          <Badge tone={TONES[priority]}>{priority}</Badge>
          <span>
            <Foreign text={insight} max={500} />{' '}
            {(!isGuest || category !== 'connections') && (
              <a class="small" href={CATEGORIES[category].path(site.id)}>
                {CATEGORIES[category].title}
              </a>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}

function SearchList({ site, search }: Pick<InsightsPageProps, 'site' | 'search'>) {
  if (search === null || search.insights.length === 0)
    return (
      <p class="empty">
        <span>No insights from search data yet.</span>
        <a href={`/app/sites/${site.id}/search`}>Analyze search data</a>
      </p>
    );
  return (
    <>
      {search.insights.map((insight) => (
        <InsightCard key={insight.id} insight={insight} />
      ))}
    </>
  );
}
