import { expect } from 'chai';
import { computeContrast } from '../../../../../domain/reports/readable-color.js';
import { brandColors } from '../../../../../web/report/short/style/brand-colors.js';

const read = (css: string) =>
  Object.fromEntries([...css.matchAll(/--([a-z-]+): (#[0-9a-f]{6});/g)].map(([, name, value]) => [name, value ?? '']));

describe('[U] brand colors', () => {
  it('can be read whatever a brand chose: pale yellow, white, black, mid gray, neon', () => {
    for (const color of ['#fff7a8', '#ffffff', '#000000', '#808080', '#00ff66', '#ff00ff', '#e8a33d']) {
      const colors = read(brandColors({ primary_color: color, accent_color: color }));
      expect(computeContrast(colors['on-primary'] ?? '', colors['primary'] ?? ''), color).to.be.at.least(4.5);
      expect(computeContrast(colors['heading'] ?? '', '#ffffff'), color).to.be.at.least(7);
      for (const ground of ['#ffffff', colors['tint'] ?? ''])
        expect(computeContrast(colors['accent'] ?? '', ground), `${color} on ${ground}`).to.be.at.least(4.5);
      expect(computeContrast(colors['accent-fill'] ?? '', '#ffffff'), color).to.be.at.least(3);
    }
  });

  it('are our own without a brand, and never anything but colors', () => {
    expect(read(brandColors(null))).to.have.property('primary', '#16315c');
    const hostile = { primary_color: '#000000; } body { display: none', accent_color: '#ffffff' };
    expect(() => brandColors(hostile)).to.throw(RangeError);
  });
});
