import { expect } from 'chai';
import type { Sample } from '../../../../activities/search/indexing/choose-sample.js';
import { inspectSlice } from '../../../../activities/search/indexing/inspect-slice.js';
import { DomainError } from '../../../../domain/base/errors.js';
import { searchRowsKey } from '../../../../domain/operations/artifact-keys.js';
import { type IndexingDepsOptions, indexingDeps } from '../../../support/indexing-deps.js';
import { rejection } from '../../../support/rejection.js';
import { inspectedPage } from '../../../support/samples/inspected-page.js';
import { SEARCH_NOW, SEARCH_OPERATION } from '../../../support/search-analysis-deps.js';

const { signal } = new AbortController();
const at = (index: number) => `https://site.example/${index}`;

function given(urls: number, options: IndexingDepsOptions = {}) {
  const deps = indexingDeps(options);
  const sample: Sample = {
    urls: Array.from({ length: urls }, (_, index) => ({ url: at(index), sampled_as: 'random' as const })),
    chosen_at: SEARCH_NOW,
  };
  deps.values.set(searchRowsKey(SEARCH_OPERATION.id, 'sample'), sample);
  const input = { operation: SEARCH_OPERATION, site: 'site.example', property: 'sc-domain:site.example' };
  return { deps, inspect: (from = 0) => inspectSlice(deps, { ...input, from }, signal) };
}

function failing(...failures: (DomainError | null)[]): IndexingDepsOptions {
  const { searchConsole } = indexingDeps();
  const inspectUrl: typeof searchConsole.inspectUrl = async (...asked) => {
    const failure = failures.shift();
    if (failure) throw failure;
    return searchConsole.inspectUrl(...asked);
  };
  return { overrides: { searchConsole: { ...searchConsole, inspectUrl } } };
}

describe('[U] inspection of a slice', () => {
  it('asks about the next URLs and keeps what was said of each', async () => {
    const { deps, inspect } = given(30);
    expect(await inspect()).to.deep.equal({ next: 25, inspected: 25, failed: 0, wait_ms: 0, stopped: null });
    expect(await inspect(25)).to.deep.equal({ next: 30, inspected: 5, failed: 0, wait_ms: 0, stopped: null });
    expect(deps.asked).to.deep.equal(Array.from({ length: 30 }, (_, index) => at(index)));
    expect(deps.pages.get(at(3))).to.deep.include({
      sampled_as: 'random',
      property: 'sc-domain:site.example',
      inspected_at: SEARCH_NOW,
    });
  });

  it('asks no URL twice in a run that was broken off, and again one of an earlier run', async () => {
    const inspected = [
      inspectedPage({ url: at(0), inspected_at: SEARCH_NOW }),
      inspectedPage({ url: at(1), inspected_at: '2026-06-01T08:00:00.000Z' }),
    ];
    const { deps, inspect } = given(2, { inspected });
    expect(await inspect()).to.include({ next: 2, inspected: 2 });
    expect(deps.asked).to.deep.equal([at(1)]);
  });

  it('waits for the next minute, and continues where it was', async () => {
    const { deps, inspect } = given(10, { claims: ['granted', 'granted', { wait_ms: 9_000 }] });
    expect(await inspect()).to.deep.equal({ next: 0, inspected: 0, failed: 0, wait_ms: 9_000, stopped: null });
    expect(await inspect()).to.deep.equal({ next: 10, inspected: 10, failed: 0, wait_ms: 0, stopped: null });
    expect(deps.asked).to.have.length(10);
  });

  it('stops where the day is used up: nothing is known of the rest', async () => {
    const { deps, inspect } = given(10, {
      claims: [...Array.from({ length: 7 }, () => 'granted' as const), 'day_used_up'],
    });
    expect(await inspect()).to.deep.include({ inspected: 9, failed: 0, stopped: 'quota' });
    expect(deps.pages.has(at(7))).to.equal(false);
  });

  it('stops where Google refuses for a quota that others used, or does not answer', async () => {
    const refused = failing(null, new DomainError('rate_limited', 'Too many', true));
    expect(await given(5, refused).inspect()).to.include({ inspected: 4, stopped: 'quota' });
    const down = failing(new DomainError('dependency_unavailable', 'Down', true));
    expect(await given(5, down).inspect()).to.include({ inspected: 4, stopped: 'outage' });
  });

  it('counts a URL that Google does not take, and continues', async () => {
    const refused = failing(new DomainError('invalid_input', 'Not of the property'));
    expect(await given(5, refused).inspect()).to.deep.equal({
      next: 5,
      inspected: 4,
      failed: 1,
      wait_ms: 0,
      stopped: null,
    });
  });

  it('ends without access to the account or the property', async () => {
    for (const code of ['connection_expired', 'not_connected', 'not_found'] as const)
      expect(await rejection(given(1, failing(new DomainError(code, 'No access'))).inspect())).to.include({ code });
  });
});
