import { expect } from 'chai';
import { listSubmittedSitemaps } from '../../../../activities/search/indexing/list-submitted-sitemaps.js';
import { DomainError, type ErrorCode } from '../../../../domain/base/errors.js';
import { searchRowsKey } from '../../../../domain/operations/artifact-keys.js';
import { indexingDeps } from '../../../support/indexing-deps.js';
import { rejection } from '../../../support/rejection.js';
import { SEARCH_OPERATION } from '../../../support/search-analysis-deps.js';

const INPUT = { operation: SEARCH_OPERATION, property: 'sc-domain:site.example' };
const { signal } = new AbortController();

async function read(code?: ErrorCode) {
  const { searchConsole } = indexingDeps();
  const listSitemaps = code && (() => Promise.reject(new DomainError(code, 'Refused')));
  const deps = indexingDeps({
    overrides: { searchConsole: { ...searchConsole, ...(listSitemaps && { listSitemaps }) } },
  });
  const result = await listSubmittedSitemaps(deps, INPUT, signal);
  return { result, kept: deps.values.get(searchRowsKey(SEARCH_OPERATION.id, 'sitemaps')) };
}

describe('[U] reading of submitted sitemaps', () => {
  it('keeps the list', async () => {
    expect(await read()).to.deep.equal({ result: { sitemaps: 0 }, kept: { status: 'completed', sitemaps: [] } });
  });

  it('keeps why there is none', async () => {
    const { kept } = await read('not_found');
    expect(kept).to.include({ status: 'no_data', reason: 'The sitemaps could not be read: Refused' });
  });

  it('fails without access, and where it may be tried again', async () => {
    for (const code of ['connection_expired', 'not_connected', 'rate_limited'] as const)
      expect(await rejection(read(code))).to.include({ code });
  });
});
