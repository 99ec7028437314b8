import { expect } from 'chai';
import { speedTbt } from '../../../../../domain/seo/checks/speed/tbt.js';
import { context } from '../../../../support/check-context.js';
import { speedRun } from '../../../../support/samples/speed-runs.js';
import { siteFrom } from '../../../../support/sites/site.js';

const url = 'https://site.example/';
const judge = (value: number | null, more: Parameters<typeof speedRun>[0] = {}) =>
  speedTbt.judge(siteFrom([], { speed: [speedRun({ metrics: { tbt_ms: value }, ...more })] }), context());

describe('[U] speed/tbt', () => {
  it('fires beyond the limit', () => {
    expect(judge(201)).to.deep.equal([
      { url, observed: '201 ms', expected: 'at most 200 ms', where: 'Lighthouse, mobile' },
    ]);
  });

  it('accepts the limit', () => {
    expect(judge(200)).to.deep.equal([]);
  });

  it('holds a desktop run to what desktops reach', () => {
    const desktop = { strategy: 'desktop' } as const;
    expect(judge(150, desktop)).to.deep.equal([]);
    expect(judge(151, desktop)).to.deep.equal([
      { url, observed: '151 ms', expected: 'at most 150 ms', where: 'Lighthouse, desktop' },
    ]);
    expect(judge(351, desktop)[0]?.severity).to.equal('high');
  });

  it('is worse beyond the second limit, not at it', () => {
    expect([judge(600), judge(601)].map(([finding]) => finding?.severity)).to.deep.equal([undefined, 'high']);
  });

  it('gives no advice on scripts where there are none, nor by a run that cannot be relied on', () => {
    expect(judge(1718, { script_bytes: 367, document_bytes: 9_000 })).to.deep.equal([]);
    expect(judge(1718, { script_bytes: 367_000, document_bytes: 9_000 })).to.have.length(1);
    expect(judge(1718, { reliability: { level: 'low', reason: 'the measuring host was busy' } })).to.deep.equal([]);
    expect(judge(1718, { reliability: { level: 'single', reason: 'one run only' } })).to.have.length(1);
  });

  it('says nothing of a run that did not load the page, or without the figure', () => {
    expect([judge(201, { runtime_error: { code: 'NO_FCP', message: 'nothing painted' } }), judge(null)]).to.deep.equal([
      [],
      [],
    ]);
  });
});
