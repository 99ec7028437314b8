import { expect } from 'chai';
import { measureSite } from '../../../../domain/seo/site/site-metrics.js';
import { nameSites } from '../../../../web/report/facts/compared-sites.js';
import { siteFrom } from '../../../support/sites/site.js';

describe('[U] compared sites', () => {
  const metrics = measureSite(siteFrom([]), '2026-06-01T00:00:00Z');
  const competitor = (url: string, isMeasured = true) => ({
    url,
    status: isMeasured ? ('completed' as const) : ('failed' as const),
    error: isMeasured ? null : 'gone',
    scores: {},
    metrics: isMeasured ? metrics : null,
    benchmark_index: null,
  });
  const names = (...urls: string[]) =>
    nameSites(
      metrics,
      urls.map((url) => competitor(url)),
    ).map(({ name }) => name);

  it('are named by host, the own one first', () => {
    expect(names('https://lamps.example/shop', 'http://127.0.0.1:81/')).to.deep.equal([
      'You',
      'lamps.example',
      '127.0.0.1:81',
    ]);
  });

  it('have names of their own, even of one host', () => {
    expect(new Set(names('https://a.example/x', 'https://a.example/y')).size).to.equal(3);
  });

  it('are those that were measured', () => {
    expect(nameSites(null, [competitor('https://a.example/', false), competitor('https://b.example/')])).to.deep.equal([
      { name: 'b.example', url: 'https://b.example/', is_own: false, metrics },
    ]);
  });
});
