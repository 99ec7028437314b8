import { expect } from 'chai';
import {
  readHistogram,
  readList,
  readNumber,
  readObject,
  readSpeedRuns,
  readText,
  readTextList,
} from '../../../../web/report/facts/read-metrics.js';
import { speedRun } from '../../../support/samples/speed-runs.js';

describe('[U] metrics of stored audits', () => {
  const metrics = {
    status_histogram: { '200': 3, odd: 'x' },
    total: 4,
    endless: Number.POSITIVE_INFINITY,
    name: 'n',
    list: [{ a: 1 }, 'b'],
    texts: ['de', 1],
  };

  it('gives what is there', () => {
    expect(readHistogram(metrics, 'status_histogram')).to.deep.equal([{ label: '200', count: 3 }]);
    expect(readNumber(metrics, 'total')).to.equal(4);
    expect(readText(metrics, 'name')).to.equal('n');
    expect(readList(metrics, 'list')).to.deep.equal([{ a: 1 }, {}]);
    expect(readTextList(metrics, 'texts')).to.deep.equal(['de']);
    expect(readObject(metrics, 'status_histogram')).to.have.property('200', 3);
  });

  it('gives nothing for what is not there or has another form', () => {
    expect(readHistogram(metrics, 'name')).to.deep.equal([]);
    expect([readNumber(metrics, 'name'), readNumber(metrics, 'endless')]).to.deep.equal([null, null]);
    expect(readText(metrics, 'total')).to.equal(null);
    expect([readList(metrics, 'total'), readTextList(metrics, 'total')]).to.deep.equal([[], []]);
    expect([readObject(metrics, 'list'), readObject(metrics, 'none')]).to.deep.equal([{}, {}]);
  });

  it('gives the speed runs that are whole', () => {
    const run = speedRun();
    const broken = { ...run, metrics: null };
    expect(readSpeedRuns({ strategies: { mobile: run, desktop: broken, tablet: null } })).to.deep.equal([run]);
    expect(readSpeedRuns({})).to.deep.equal([]);
  });
});
