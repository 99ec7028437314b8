import { expect } from 'chai';
import { speedTtfb } from '../../../../../domain/seo/checks/speed/ttfb.js';
import { context } from '../../../../support/check-context.js';
import { pageFrom } from '../../../../support/sites/pages.js';

const url = 'https://site.example/page';
const judge = (ttfb_ms: number, status = 200) =>
  speedTtfb.judge(pageFrom('Hi', { url, status, fetch: { ttfb_ms } }), context());

describe('[U] speed/ttfb', () => {
  it('fires beyond 800 ms', () => {
    expect(judge(800.6)).to.deep.equal([
      { url, observed: '801 ms', expected: 'at most 800 ms', where: 'first byte, as crawled' },
    ]);
  });

  it('accepts 800 ms', () => {
    expect(judge(800)).to.deep.equal([]);
  });

  it('is high beyond 1,800 ms', () => {
    expect([judge(1800), judge(1801)].map(([finding]) => finding?.severity)).to.deep.equal([undefined, 'high']);
  });

  it('says nothing of errors', () => {
    expect(judge(5000, 500)).to.deep.equal([]);
  });
});
