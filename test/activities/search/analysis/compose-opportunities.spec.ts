import { expect } from 'chai';
import { composeOpportunities } from '../../../../activities/search/analysis/compose-opportunities.js';
import { DomainError } from '../../../../domain/base/errors.js';
import { resultKey } from '../../../../domain/operations/artifact-keys.js';
import type { OpportunitiesReport } from '../../../../domain/search/analysis/opportunities-report.js';
import { rejection } from '../../../support/rejection.js';
import { readProperty } from '../../../support/samples/analyzed-property.js';
import { fakeSearchConsole } from '../../../support/samples/search-rows.js';
import { SEARCH_NOW, SEARCH_OPERATION } from '../../../support/search-analysis-deps.js';
import { smallProperty } from '../../../support/sites/small-property.js';

describe('[U] composing of opportunities', () => {
  it('writes the report as the result, the same when done again', async () => {
    const { deps, input } = await readProperty(fakeSearchConsole(smallProperty()));
    const report = async () => {
      expect(await composeOpportunities(deps, { ...input, min_impressions: 300 })).to.deep.equal({ opportunities: 2 });
      return deps.values.get(`alice ${resultKey(SEARCH_OPERATION.id)}`) as OpportunitiesReport;
    };
    const first = await report();
    // "blue lamp" was shown 280 times, "lamp" as often on each of its pages, and "how to hang a lamp" 56 times.
    const queries = first.opportunities.map(({ query }) => query);
    expect(queries.filter((query) => query === 'blue lamp' || query === 'how to hang a lamp')).to.deep.equal([]);
    expect(first).to.include({ generated_at: SEARCH_NOW, min_impressions: 300, generated_by: 'rules' });
    expect(await report()).to.deep.equal(first);
  });

  it('fails without the rows that nearly all of them rest on', async () => {
    const refuse = ({ dimensions }: { dimensions: string[] }) =>
      dimensions.includes('query') && dimensions.length === 2 ? new DomainError('timeout', 'No response') : null;
    const { deps, input } = await readProperty(fakeSearchConsole(smallProperty(), { refuse }));
    expect(await rejection(composeOpportunities(deps, input))).to.include({ code: 'timeout' });
  });
});
