import { expect } from 'chai';
import { planSiteTask } from '../../../activities/dashboard/plan-site-task.js';
import type { Connection } from '../../../domain/search/connection.js';
import type { StoredCheckSet } from '../../../domain/seo/own-checks/check-set.js';
import type { Site } from '../../../domain/sites/site.js';
import type { SiteTask } from '../../../domain/sites/site-task.js';
import { newSite } from '../../support/samples/new-site.js';

const SITE = newSite({
  competitors: ['https://b.example/', 'https://c.example/'],
  target_keywords: ['lamps'],
});
const SCHEDULE = {
  interval: 'daily' as const,
  hour: 3,
  time_zone: 'UTC',
  audit_type: 'complete' as const,
  max_pages: 40,
  crawl_depth: 2,
};

const SET: StoredCheckSet = {
  id: 'c'.repeat(24),
  name: 'Lamps',
  extractions: [{ name: 'Price', selector: '.price', take: 'text', all: false }],
  page_filters: [],
  created_at: '',
  updated_at: '',
};

let connections: Partial<Connection>[] = [];
const plan = (task: SiteTask, site: Partial<Site> | null = {}, settings: object | null = null) =>
  planSiteTask(
    {
      sites: { find: async () => site && { ...SITE, ...site } },
      connections: { all: async () => connections as Connection[] },
      checkSettings: { find: async () => settings as never },
      checkSets: { find: async (_user, id) => (id === SET.id ? SET : null) },
    },
    { user_id: 'alice', site_id: SITE.id, task },
  );

describe('[U] planSiteTask', () => {
  it('has nothing to do for a site that is watched no longer', async () => {
    expect(await plan('health', null)).to.deep.equal({ kind: 'nothing', reason: 'The site is watched no longer' });
  });

  it('reads what is connected, and analyzes search data where the plan of who connected it holds that', async () => {
    const input = { site_url: 'https://site.example/' };
    const of = async (...given: Partial<Connection>[]) => {
      connections = given;
      return plan('search').finally(() => {
        connections = [];
      });
    };
    const reading = (more = {}) => ({ kind: 'refresh_dashboard', site: 'site.example', input: { ...input, ...more } });
    const search = { platform: 'searchconsole', status: 'connected' } as const;
    expect(await of(search)).to.deep.equal(reading());
    expect(await of({ ...search, status: 'error' }, { platform: 'analytics', status: 'expired' })).to.deep.equal(
      reading(),
    );
    expect(await of({ ...search, without_search: true })).to.deep.equal(reading({ without_search: true }));
    expect(await of({ platform: 'altengine', status: 'connected' })).to.deep.equal(reading({ without_search: true }));
    const nothing = { kind: 'nothing', reason: 'No platform is connected: connect one and it is read daily' };
    expect(await of()).to.deep.equal(nothing);
    expect(await of({ ...search, status: 'expired' })).to.deep.equal(nothing);
  });

  it('audits as the site is scheduled, with its competitors, keywords and check settings', async () => {
    const settings = { thresholds: { x: 1 }, severities: {}, updated_at: 'now' };
    expect(await plan('audit', { audit_schedule: SCHEDULE }, settings)).to.deep.equal({
      kind: 'complete_audit',
      site: 'site.example',
      input: {
        audit_type: 'complete',
        website_url: 'https://site.example/',
        competitors: SITE.competitors,
        target_keywords: ['lamps'],
        max_pages: 40,
        crawl_depth: 2,
        check_settings: { thresholds: { x: 1 }, severities: {} },
        crawl: { render: 'auto' },
      },
    });
  });

  it('crawls as the schedule says, with a reference to what opens the site', async () => {
    const crawl = {
      scope: { exclude: ['/cart/*'], subdomains: false, sitemap_only: false },
      user_agent: 'googlebot_desktop' as const,
      requests_per_second: 2,
      render: 'auto' as const,
    };
    const access = { basic_auth: true, headers: [], cookies: [] };
    for (const audit_type of ['complete', 'quick'] as const) {
      const audit_schedule = { ...SCHEDULE, audit_type, ...crawl, canonical_host: 'https://www.site.example', access };
      const found = await plan('audit', { audit_schedule });
      expect('input' in found && 'crawl' in found.input && found.input.crawl).to.deep.equal({
        ...crawl,
        production_origin: 'https://www.site.example',
        access: { id: `access:schedule:${SITE.id}`, origin: 'https://site.example' },
      });
    }
  });

  it('renders complete audits where a sample needs it, unless the schedule says otherwise', async () => {
    const crawlOf = async (change: object) => {
      const found = await plan('audit', { audit_schedule: { ...SCHEDULE, ...change } });
      return 'input' in found && 'crawl' in found.input ? found.input.crawl : undefined;
    };
    expect(await crawlOf({})).to.deep.equal({ render: 'auto' });
    expect(await crawlOf({ render: 'never' })).to.equal(undefined);
    expect(await crawlOf({ audit_type: 'quick' })).to.equal(undefined);
    expect(await crawlOf({ audit_type: 'quick', render: 'always' })).to.deep.equal({ render: 'always' });
  });

  it('audits quickly within the bounds of quick audits, and compares with no one', async () => {
    const found = await plan('audit', { audit_schedule: { ...SCHEDULE, audit_type: 'quick' } });
    expect(found).to.deep.include({ kind: 'quick_audit' });
    expect('input' in found && found.input).to.deep.include({ max_pages: 20, crawl_depth: 2, competitors: [] });
  });

  it('audits with the check set of the schedule as it is now, and without one that has been deleted', async () => {
    const found = await plan('audit', { audit_schedule: { ...SCHEDULE, check_set_id: SET.id } });
    expect('input' in found && found.input).to.deep.include({
      crawl: { render: 'auto', own_checks: { extractions: SET.extractions, page_filters: [] } },
    });
    const without = await plan('audit', { audit_schedule: { ...SCHEDULE, check_set_id: 'd'.repeat(24) } });
    expect('input' in without && without.input).to.deep.include({ crawl: { render: 'auto' } });
    expect('input' in without && without.input).not.to.have.property('check_set_id');
  });

  it('triggered without a schedule, audits as people usually do', async () => {
    const found = await plan('audit', { competitors: ['https://b.example/'] });
    expect('input' in found && found.input).to.deep.include({ max_pages: 500, crawl_depth: null, competitors: [] });
  });

  it('compares sitemaps with two competitors or more', async () => {
    const input = { website_url: 'https://site.example/', competitors: SITE.competitors };
    expect(await plan('competitors')).to.deep.equal({ kind: 'sitemap_benchmark', site: 'site.example', input });
    expect(await plan('competitors', { competitors: ['https://b.example/'] })).to.include({ kind: 'nothing' });
  });

  it('hands on what is done for the site as a whole', async () => {
    const whole = { site: 'site.example', site_url: 'https://site.example/' };
    expect(await plan('health')).to.deep.equal({ kind: 'health', ...whole });
    expect(await plan('semantic')).to.deep.equal({ kind: 'semantic', ...whole });
    expect(await plan('strategy')).to.deep.equal({ kind: 'strategy', ...whole });
  });
});
