import { expect } from 'chai';
import { ANALYSIS_FIELDS, referencesIn, withResults } from '../../../domain/insights/analysis-fields.js';
import { INSIGHT_KINDS } from '../../../domain/insights/insight.js';
import { insightInputs } from '../../support/samples/insight-inputs.js';

describe('[U] analyses of a request', () => {
  it('are fields that the requests really have', () => {
    const inputs = insightInputs();
    for (const kind of INSIGHT_KINDS)
      for (const { name, takes } of ANALYSIS_FIELDS[kind]) {
        expect(inputs[kind], name).to.have.property(name);
        expect(takes).to.not.deep.equal([]);
      }
  });

  it('may be ids of operations, at the top and in any place of one', () => {
    expect(referencesIn('audit', { operation_id: 'a' })).to.deep.include.members([
      { path: 'audit_results', loc: ['operation_id'], operation_id: 'a', takes: ANALYSIS_FIELDS.audit[0].takes },
    ]);
    const competitors = [{ operation_id: 'b' }, { score: 1 }, { operation_id: 'c', more: 1 }, { operation_id: 5 }];
    const found = referencesIn('competitive', {
      primary_site_analysis: { operation_id: 'a' },
      competitor_analyses: competitors,
    });
    expect(found.map(({ path, operation_id, loc }) => [path, operation_id, loc])).to.deep.equal([
      ['primary_site_analysis', 'a', ['primary_site_analysis', 'operation_id']],
      ['competitor_analyses[0]', 'b', ['competitor_analyses', 0, 'operation_id']],
    ]);
    for (const none of [
      { audit_results: null },
      { audit_results: ['x'] },
      { audit_results: {}, operation_id: 'a' },
      {},
    ])
      expect(referencesIn('audit', none), JSON.stringify(none)).to.deep.equal([]);
  });

  it('are replaced by results where they stand', () => {
    const results = new Map<string, unknown>([
      ['primary_site_analysis', { score: 1 }],
      ['competitor_analyses[1]', { score: 2 }],
    ]);
    const body = { operation_id: 'a', website_url: 'u', competitor_analyses: [{ score: 9 }, { operation_id: 'b' }] };
    expect(withResults('competitive', body, results)).to.deep.equal({
      website_url: 'u',
      primary_site_analysis: { score: 1 },
      competitor_analyses: [{ score: 9 }, { score: 2 }],
    });
  });
});
