import { expect } from 'chai';
import type { OperationType } from '../../../../domain/operations/operations.js';
import { endOperation, type OperationsApi, startOperationsApi } from '../../../support/api/operations-api.js';
import { sampleResult } from '../../../support/samples/sample-results.js';

const TECHNICAL = '/api/seo/technical-seo';
const ON_PAGE = '/api/seo/on-page-analysis';
const SPEED = '/api/seo/speed-analysis';
const SITEMAP = '/api/seo/sitemap-analysis';
const URL_GIVEN = 'https://site.example/lamps';
const TOLD = {
  url: URL_GIVEN,
  target_keywords: ['lamp'],
  analyze_images: false,
  analyze_content_quality: false,
  render_javascript: true,
};

describe('[I] tool handlers', () => {
  let running: OperationsApi;
  let headers: Record<string, string>;
  before(async () => {
    running = await startOperationsApi();
    // The single tools are for every plan.
    headers = await running.as('alice', 'free');
  });
  after(() => running.stop());
  beforeEach(() => running.gateway.reset());

  const post = (path: string, body: unknown, prefer = 'respond-async') =>
    running.api.call('POST', path, { headers: { ...headers, prefer }, body });

  const inputs: [what: string, path: string, body: object, type: OperationType, input: object][] = [
    [
      'a technical analysis with its defaults',
      TECHNICAL,
      { url: 'site.example' },
      'technical_seo',
      {
        url: 'https://site.example/',
        crawl_depth: 3,
        max_pages: 500,
        include_external_links: false,
        respect_robots: true,
      },
    ],
    [
      'a technical analysis as told',
      TECHNICAL,
      { url: URL_GIVEN, crawl_depth: 1, max_pages: 1, include_external_links: true, respect_robots: false },
      'technical_seo',
      { url: URL_GIVEN, crawl_depth: 1, max_pages: 1, include_external_links: true, respect_robots: false },
    ],
    [
      'an on-page analysis with its defaults',
      ON_PAGE,
      { url: URL_GIVEN },
      'on_page_analysis',
      {
        url: URL_GIVEN,
        target_keywords: [],
        analyze_images: true,
        analyze_content_quality: true,
        render_javascript: false,
      },
    ],
    ['an on-page analysis as told', ON_PAGE, TOLD, 'on_page_analysis', TOLD],
    [
      'a speed analysis with its defaults',
      SPEED,
      { url: URL_GIVEN },
      'speed_analysis',
      { url: URL_GIVEN, strategies: ['desktop', 'mobile'], locale: null },
    ],
    [
      'a speed analysis as told',
      SPEED,
      { url: URL_GIVEN, strategies: ['mobile'], locale: 'de-AT' },
      'speed_analysis',
      { url: URL_GIVEN, strategies: ['mobile'], locale: 'de-AT' },
    ],
    [
      'a sitemap analysis of a site',
      SITEMAP,
      { site_url: 'site.example' },
      'sitemap_analysis',
      { site_url: 'https://site.example/', sitemap_url: null, check_urls: true, sample: 50 },
    ],
    [
      'a sitemap analysis of a file',
      SITEMAP,
      { sitemap_url: 'site.example/s.xml', check_urls: false, sample: 200 },
      'sitemap_analysis',
      { site_url: null, sitemap_url: 'https://site.example/s.xml', check_urls: false, sample: 200 },
    ],
  ];
  for (const [what, path, body, type, input] of inputs) {
    it(`${what} is started`, async () => {
      const answer = await post(path, body);
      expect(answer.status, answer.text).to.equal(202);
      expect(running.gateway.started).to.have.length(1);
      expect(running.gateway.started[0]).to.deep.include({ type, site: 'site.example', input });
    });
  }

  for (const path of [TECHNICAL, ON_PAGE, SPEED, SITEMAP]) {
    const body = path === SITEMAP ? { site_url: 'https://site.example/' } : { url: URL_GIVEN };

    it(`${path} is waited for by default, and its result is as the contract says`, async () => {
      running.gateway.onStart = async (operation) =>
        endOperation(running.store, operation, 'completed', { result: await sampleResult(operation) });
      const answer = await running.api.call('POST', path, { headers, body });
      expect(answer.status, answer.text).to.equal(200);
      expect(answer.json).to.deep.equal(await sampleResult(running.gateway.started[0] ?? never()));
      expect(answer.headers).to.not.have.property('preference-applied');
    });

    it(`${path} is for who is signed in`, async () => {
      expect((await running.api.call('POST', path, { body })).status).to.equal(401);
    });
  }

  const bad: [path: string, body: object, place: (string | number)[], type: string][] = [
    [TECHNICAL, {}, ['url'], 'missing'],
    [TECHNICAL, { url: URL_GIVEN, crawl_depth: 0 }, ['crawl_depth'], 'greater_than_equal'],
    [TECHNICAL, { url: URL_GIVEN, crawl_depth: 6 }, ['crawl_depth'], 'less_than_equal'],
    [TECHNICAL, { url: URL_GIVEN, max_pages: 10_001 }, ['max_pages'], 'less_than_equal'],
    [TECHNICAL, { url: URL_GIVEN, respect_robots: 'no' }, ['respect_robots'], 'bool_type'],
    [TECHNICAL, { url: 'http://10.0.0.1/' }, ['url'], 'url_not_allowed'],
    [ON_PAGE, { url: URL_GIVEN, keywords: ['x'] }, ['keywords'], 'extra_forbidden'],
    [ON_PAGE, { url: URL_GIVEN, target_keywords: ['x'.repeat(101)] }, ['target_keywords', 0], 'string_too_long'],
    [ON_PAGE, { url: 'file:///etc/passwd' }, ['url'], 'url_not_allowed'],
    [SPEED, { url: URL_GIVEN, strategies: [] }, ['strategies'], 'too_short'],
    [SPEED, { url: URL_GIVEN, strategies: ['tablet'] }, ['strategies', 0], 'enum'],
    [SPEED, { url: URL_GIVEN, locale: 'german please' }, ['locale'], 'string_pattern_mismatch'],
    [SPEED, { url: 'http://localhost/' }, ['url'], 'url_not_allowed'],
    [SITEMAP, { site_url: 'http://169.254.169.254/' }, ['site_url'], 'url_not_allowed'],
    [SITEMAP, { sitemap_url: 'http://[::1]/s.xml' }, ['sitemap_url'], 'url_not_allowed'],
    [SITEMAP, { site_url: 'site.example', sample: 0 }, ['sample'], 'greater_than_equal'],
    [SITEMAP, { site_url: 'site.example', sample: 201 }, ['sample'], 'less_than_equal'],
  ];
  for (const [path, body, place, type] of bad) {
    it(`${path} refuses ${JSON.stringify(body).slice(0, 70)}`, async () => {
      const answer = await post(path, body);
      expect(answer.status, answer.text).to.equal(422);
      const { detail } = answer.json as { detail: { loc: unknown; type: string }[] };
      expect(detail.map((error) => [error.loc, error.type])).to.deep.include([['body', ...place], type]);
      expect(running.gateway.started).to.have.length(0);
    });
  }

  for (const body of [{}, { site_url: 'site.example', sitemap_url: 'site.example/s.xml' }]) {
    it(`a sitemap analysis of ${Object.keys(body).join(' and ') || 'nothing'} is 422`, async () => {
      expect((await post(SITEMAP, body)).status).to.equal(422);
      expect(running.gateway.started).to.have.length(0);
    });
  }
});

function never(): never {
  throw new Error('nothing was started');
}
