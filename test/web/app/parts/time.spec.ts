import { expect } from 'chai';
import { Time } from '../../../../web/app/parts/time.js';
import { withDisplay } from '../../../../web/report/facts/current-display.js';
import { renderPart } from '../../../support/browser/render-part.js';

const at = '2026-11-27T23:58:53.000Z';

describe('[U] a moment on a page', () => {
  it('is reported on the viewer’s clock, with the zone in its title', () => {
    const zurich = { language: 'en', time_zone: 'Europe/Zurich' };
    expect(withDisplay(zurich, () => renderPart(Time, { at }))).to.equal(
      `<time datetime="${at}" title="28 Nov 2026, 00:58 CET (Europe/Zurich)">28 Nov 2026, 00:58</time>`,
    );
    expect(withDisplay(zurich, () => renderPart(Time, { at, dayOnly: true }))).to.contain('>28 Nov 2026</time>');
  });

  it('says UTC where that is the viewer’s zone, or none is known', () => {
    expect(renderPart(Time, { at })).to.contain('>27 Nov 2026, 23:58 UTC</time>');
  });
});
