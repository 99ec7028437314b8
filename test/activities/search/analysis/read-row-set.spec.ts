import { expect } from 'chai';
import { readRowSet } from '../../../../activities/search/analysis/read-row-set.js';
import { DomainError } from '../../../../domain/base/errors.js';
import { rejection } from '../../../support/rejection.js';
import { PROPERTY } from '../../../support/samples/analyzed-property.js';
import { FOUR_WEEKS } from '../../../support/samples/search-figures.js';
import { fakeSearchConsole } from '../../../support/samples/search-rows.js';
import { SEARCH_OPERATION, searchAnalysisDeps } from '../../../support/search-analysis-deps.js';
import { smallProperty } from '../../../support/sites/small-property.js';

const { signal } = new AbortController();
const input = { operation: SEARCH_OPERATION, property: PROPERTY, periods: FOUR_WEEKS, set: 'pages' as const };

describe('[U] reading of a set', () => {
  it('leaves it in the store, the same when done again', async () => {
    const deps = searchAnalysisDeps(fakeSearchConsole(smallProperty()));
    expect(await readRowSet(deps, input, signal)).to.deep.equal({ rows: 8, is_cut: false });
    const first = structuredClone([...deps.values]);
    await readRowSet(deps, input, signal);
    expect([...deps.values]).to.deep.equal(first);
    expect(first[0]?.[0]).to.equal(`alice operation:${SEARCH_OPERATION.id}:search:pages`);
  });

  it('fails with the reason and leaves nothing', async () => {
    const refuse = () => new DomainError('rate_limited', 'Too many', true);
    const deps = searchAnalysisDeps(fakeSearchConsole(smallProperty(), { refuse }));
    expect(await rejection(readRowSet(deps, input, signal))).to.include({ code: 'rate_limited' });
    expect(deps.values.size).to.equal(0);
  });
});
