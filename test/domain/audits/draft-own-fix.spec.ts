import { expect } from 'chai';
import { buildRecommendations } from '../../../domain/audits/recommendations.js';
import { measureSite } from '../../../domain/seo/site/site-metrics.js';
import { stubIssue } from '../../support/samples/stub-issue.js';
import { pageFrom } from '../../support/sites/pages.js';
import { siteFrom } from '../../support/sites/site.js';

const NOW = '2026-06-01T00:00:00.000Z';
const site = siteFrom(['/', '/a', '/b'].map((path) => pageFrom('<p>x</p>', { url: `https://site.example${path}` })));
const recommend = (...issues: ReturnType<typeof stubIssue>[]) =>
  buildRecommendations(issues, {
    site,
    metrics: measureSite(site, NOW),
    target_keywords: [],
    benchmark: null,
    now: NOW,
  });

describe('[U] draft own fix', () => {
  it('names the rule and its pages, by the severity that its author gave it, and estimates nothing', () => {
    const title = 'Your rule “Price” fails';
    const issue = stubIssue('own:price', { title, severity: 'high', measured_over: 'html_pages', affected_pages: 2 });
    const [own] = recommend(issue);
    expect(own).to.deep.include({
      id: 'fix/own:price',
      title: 'Your rule “Price” fails on 2 pages',
      priority: 'High',
      search_cost: null,
    });
    expect(own?.impact.traffic_percent_high).to.equal(null);
    expect(own?.impact.basis).to.contain('a check of your own');
  });

  it('names a filter and the pages that it finds', () => {
    const title = 'Your filter “Thin” finds pages';
    const issue = stubIssue('own:thin', { title, severity: 'low', measured_over: 'fetched_pages', affected_pages: 1 });
    expect(recommend(issue)[0]).to.deep.include({ title: 'Your filter “Thin” finds 1 page', priority: 'Low' });
  });
});
