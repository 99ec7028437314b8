import { expect } from 'chai';
import { BingPart } from '../../../../web/app/search/bing-part.js';
import { renderPart } from '../../../support/browser/render-part.js';

const BING = {
  property: 'https://site.example/',
  period: { start_date: '2026-05-04', end_date: '2026-05-31' },
  previous_period: { start_date: '2026-04-06', end_date: '2026-05-03' },
  totals: { clicks: 1_234, impressions: 5_678 },
  previous_totals: { clicks: 1_000, impressions: 6_000 },
  collected_at: '2026-06-02T07:00:00.000Z',
  connection_ended: null,
};

describe('[U] Bing on the Search tab', () => {
  it('names the site, the days and the figures', () => {
    const html = renderPart(BingPart, { bing: BING });
    for (const text of ['https://site.example/', '2026-05-04', '2026-05-31', '1,234', '5,678', '+23.4'])
      expect(html).to.contain(text);
  });

  it('says when the connection has ended', () => {
    const ended = { ended_at: null, note: 'read through a connection that has ended' };
    expect(renderPart(BingPart, { bing: { ...BING, connection_ended: ended } })).to.contain(ended.note);
  });
});
