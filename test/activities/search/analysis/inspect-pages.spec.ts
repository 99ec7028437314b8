import { expect } from 'chai';
import { type Inspected, inspectPages } from '../../../../activities/search/analysis/inspect-pages.js';
import { DomainError } from '../../../../domain/base/errors.js';
import { searchRowsKey } from '../../../../domain/operations/artifact-keys.js';
import { rejection } from '../../../support/rejection.js';
import { PROPERTY } from '../../../support/samples/analyzed-property.js';
import { figures, keyed } from '../../../support/samples/search-figures.js';
import { fakeSearchConsole } from '../../../support/samples/search-rows.js';
import { SEARCH_OPERATION, searchAnalysisDeps } from '../../../support/search-analysis-deps.js';

const { signal } = new AbortController();
const input = { operation: SEARCH_OPERATION, property: PROPERTY, site_url: PROPERTY };
const FIELD = { source: 'origin', lcp_ms: 1, inp_ms: 1, cls: 0, fcp_ms: 1, ttfb_ms: 1, period: null } as const;

async function inspect(changes: Parameters<typeof searchAnalysisDeps>[1] = {}, pages: unknown = null) {
  const deps = searchAnalysisDeps(fakeSearchConsole([]), changes);
  if (pages !== null) deps.values.set(`alice ${searchRowsKey(SEARCH_OPERATION.id, 'pages')}`, pages);
  await inspectPages(deps, input, signal);
  return { found: deps.values.get(`alice ${searchRowsKey(SEARCH_OPERATION.id, 'inspected')}`) as Inspected, deps };
}
const twelve = Array.from({ length: 12 }, (_, index) => keyed(`/${index}`, figures(index, 20)));

describe('[U] inspection of pages', () => {
  it('asks for the ten with most clicks', async () => {
    const { found } = await inspect({}, twelve);
    if ('status' in found.inspections) throw new Error(found.inspections.reason);
    expect(found.inspections.pages.map(({ url }) => url)).to.deep.equal(
      [11, 10, 9, 8, 7, 6, 5, 4, 3, 2].map((index) => `/${index}`),
    );
    expect(found.inspections.failed).to.equal(0);
  });

  it('counts what could not be had, and continues', async () => {
    const searchConsole = fakeSearchConsole([]);
    const picky = {
      ...searchConsole,
      inspectUrl: async (...asked: Parameters<typeof searchConsole.inspectUrl>) => {
        if (asked[2] === '/11') throw new DomainError('rate_limited', 'Too many', true);
        return searchConsole.inspectUrl(...asked);
      },
    };
    const { found } = await inspect({ searchConsole: picky }, twelve);
    expect(found.inspections).to.include({ failed: 1 });
  });

  it('does not continue without access', async () => {
    const closed = {
      ...fakeSearchConsole([]),
      inspectUrl: () => Promise.reject(new DomainError('connection_expired', 'Access has ended')),
    };
    expect(await rejection(inspect({ searchConsole: closed }, twelve))).to.include({ code: 'connection_expired' });
  });

  it('says what is missing: rows, pages, a key, visits, an answer', async () => {
    const { found } = await inspect();
    expect(found.inspections).to.include({ status: 'no_data' });
    expect(found.field_data).to.include({ status: 'no_data' });
    expect((await inspect({}, [keyed('/a', null, figures(1, 1))])).found.inspections).to.include({
      status: 'no_data',
      reason: 'No page was shown in search',
    });
    const fewVisits = await inspect({ fieldData: { find: async () => null } });
    expect(fewVisits.found.field_data).to.have.property('reason').that.contains('too few visits');
    const error = new Error('down');
    const down = await inspect({ fieldData: { find: () => Promise.reject(error) } });
    expect(down.found.field_data).to.include({ reason: 'The Chrome UX Report did not answer' });
    expect(down.deps.faults).to.deep.equal([error]);
  });

  it('keeps field data of both kinds of device', async () => {
    const fieldData = { find: async (_url: string, strategy: string) => (strategy === 'mobile' ? FIELD : null) };
    const { found } = await inspect({ fieldData });
    expect(found.field_data).to.deep.equal({ status: 'completed', mobile: FIELD, desktop: null });
  });
});
