import { expect } from 'chai';
import { Bar, type BarProps } from '../../../../web/report/parts/bar.js';
import { renderPart } from '../../../support/browser/render-part.js';

const filled = (value: number, max: number) =>
  /class="fill-accent" width="([^"]+)"/.exec(renderPart<BarProps>(Bar, { value, max, tone: 'accent' }))?.[1] ?? null;

describe('[U] bar', () => {
  it('is filled by the share, never beyond its track', () => {
    expect([filled(1, 3), filled(3, 3), filled(9, 3)]).to.deep.equal(['33.3%', '100%', '100%']);
  });

  it('is empty for nothing, for less than nothing and without a scale', () => {
    expect([filled(0, 3), filled(-1, 3), filled(1, 0)]).to.deep.equal([null, null, null]);
  });

  it('is silent to those who hear the page', () => {
    expect(renderPart<BarProps>(Bar, { value: 1, max: 2, tone: 'good' })).to.contain('aria-hidden="true"');
  });
});
