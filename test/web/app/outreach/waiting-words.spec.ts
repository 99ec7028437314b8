import { expect } from 'chai';
import { WaitingWords } from '../../../../web/app/outreach/waiting-words.js';
import { withDisplay } from '../../../../web/report/facts/current-display.js';
import { readText, renderPart } from '../../../support/browser/render-part.js';

const waiting = { reason: 'min_gap' as const, detail: null, next_at: '2026-06-02T23:30:00.000Z' };
const show = (over: object = {}) => readText(renderPart(WaitingWords, { waiting: { ...waiting, ...over } }));

describe('[U] why mail waits, on the viewer’s clock', () => {
  it('tells the next try in the zone of the viewer', () => {
    const why = 'Waiting because the sender keeps a gap between two emails.';
    expect(withDisplay({ language: 'en', time_zone: 'Asia/Tokyo' }, show)).to.equal(
      `${why} Next try: 3 Jun 2026, 08:30 .`,
    );
    expect(show({ next_at: null })).to.equal(why);
  });
});
