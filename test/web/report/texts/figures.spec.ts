import { expect } from 'chai';
import { FIGURES } from '../../../../web/report/texts/figures.js';

const shown = (language: 'en' | 'de') => {
  const figures = FIGURES[language];
  return [
    figures.number(-1234.56),
    figures.points(1234.5),
    figures.change(3.2),
    figures.score(72.75),
    figures.score(null),
    figures.share(0.915),
    figures.percent(3.75),
    figures.percentRange(0.2, 1.1),
    figures.bytes(61_234_567),
    figures.ms(2100),
    figures.day('2026-06-01T08:30:00.000Z'),
    figures.day('soon'),
    figures.time('2026-06-01T08:30:00.000Z'),
    figures.effort({ value: 1, unit: 'days' }),
    figures.effort({ value: 2.5, unit: 'weeks' }),
  ];
};

describe('[U] figures of the full report', () => {
  it('are written as readers of English write them', () => {
    expect(shown('en')).to.deep.equal([
      '−1,234.6',
      '1234.50',
      '+3.2',
      '72.8',
      'n/a',
      '91.5%',
      '3.8%',
      '0.2–1.1%',
      '61.2 MB',
      '2.1 s',
      '1 Jun 2026',
      'soon',
      '1 Jun 2026, 08:30 UTC',
      '1 day',
      '2.5 weeks',
    ]);
  });

  it('are written as readers of German write them', () => {
    expect(shown('de')).to.deep.equal([
      '−1.234,6',
      '1234,50',
      '+3,2',
      '72,8',
      '–',
      '91,5\u00a0%',
      '3,8\u00a0%',
      '0,2–1,1\u00a0%',
      '61,2 MB',
      '2,1 s',
      '01.06.2026',
      'soon',
      '01.06.2026, 08:30 Uhr UTC',
      '1 Tag',
      '2,5 Wochen',
    ]);
  });
});
