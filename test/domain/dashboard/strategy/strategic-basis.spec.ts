import { expect } from 'chai';
import { reportCompetitors } from '../../../../domain/dashboard/competitors/competitive-report.js';
import { describeBasis, whyUnlike } from '../../../../domain/dashboard/strategy/strategic-basis.js';
import type { StrategicBasis, StrategicMetric } from '../../../../domain/dashboard/strategy/strategic-report.js';
import type { StrategicSources } from '../../../../domain/dashboard/strategy/strategic-sources.js';
import { COMPONENT_NAMES } from '../../../../domain/seo/components.js';
import { strategicSources } from '../../../support/samples/strategic-sources.js';
import { stubAudit } from '../../../support/samples/stub-audit.js';
import { comparedSources } from '../../../support/sites/measured-site.js';

const nothing = describeBasis(strategicSources());
const audit = { audit_id: 'a', audit_type: 'complete', components: [...COMPONENT_NAMES] } as const;
const search = { property: 'p', start_date: '2026-05-01', end_date: '2026-05-28', days: 28 };
const given: StrategicBasis = {
  audit: { ...audit, components: [...COMPONENT_NAMES] },
  search,
  health: ['technical', 'content'],
  competitors: ['a.example'],
  coherence: { measure: 'embeddings', model: 'm' },
};

const UNLIKE: [metric: StrategicMetric, what: string, other: Partial<StrategicBasis>][] = [
  ['audit_score', 'the type of the audit', { audit: { ...audit, audit_type: 'quick', components: [] } }],
  ['warnings', 'the components that were scored', { audit: { ...audit, components: ['technical_seo'] } }],
  ['impressions', 'the length of the period', { search: { ...search, days: 90 } }],
  ['average_position', 'the property', { search: { ...search, property: 'q' } }],
  ['health_score', 'the parts of the health', { health: ['technical'] }],
  ['market_rank', 'the competitors', { competitors: ['a.example', 'b.example'] }],
  ['topical_coherence', 'the measure', { coherence: { measure: 'tf-idf', model: null } }],
];

describe('[U] strategic basis', () => {
  for (const [metric, what, other] of UNLIKE) {
    it(`tells ${metric} apart by ${what}, and only that`, () => {
      expect(whyUnlike(metric, given, given)).to.equal(null);
      expect(whyUnlike(metric, given, { ...given, ...other })).to.be.a('string');
      expect(whyUnlike('trust_score', given, { ...given, ...other })).to.equal(null);
    });
  }

  it('takes periods of one length and audits of one type to be alike, whenever they were', () => {
    const later = { ...given, audit: { ...given.audit, audit_id: 'b' }, search: { ...search, end_date: '2026-06-04' } };
    expect(whyUnlike('clicks', given, later as StrategicBasis)).to.equal(null);
    expect(whyUnlike('audit_score', given, later as StrategicBasis)).to.equal(null);
  });

  it('is empty where nothing was collected', () => {
    expect(nothing).to.deep.equal({ audit: null, search: null, health: null, competitors: [], coherence: null });
  });

  it('names the crawled competitors, and no component of an audit that cannot be relied on', () => {
    const competitors = reportCompetitors(comparedSources()) as NonNullable<StrategicSources['competitors']>;
    const walled = stubAudit([], [], { reliability: { reliable: false, reason: 'a bot wall' } });
    const basis = describeBasis(strategicSources({ audit: walled, competitors }));
    expect(basis.competitors).to.deep.equal(['rival.example']);
    expect(basis.audit?.components).to.deep.equal([]);
  });
});
