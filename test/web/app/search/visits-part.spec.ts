import { expect } from 'chai';
import { reportVisits } from '../../../../domain/dashboard/report-visits.js';
import { VisitsPart } from '../../../../web/app/search/visits-part.js';
import { renderPart } from '../../../support/browser/render-part.js';
import { stubTraffic } from '../../../support/samples/stub-traffic.js';

function show(
  quality: Partial<ReturnType<typeof stubTraffic>['quality']> = {},
  pages: { url: string; sessions: number }[] = [],
) {
  const traffic = stubTraffic(90, 120);
  const connections = [{ platform: 'analytics' as const, listed_at: null, properties: [] }] as never;
  const given = {
    traffic: { ...traffic, quality: { ...traffic.quality, ...quality } },
    landing_pages: pages,
    connections,
  };
  const visits = reportVisits(given);
  if (!visits) throw new Error('no visits');
  return renderPart(VisitsPart, { visits });
}

describe('[U] visits on the Search tab', () => {
  it('name the property, its time zone and days, organic sessions beside all', () => {
    const html = show();
    for (const text of ['Site', 'Europe/Berlin', '2026-05-04', 'Organic search sessions', '>90<', '>180<', '25%'])
      expect(html).to.contain(text);
    expect(html).to.not.contain('Landing page');
  });

  it('say that figures are a sample', () => {
    expect(show({ sampled_percent: 5 })).to.contain('estimated from a sample of 5% of the events');
  });

  it('list landing pages; readings of before have no key events', () => {
    const html = show({}, [{ url: 'https://site.example/sale', sessions: 41 }]);
    expect(html).to.contain('/sale').and.contain('>41<').and.contain('n/a');
  });
});
