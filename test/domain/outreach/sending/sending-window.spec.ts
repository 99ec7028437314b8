import { expect } from 'chai';
import { isWithinWindow, nextOpening, readMinutes } from '../../../../domain/outreach/sending/sending-window.js';
import type { ZonedWindow } from '../../../../domain/outreach/sending/zoned-window.js';

const at = (iso: string): Date => new Date(iso);
const window = (change: Partial<ZonedWindow> = {}): ZonedWindow => ({
  time_zone: 'Europe/Berlin',
  days: [1, 2, 3, 4, 5],
  from: '09:00',
  to: '17:00',
  ...change,
});
const NIGHT = { days: [1, 2, 3, 4, 5, 6, 7], from: '02:00', to: '03:00' };

describe('[U] isWithinWindow', () => {
  const times: [iso: string, isOpen: boolean, change?: Partial<ZonedWindow>][] = [
    ['2026-06-02T06:59:59.999Z', false],
    ['2026-06-02T07:00:00Z', true],
    ['2026-06-02T14:59:59.999Z', true],
    ['2026-06-02T15:00:00Z', false],
    ['2026-06-06T10:00:00Z', false],
    ['2026-06-06T10:00:00Z', true, { days: [6] }],
    ['2026-06-07T23:30:00Z', true, { days: [1], from: '00:00', to: '24:00' }],
    ['2026-06-07T23:30:00Z', false, { days: [7], from: '00:00', to: '24:00' }],
    ['2026-06-02T13:30:00Z', true, { time_zone: 'America/New_York', from: '09:30' }],
    // Twice from two to three, and on another day never (case 68).
    ['2026-10-25T00:30:00Z', true, NIGHT],
    ['2026-10-25T01:30:00Z', true, NIGHT],
    ['2026-03-29T00:59:59Z', false, NIGHT],
    ['2026-03-29T01:00:00Z', false, NIGHT],
  ];
  for (const [iso, isOpen, change] of times)
    it(`is ${isOpen ? 'open' : 'shut'} at ${iso} ${change ? JSON.stringify(change) : ''}`, () => {
      expect(isWithinWindow(at(iso), window(change))).to.equal(isOpen);
    });
});

describe('[U] nextOpening', () => {
  const openings: [what: string, now: string, opens: string, change?: Partial<ZonedWindow>][] = [
    ['at once while it is open', '2026-06-02T10:00:00.123Z', '2026-06-02T10:00:00.123Z'],
    ['on the same morning', '2026-06-02T04:00:00Z', '2026-06-02T07:00:00.000Z'],
    ['on the next morning', '2026-06-02T15:00:00Z', '2026-06-03T07:00:00.000Z'],
    ['after the weekend', '2026-06-05T15:00:00Z', '2026-06-08T07:00:00.000Z'],
    ['by winter time after the change', '2026-10-23T16:00:00Z', '2026-10-26T08:00:00.000Z'],
    ['a week later for one day a week', '2026-06-02T15:00:00Z', '2026-06-09T07:00:00.000Z', { days: [2] }],
    ['on the day after one whose window a gap swallows', '2026-03-29T00:30:00Z', '2026-03-30T00:00:00.000Z', NIGHT],
    [
      'two weeks later when that was its only day',
      '2026-03-23T12:00:00Z',
      '2026-04-05T00:00:00.000Z',
      { ...NIGHT, days: [7] },
    ],
    [
      'at the end of a gap that takes its beginning',
      '2026-03-29T00:30:00Z',
      '2026-03-29T01:00:00.000Z',
      { ...NIGHT, to: '04:00' },
    ],
    ['at the first 02:00 of two', '2026-10-24T23:00:00Z', '2026-10-25T00:00:00.000Z', NIGHT],
  ];
  for (const [what, now, opens, change] of openings)
    it(`is ${what}`, () => {
      const opening = nextOpening(at(now), window(change));
      expect(opening.toISOString()).to.equal(opens);
      expect(isWithinWindow(opening, window(change))).to.equal(true);
    });

  it('is a fortnight ahead for a window of no day, and never now', () => {
    expect(nextOpening(at('2026-06-02T10:00:00Z'), window({ days: [] })).toISOString()).to.equal(
      '2026-06-16T10:00:00.000Z',
    );
  });
});

describe('[U] readMinutes', () => {
  it('counts from midnight', () => {
    expect(['00:00', '09:30', '24:00'].map(readMinutes)).to.deep.equal([0, 570, 1440]);
  });
});
