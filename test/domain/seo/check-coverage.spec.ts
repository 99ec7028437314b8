import { expect } from 'chai';
import { describeCoverage } from '../../../domain/seo/check-coverage.js';
import { context } from '../../support/check-context.js';
import { stubPageCheck, stubSiteCheck } from '../../support/samples/stub-checks.js';

const checks = [
  stubSiteCheck('a/site', { component: 'technical_seo' }),
  stubSiteCheck('a/needy', { component: 'technical_seo' }),
  stubPageCheck('a/page', { component: 'technical_seo' }),
  stubPageCheck('b/off', { component: 'on_page_seo' }),
  stubSiteCheck('b/broken', { component: 'on_page_seo' }),
];

describe('[U] check coverage', () => {
  it('tells by component what was run, what was not and why', () => {
    const coverage = describeCoverage(
      checks,
      {
        skipped: [{ id: 'a/needy', reason: 'robots.txt was not read' }],
        failed: [{ id: 'b/broken', message: 'boom', pages: 2 }],
      },
      { ...context(), severities: { 'b/off': 'off' } },
    );
    const none = { run: [], skipped: [] };
    expect(coverage).to.deep.equal({
      technical_seo: { run: ['a/site', 'a/page'], skipped: [{ id: 'a/needy', reason: 'robots.txt was not read' }] },
      on_page_seo: {
        run: [],
        skipped: [
          { id: 'b/off', reason: "switched off by the project's check settings" },
          { id: 'b/broken', reason: 'The check failed on 2 pages because of an error in Linkwright, not in the site' },
        ],
      },
      page_speed: none,
      sitemap: none,
      content_strategy: none,
    });
  });
});
