import { NOTHING_ACCEPTED } from '../seo/acceptance/accepted-findings.js';
import { NO_CHECK_SETTINGS } from '../seo/check-settings.js';
import { COMPONENT_NAMES, type ComponentName } from '../seo/components.js';
import { breakDownScore } from '../seo/scoring/score-breakdown.js';
import type { CompleteAudit, ComponentResult } from './audit-result.js';
import type { Issue } from './issue.js';
import type { Recommendation } from './recommendation.js';

type Later<Whole, Names extends keyof Whole> = Omit<Whole, Names> & Partial<Pick<Whole, Names>>;

type StoredComponent = Omit<ComponentResult, 'issues'> & {
  issues: Later<Issue, 'root_causes' | 'root_cause_count'>[];
};

/** An audit as it may be stored: results are kept permanently, and older ones lack later fields. */
export type StoredAudit = Later<
  Omit<CompleteAudit, 'components' | 'recommendations'>,
  'score_breakdown' | 'score_gates' | 'check_settings' | 'reliability' | 'accepted'
> & {
  components: Record<ComponentName, StoredComponent>;
  recommendations: Later<Recommendation, 'snippets' | 'check_ids'>[];
};

/** Fills in what an older audit lacks, so that readers know one form alone. What is there stays as it is. */
export function completeStoredAudit(stored: StoredAudit): CompleteAudit {
  const components = Object.fromEntries(
    COMPONENT_NAMES.map((name) => [name, completeComponent(stored.components[name])]),
  ) as Record<ComponentName, ComponentResult>;
  return {
    ...stored,
    components,
    recommendations: stored.recommendations.map(completeRecommendation),
    reliability: stored.reliability ?? { reliable: true, reason: null },
    score_breakdown: stored.score_breakdown ?? breakDownScore(components),
    score_gates: stored.score_gates ?? [],
    accepted: stored.accepted ?? NOTHING_ACCEPTED,
    check_settings: stored.check_settings ?? NO_CHECK_SETTINGS,
  };
}

function completeComponent(stored: StoredComponent): ComponentResult {
  const issues = stored.issues.map((issue) => ({
    ...issue,
    root_causes: issue.root_causes ?? [],
    root_cause_count: issue.root_cause_count ?? issue.root_causes?.length ?? 0,
  }));
  return { ...stored, issues };
}

function completeRecommendation(stored: StoredAudit['recommendations'][number]): Recommendation {
  const [, check] = /^fix\/(.+)$/.exec(stored.id) ?? [];
  return {
    ...stored,
    check_ids: stored.check_ids ?? (check === undefined ? [] : [check]),
    snippets: stored.snippets ?? [],
  };
}
