import { expect } from 'chai';
import type { FieldData, FieldDataState } from '../../../domain/seo/artifacts/speed.js';
import { describeFieldData } from '../../../domain/speed/describe-field-data.js';
import { speedRun } from '../../support/samples/speed-runs.js';

const FIELD: FieldData = {
  source: 'origin',
  lcp_ms: 2_000,
  inp_ms: 180,
  cls: 0.02,
  fcp_ms: 1_200,
  ttfb_ms: 400,
  period: null,
};
const reason = (...states: FieldDataState[]) =>
  describeFieldData(states.map((field_data_state) => speedRun({ field_data_state })));

describe('[U] describeFieldData', () => {
  it('shows the figures by strategy, and whose they are', () => {
    const runs = [
      speedRun({ field_data: FIELD, field_data_state: 'found' }),
      speedRun({ strategy: 'desktop', field_data_state: 'none' }),
    ];
    expect(describeFieldData(runs)).to.deep.equal({ status: 'found', strategies: { mobile: FIELD } });
  });

  it('gives the reason when there are none: too few visits, no answer or no key', () => {
    expect(reason('none', 'none')).to.deep.equal({
      status: 'no_data',
      reason: 'The Chrome UX Report knows too few visits of the page and its site: no field data',
    });
    expect(reason('none', 'failed')).to.have.property('reason').that.contains('did not answer');
    expect(reason('not_asked')).to.have.property('reason').that.contains('No Chrome UX Report key is set');
    expect(reason()).to.have.property('status', 'no_data');
  });
});
