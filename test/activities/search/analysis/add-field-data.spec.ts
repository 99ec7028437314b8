import { expect } from 'chai';
import { addFieldData } from '../../../../activities/search/analysis/add-field-data.js';
import type { SearchAnalysisDeps } from '../../../../activities/search/analysis/search-analysis-deps.js';
import type { FieldData } from '../../../../domain/seo/artifacts/speed.js';
import { speedRun } from '../../../support/samples/speed-runs.js';
import { searchAnalysisDeps } from '../../../support/search-analysis-deps.js';

const INPUT = { operation: { id: 'op1', user_id: 'alice' }, strategy: 'desktop' } as const;
const KEY = 'operation:op1:speed:desktop';

const FIELD: FieldData = {
  source: 'url',
  lcp_ms: 2_000,
  inp_ms: 180,
  cls: 0.02,
  fcp_ms: 1_200,
  ttfb_ms: 400,
  period: { from: '2026-05-01', to: '2026-05-28' },
};

/** A stored run, and a source that answers so. */
function given(find: NonNullable<SearchAnalysisDeps['fieldData']>['find'] | null) {
  const run = speedRun({ strategy: 'desktop', final_url: 'https://site.example/home' });
  const deps = searchAnalysisDeps({} as SearchAnalysisDeps['searchConsole'], { fieldData: find && { find } });
  deps.values.set(`alice ${KEY}`, run);
  return { run, deps, stored: () => deps.values.get(`alice ${KEY}`) };
}

describe('[U] addFieldData', () => {
  const { signal } = new AbortController();

  it('adds what real visitors met on the page that the run ended on, the interaction they waited for among the metrics', async () => {
    const asked: unknown[][] = [];
    const { deps, run, stored } = given(async (...question) => {
      asked.push(question);
      return FIELD;
    });
    expect(await addFieldData(deps, INPUT, signal)).to.deep.equal({ state: 'found' });
    expect(asked).to.deep.equal([['https://site.example/home', 'desktop', signal]]);
    const metrics = { ...run.metrics, inp_ms: 180 };
    expect(stored()).to.deep.equal({ ...run, metrics, field_data: FIELD, field_data_state: 'found' });
  });

  it('says whether there are none or they could not be asked for', async () => {
    const none = given(async () => null);
    expect(await addFieldData(none.deps, INPUT, signal)).to.deep.equal({ state: 'none' });
    expect(none.stored()).to.deep.equal({ ...none.run, field_data: null, field_data_state: 'none' });
    const down = given(() => Promise.reject(new Error('down')));
    expect(await addFieldData(down.deps, INPUT, signal)).to.deep.equal({ state: 'failed' });
    expect(down.deps.faults.map(String)).to.deep.equal(['Error: down']);
    expect(down.stored()).to.deep.equal({ ...down.run, field_data: null, field_data_state: 'failed' });
  });

  it('leaves a run alone where no key is set, and makes none up', async () => {
    const { deps, run, stored } = given(null);
    expect(await addFieldData(deps, INPUT, signal)).to.deep.equal({ state: 'not_asked' });
    expect(stored()).to.equal(run);
    const other = { ...INPUT, strategy: 'mobile' } as const;
    expect(await addFieldData(given(async () => FIELD).deps, other, signal)).to.deep.equal({ state: 'not_asked' });
  });

  it('stops with the caller, and the run stays as it was', async () => {
    const controller = new AbortController();
    const reason = new Error('stop');
    const { deps, run, stored } = given(async () => {
      controller.abort(reason);
      throw new Error('aborted');
    });
    const failure = await addFieldData(deps, INPUT, controller.signal).catch((error: unknown) => error);
    expect(failure).to.equal(reason);
    expect(stored()).to.equal(run);
  });
});
