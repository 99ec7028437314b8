import { expect } from 'chai';
import {
  showBytes,
  showChange,
  showCount,
  showDay,
  showEffort,
  showMs,
  showNumber,
  showPoints,
  showScore,
  showShare,
  showTime,
} from '../../../../web/report/facts/figures.js';

describe('[U] figures', () => {
  it('groups thousands and keeps no digit that says nothing', () => {
    expect([0, 7, 999, 1000, 1234567, 12.345, 12.04, -3.25, -0.01].map((value) => showNumber(value))).to.deep.equal([
      '0',
      '7',
      '999',
      '1,000',
      '1,234,567',
      '12.3',
      '12',
      '−3.3',
      '0',
    ]);
    expect(showNumber(0.1234, 3)).to.equal('0.123');
  });

  it('shows changes with their sign, scores with one decimal, points with two', () => {
    expect([1.5, 0, -2].map(showChange)).to.deep.equal(['+1.5', '±0', '−2']);
    expect([72.75, 80, null].map(showScore)).to.deep.equal(['72.8', '80', 'n/a']);
    expect([1, 0.125].map(showPoints)).to.deep.equal(['1.00', '0.13']);
  });

  it('shows shares, bytes and times in units that fit', () => {
    expect([0.925, 1].map(showShare)).to.deep.equal(['92.5%', '100%']);
    expect([999, 1500, 61_234_567, 2e9].map(showBytes)).to.deep.equal(['999 B', '1.5 kB', '61.2 MB', '2 GB']);
    expect([12, 1234, 83_000].map(showMs)).to.deep.equal(['12 ms', '1.23 s', '1 min 23 s']);
  });

  it('shows days and times of ISO 8601, and leaves other texts alone', () => {
    expect(['2026-06-01T08:30:00.000Z', '2026-13-01', 'soon'].map(showDay)).to.deep.equal([
      '1 Jun 2026',
      '2026-13-01',
      'soon',
    ]);
    expect(['2026-11-27T23:58:53Z', '2026-11-27'].map(showTime)).to.deep.equal([
      '27 Nov 2026, 23:58 UTC',
      '27 Nov 2026',
    ]);
  });

  it('bends nouns', () => {
    expect([showCount(1, 'page'), showCount(1200, 'page'), showCount(2, 'entry', 'entries')]).to.deep.equal([
      '1 page',
      '1,200 pages',
      '2 entries',
    ]);
    expect([showEffort({ value: 1, unit: 'days' }), showEffort({ value: 2.5, unit: 'weeks' })]).to.deep.equal([
      '1 day',
      '2.5 weeks',
    ]);
  });
});
