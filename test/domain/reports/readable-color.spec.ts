import { expect } from 'chai';
import { computeContrast, HEX_COLOR, inkOn, mixTint, readableOn } from '../../../domain/reports/readable-color.js';

/** Corners of the color cube, greys and shades between. */
const COLORS = ['00', '40', '80', 'c0', 'ff'].flatMap((red) =>
  ['00', '40', '80', 'c0', 'ff'].flatMap((green) => ['00', '80', 'ff'].map((blue) => `#${red}${green}${blue}`)),
);

describe('[U] readable color', () => {
  it('measures contrast as WCAG 2.2 does', () => {
    expect(computeContrast('#000000', '#ffffff')).to.be.closeTo(21, 0.01);
    expect(computeContrast('#777777', '#ffffff')).to.be.closeTo(4.48, 0.01);
    expect(computeContrast('#ffffff', '#777777')).to.be.closeTo(4.48, 0.01);
  });

  it('keeps a color that can be read and shades one that cannot, on light and on dark grounds', () => {
    expect(readableOn('#1d4ed8', '#ffffff')).to.equal('#1d4ed8');
    for (const color of COLORS)
      for (const ground of ['#ffffff', '#fff9ef', '#101820'])
        expect(computeContrast(readableOn(color, ground), ground), `${color} on ${ground}`).to.be.at.least(4.5);
  });

  it('chooses the ink that is read best on any ground', () => {
    for (const ground of COLORS) expect(computeContrast(inkOn(ground), ground), ground).to.be.at.least(4.5);
    expect([inkOn('#ffffff'), inkOn('#000000'), inkOn('#0f4c3a')]).to.deep.equal(['#000000', '#ffffff', '#ffffff']);
  });

  it('thins a color out with white', () => {
    expect([mixTint('#336699', 0), mixTint('#336699', 1), mixTint('#000000', 0.5)]).to.deep.equal([
      '#336699',
      '#ffffff',
      '#808080',
    ]);
  });

  it('takes nothing but #rrggbb, so that no style sheet ever holds anything else', () => {
    for (const bad of ['red', '#fff', '#12345', '#1234567', 'url(x)', '#12345g', '#123456;}', ' #123456', '']) {
      expect(HEX_COLOR.test(bad), bad).to.equal(false);
      expect(() => readableOn(bad, '#ffffff'), bad).to.throw(RangeError);
    }
  });
});
