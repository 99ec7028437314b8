import { expect } from 'chai';
import type { LighthouseAudit, LighthouseReport } from '../../../../activities/browser/lighthouse/lighthouse-report.js';
import { reduceLhr } from '../../../../activities/browser/lighthouse/reduce-lhr.js';

function audit(id: string, fields: Partial<LighthouseAudit> = {}): LighthouseAudit {
  return { id, title: `Title of ${id}`, description: `About ${id}`, score: 0, ...fields };
}

/** A report whose performance category shows these audits as diagnostics. */
function report(audits: LighthouseAudit[], overrides: Partial<LighthouseReport> = {}): LighthouseReport {
  return {
    lighthouseVersion: '13.5.0',
    requestedUrl: 'https://site.example/',
    finalDisplayedUrl: 'https://site.example/home',
    fetchTime: '2026-06-01T00:00:00.000Z',
    timing: { total: 12_345.6 },
    audits: Object.fromEntries(audits.map((each) => [each.id, each])),
    categories: {
      performance: { score: 0.714, auditRefs: audits.map(({ id }) => ({ id, group: 'diagnostics' })) },
      accessibility: { score: 1, auditRefs: [] },
      'best-practices': { score: 0, auditRefs: [] },
      seo: { score: null, auditRefs: [] },
      'agentic-browsing': { score: 0.667, auditRefs: [] },
    },
    ...overrides,
  };
}

describe('[U] reduceLhr', () => {
  it('keeps what identifies the run and rounds the scores', () => {
    const { scores, ...rest } = reduceLhr(report([]), 'desktop');
    expect(scores).to.deep.equal({
      performance: 71,
      accessibility: 100,
      best_practices: 0,
      seo: null,
      agentic_browsing: 67,
    });
    expect(rest).to.deep.include({
      strategy: 'desktop',
      url: 'https://site.example/',
      final_url: 'https://site.example/home',
      lighthouse_version: '13.5.0',
      fetched_at: '2026-06-01T00:00:00.000Z',
      duration_ms: 12_346,
      runtime_error: null,
      page_weight_bytes: null,
      request_count: null,
    });
  });

  it('reads how fast the host was, what was said against the run, and how much script the page has', () => {
    const items = [
      { url: 'https://site.example/', resourceType: 'Document', transferSize: 4_000 },
      { url: 'https://site.example/a.js', resourceType: 'Script', transferSize: 300 },
      { url: 'https://site.example/b.js', resourceType: 'Script', transferSize: 67 },
    ];
    const { environment, runWarnings } = {
      environment: { benchmarkIndex: 843.5 },
      runWarnings: ['The tested device appears to be slow'],
    };
    const run = reduceLhr(
      report([audit('network-requests', { details: { items } })], { environment, runWarnings }),
      'mobile',
    );
    expect(run).to.deep.include({
      benchmark_index: 844,
      run_warnings: runWarnings,
      script_bytes: 367,
      document_bytes: 4_000,
    });
    expect(reduceLhr(report([]), 'mobile')).to.deep.include({
      benchmark_index: null,
      run_warnings: [],
      script_bytes: null,
    });
  });

  it('reads the metrics, with null for what was not measured', () => {
    const values: [id: string, value: number][] = [
      ['largest-contentful-paint', 2_500.4],
      ['max-potential-fid', 54.6],
      ['cumulative-layout-shift', 0.123456],
      ['total-blocking-time', 200],
      ['first-contentful-paint', 1_800],
      ['server-response-time', 6.657],
      ['speed-index', 3_387],
      ['interactive', 3_064.4177],
    ];
    const audits = values.map(([id, numericValue]) => audit(id, { score: 1, numericValue }));
    expect(reduceLhr(report(audits), 'mobile').metrics).to.deep.equal({
      lcp_ms: 2_500,
      inp_ms: null,
      fid_ms: 55,
      cls: 0.1235,
      tbt_ms: 200,
      fcp_ms: 1_800,
      ttfb_ms: 7,
      speed_index_ms: 3_387,
      load_time_ms: 3_064,
    });
    const nothing = Object.values(reduceLhr(report([]), 'mobile').metrics);
    expect(nothing).to.deep.equal(Array(9).fill(null));
  });

  it('takes failed audits with savings for opportunities, the largest first', () => {
    const { opportunities, diagnostics } = reduceLhr(
      report([
        audit('viewport-insight', {
          metricSavings: { INP: 300, CLS: 0.9 },
          details: { type: 'table', items: [], debugData: { wastedBytes: 12 } },
        }),
        audit('unused-javascript', {
          details: {
            type: 'opportunity',
            overallSavingsMs: 1_550.4,
            overallSavingsBytes: 300_000,
            items: [
              { url: 'https://cdn.example/a.js' },
              { url: 'https://cdn.example/a.js' },
              { url: 'data:,x' },
              { url: 7 },
              null,
              'x',
            ],
          },
        }),
        audit('b-bytes', { details: { type: 'opportunity', overallSavingsMs: 0, overallSavingsBytes: 9 } }),
        audit('a-bytes', { details: { type: 'opportunity', overallSavingsMs: 0, overallSavingsBytes: 9 } }),
        audit('passed', { score: 1, details: { type: 'opportunity', overallSavingsMs: 9_999 } }),
        audit('not-applicable', { score: null, metricSavings: { LCP: 9_999 } }),
        audit('without-savings', { score: 0.5, displayValue: '3 resources found', metricSavings: { LCP: 0 } }),
      ]),
      'mobile',
    );
    expect(opportunities).to.deep.equal([
      {
        id: 'unused-javascript',
        title: 'Title of unused-javascript',
        description: 'About unused-javascript',
        savings_ms: 1_550,
        savings_bytes: 300_000,
        items: ['https://cdn.example/a.js'],
      },
      {
        id: 'viewport-insight',
        title: 'Title of viewport-insight',
        description: 'About viewport-insight',
        savings_ms: 300,
        savings_bytes: 12,
        items: [],
      },
      {
        id: 'a-bytes',
        title: 'Title of a-bytes',
        description: 'About a-bytes',
        savings_ms: 0,
        savings_bytes: 9,
        items: [],
      },
      {
        id: 'b-bytes',
        title: 'Title of b-bytes',
        description: 'About b-bytes',
        savings_ms: 0,
        savings_bytes: 9,
        items: [],
      },
    ]);
    expect(diagnostics).to.deep.equal([
      { id: 'without-savings', title: 'Title of without-savings', display_value: '3 resources found', score: 0.5 },
    ]);
  });

  it('tells errors of all categories once, performance first, and neither metrics nor what the report hides', () => {
    const lhr = report(
      ['lcp', 'hidden-insight', 'slow', 'contrast', 'shared'].map((id) => audit(id)),
      {
        categories: {
          accessibility: { score: 0, auditRefs: [{ id: 'contrast', group: 'a11y' }, { id: 'shared' }] },
          performance: {
            score: 0,
            auditRefs: [
              { id: 'lcp', group: 'metrics' },
              { id: 'hidden-insight', group: 'hidden' },
              { id: 'slow' },
              { id: 'shared' },
            ],
          },
          seo: { score: 0, auditRefs: [{ id: 'shared' }, { id: 'unknown' }] },
          // Counts a metric without calling it one.
          'agentic-browsing': { score: 0, auditRefs: [{ id: 'lcp' }] },
        },
      },
    );
    expect(reduceLhr(lhr, 'mobile').diagnostics.map(({ id }) => id)).to.deep.equal(['slow', 'shared', 'contrast']);
  });

  it('bounds lists, items and texts', () => {
    const items = Array.from({ length: 50 }, (_, at) => ({ url: `https://site.example/${at}` }));
    const long = 'x'.repeat(5_000);
    const many = Array.from({ length: 40 }, (_, at) => audit(`d${at}`, { title: long, displayValue: long }));
    const wins = Array.from({ length: 40 }, (_, at) =>
      audit(`o${at}`, { details: { type: 'opportunity', overallSavingsMs: at, items } }),
    );
    const { opportunities, diagnostics } = reduceLhr(report([...many, ...wins]), 'mobile');
    expect([opportunities.length, diagnostics.length]).to.deep.equal([30, 30]);
    expect(opportunities[0]).to.include({ id: 'o39', savings_ms: 39 });
    expect(opportunities[0]?.items).to.have.length(10);
    expect([diagnostics[0]?.title.length, diagnostics[0]?.display_value?.length]).to.deep.equal([1_001, 1_001]);
  });

  it('names the fonts that text waits for, and leaves field data to others', () => {
    const fonts = ['https://site.example/a.woff2', 'https://site.example/a.woff2', 'data:font/woff2;base64,AA'];
    const display = audit('font-display-insight', { details: { items: fonts.map((url) => ({ url, wastedMs: 90 })) } });
    expect(reduceLhr(report([display]), 'mobile').blocking_fonts).to.deep.equal(['https://site.example/a.woff2']);
    expect(reduceLhr(report([]), 'mobile')).to.deep.include({
      blocking_fonts: [],
      third_parties: null,
      field_data: null,
      field_data_state: 'not_asked',
    });
  });

  it('takes advice for an opportunity, with its own title where it has one', () => {
    const value = { type: 'table', items: [{ origin: 'https://cdn.example', wastedMs: 210.4 }] };
    const section = { type: 'list-section', title: 'Preconnect candidates', description: 'Add hints', value };
    const tree = audit('network-dependency-tree-insight', { details: { type: 'list', items: [section] } });
    const { opportunities, diagnostics } = reduceLhr(report([tree]), 'mobile');
    expect(opportunities).to.deep.equal([
      {
        id: 'network-dependency-tree-insight',
        title: 'Preconnect candidates',
        description: 'Add hints',
        savings_ms: 210,
        savings_bytes: 0,
        items: ['https://cdn.example'],
      },
    ]);
    expect(diagnostics).to.deep.equal([]);
  });

  it('counts weight and requests, and passes on why a page did not load', () => {
    const runtimeError = { code: 'ERRORED_DOCUMENT_REQUEST', message: 'Status code: 404' };
    const audits = [
      audit('total-byte-weight', { score: 1, numericValue: 381_097 }),
      audit('network-requests', { score: null, details: { type: 'table', items: [{}, {}, {}] } }),
    ];
    const artifact = reduceLhr(report(audits, { runtimeError, requestedUrl: undefined }), 'mobile');
    expect(artifact).to.deep.include({ page_weight_bytes: 381_097, request_count: 3, runtime_error: runtimeError });
    expect(artifact.url).to.equal('https://site.example/home');
  });
});
