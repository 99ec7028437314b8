import { expect } from 'chai';
import { ScaleBar } from '../../../../web/report/parts/scale-bar.js';
import { renderPart } from '../../../support/browser/render-part.js';

const pin = (value: number) => /cx="([^"]+)"/.exec(renderPart(ScaleBar, { value, good: 2500, poor: 4000 }))?.[1];

describe('[U] scale bar', () => {
  it('puts the pin where the value lies, and what is off the scale to its ends', () => {
    expect([pin(3000), pin(0), pin(60_000)]).to.deep.equal(['50%', '2%', '98%']);
  });

  it('parts the scale at the bounds', () => {
    const html = renderPart(ScaleBar, { value: 0, good: 2500, poor: 4000 });
    expect([...html.matchAll(/ width="([\d.]+%)"/g)].map(([, width]) => width)).to.deep.equal([
      '100%',
      '41.7%',
      '25%',
      '33.3%',
    ]);
  });
});
