import { expect } from 'chai';
import { withDisplay } from '../../../../web/report/facts/current-display.js';
import {
  showDay,
  showLocalTime,
  showNumber,
  showPoints,
  showScore,
  showTime,
} from '../../../../web/report/facts/figures.js';

const AT = '2026-11-27T23:58:53.000Z';
const GERMAN = { language: 'de', time_zone: 'Europe/Berlin' };
const FRENCH = { language: 'fr', time_zone: 'America/Los_Angeles' };
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');

describe('[U] figures in the way of one person', () => {
  it('are English in UTC where no one is known', () => {
    expect([showNumber(-1234.56), showTime(AT), showLocalTime(AT), showDay(AT)]).to.deep.equal([
      '−1,234.6',
      '27 Nov 2026, 23:58 UTC',
      '27 Nov 2026, 23:58 UTC',
      '27 Nov 2026',
    ]);
  });

  it('are numbers as two languages write them', () => {
    const shown = () => [showNumber(-1_234_567.891, 2), showPoints(3), showScore(85.6), showScore(90)].map(plain);
    expect(withDisplay(GERMAN, shown)).to.deep.equal(['−1.234.567,89', '3,00', '85,6', '90']);
    expect(withDisplay(FRENCH, shown)).to.deep.equal(['−1 234 567,89', '3,00', '85,6', '90']);
    expect(withDisplay({ ...GERMAN, language: 'de-CH' }, () => showNumber(1234.5))).to.match(/^1['’]234\.5$/);
    // Latin digits, as the texts around them.
    expect(withDisplay({ ...GERMAN, language: 'ar-EG' }, () => showNumber(12))).to.contain('12');
  });

  it('are times on the clock of two zones, which strings name', () => {
    expect(withDisplay(GERMAN, () => showTime(AT))).to.equal('28. Nov. 2026, 00:58 CET');
    expect(withDisplay({ ...GERMAN, language: 'en' }, () => showLocalTime(AT))).to.equal('28 Nov 2026, 00:58');
    expect(withDisplay({ ...FRENCH, language: 'en-US' }, () => showTime(AT))).to.equal('27 Nov 2026, 15:58 GMT-8');
    expect(withDisplay(FRENCH, () => showDay(AT))).to.equal('27 nov. 2026');
    expect(withDisplay(GERMAN, () => showTime('2026-07-01T12:00:00Z'))).to.equal('1. Juli 2026, 14:00 CEST');
  });

  it('move no date of the calendar, which is the same everywhere', () => {
    expect(withDisplay(GERMAN, () => showDay('2026-11-27'))).to.equal('27. Nov. 2026');
    expect(withDisplay(FRENCH, () => showDay('2026-11-27'))).to.equal('27 nov. 2026');
    expect(withDisplay({ ...GERMAN, language: 'th' }, () => showDay('2026-11-27'))).to.contain('2026');
    expect(withDisplay(GERMAN, () => showDay('last spring'))).to.equal('last spring');
  });
});
