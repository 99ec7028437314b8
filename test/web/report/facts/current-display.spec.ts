import { expect } from 'chai';
import { currentDisplay, NEUTRAL_DISPLAY, withDisplay } from '../../../../web/report/facts/current-display.js';

const BERLIN = { language: 'de', time_zone: 'Europe/Berlin' };

describe('[U] display of the page that is rendered', () => {
  it('holds while it is rendered, and no longer, also when that fails', () => {
    expect(withDisplay(BERLIN, currentDisplay)).to.deep.equal(BERLIN);
    expect(() =>
      withDisplay(BERLIN, () => {
        throw new Error('a defect');
      }),
    ).to.throw('a defect');
    expect(currentDisplay()).to.deep.equal(NEUTRAL_DISPLAY);
  });
});
