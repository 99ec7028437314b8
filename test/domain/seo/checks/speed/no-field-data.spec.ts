import { expect } from 'chai';
import { speedNoFieldData } from '../../../../../domain/seo/checks/speed/no-field-data.js';
import { context } from '../../../../support/check-context.js';
import { speedRun } from '../../../../support/samples/speed-runs.js';
import { siteFrom } from '../../../../support/sites/site.js';

const url = 'https://site.example/';
const judge = (run: Parameters<typeof speedRun>[0]) =>
  speedNoFieldData.judge(siteFrom([], { speed: [speedRun(run)] }), context());
const field = (source: 'url' | 'origin', inp_ms: number | null) => ({
  field_data_state: 'found' as const,
  field_data: { source, inp_ms, lcp_ms: null, cls: null, fcp_ms: null, ttfb_ms: null, period: null },
});

describe('[U] speed/no-field-data', () => {
  it('tells that nothing is known of page and site', () => {
    expect(judge({ field_data_state: 'none' })).to.deep.equal([
      {
        url,
        observed: 'none of the page or its site',
        expected: 'figures of the page',
        where: 'Chrome UX Report, mobile',
      },
    ]);
  });

  it('tells that figures of the whole site stand in', () => {
    expect(judge(field('origin', 100)).map(({ observed }) => observed)).to.deep.equal([
      'none of the page, figures of its whole site used',
    ]);
  });

  it('is silent with figures of the page, and where no one asked or no one answered', () => {
    const silent = [
      field('url', 100),
      { field_data_state: 'not_asked' as const },
      { field_data_state: 'failed' as const },
    ];
    expect(silent.map((run) => judge(run))).to.deep.equal([[], [], []]);
  });
});
