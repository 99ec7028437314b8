import { identifySite } from '../../base/url/url-identity.js';
import { COMPONENT_NAMES } from '../../seo/components.js';
import type { StrategicBasis, StrategicMetric } from './strategic-report.js';
import type { StrategicSources } from './strategic-sources.js';

/** What the figures of these sources were measured by. */
export function describeBasis({ audit, search, health, competitors, semantic }: StrategicSources): StrategicBasis {
  const isSearched = search?.performance_overview.status === 'completed';
  const parts = ['technical', 'content', 'performance', 'mobile'] as const;
  const crawled = (competitors?.competitors ?? []).filter(({ status }) => status === 'measured');
  return {
    audit: audit && {
      audit_id: audit.audit_id,
      audit_type: audit.audit_type,
      components: COMPONENT_NAMES.filter((name) => audit.reliability.reliable && audit.component_scores[name] !== null),
    },
    search: isSearched ? { property: search.property, ...search.periods.current } : null,
    health: health && parts.filter((part) => health.breakdown[part] !== null),
    competitors: crawled.map(({ url }) => identifySite(url)).sort(),
    coherence: semantic && coherenceOf(semantic),
  };
}

/** Indexes that were stored before there was a choice compare words; the model counts where its vectors were used. */
function coherenceOf({ measure = 'tf-idf', model }: Partial<NonNullable<StrategicSources['semantic']>>) {
  return { measure, model: measure === 'embeddings' ? (model ?? null) : null };
}

type Likeness = (one: StrategicBasis, other: StrategicBasis) => string | null;

/** Why two figures are of different kinds, in words; null where they are alike. */
const LIKENESS: Readonly<Partial<Record<StrategicMetric, Likeness>>> = {
  health_score: ({ health: one }, { health: other }) =>
    isSame(one, other) ? null : 'Other parts of the health were measured',
  audit_score: auditLikeness,
  critical_issues: auditLikeness,
  warnings: auditLikeness,
  clicks: searchLikeness,
  impressions: searchLikeness,
  average_position: searchLikeness,
  market_rank: ({ competitors: one }, { competitors: other }) =>
    isSame(one, other) ? null : 'The rank is among other competitors',
  topical_coherence: ({ coherence: one }, { coherence: other }) =>
    isSame(one, other) ? null : 'Coherence was measured in another way',
};

/** Reports from before the basis was stored lack it: they are not compared with what could differ in kind. */
export function whyUnlike(
  metric: StrategicMetric,
  before: StrategicBasis | undefined,
  after: StrategicBasis,
): string | null {
  const likeness = LIKENESS[metric];
  if (!likeness) return null;
  return before ? likeness(before, after) : 'The report before does not say what the figure rests on';
}

function auditLikeness({ audit: one }: StrategicBasis, { audit: other }: StrategicBasis): string | null {
  if (one?.audit_type !== other?.audit_type)
    return `A ${one?.audit_type} audit cannot be compared with a ${other?.audit_type} one`;
  return isSame(one?.components, other?.components) ? null : 'The audits scored different components';
}

function searchLikeness({ search: one }: StrategicBasis, { search: other }: StrategicBasis): string | null {
  if (one?.property !== other?.property) return 'The figures are of another property';
  return one?.days === other?.days ? null : `${one?.days} days cannot be compared with ${other?.days}`;
}

/** Of plain JSON, written in the same order. */
function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
