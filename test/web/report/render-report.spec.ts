import { expect } from 'chai';
import type { CompleteAudit } from '../../../domain/audits/audit-result.js';
import { completeStoredAudit } from '../../../domain/audits/complete-stored-audit.js';
import { COMPONENT_NAMES } from '../../../domain/seo/components.js';
import { breakDownScore } from '../../../domain/seo/scoring/score-breakdown.js';
import { renderReport } from '../../../web/report/render-report.js';
import { REPORT_META_POLICY } from '../../../web/report/report-policy.js';
import { component } from '../../support/audit-deps.js';
import { readText } from '../../support/browser/render-part.js';
import { REPORT_HISTORY, reportAudit } from '../../support/samples/report-audit.js';
import { sampleResult } from '../../support/samples/sample-results.js';

/** Fields of a closed list of words, which the store could not hold otherwise, and texts of our own catalog. */
const SETTLED = new Set([
  'audit_type',
  'status',
  'overall_status',
  'component',
  'severity',
  'level',
  'measured_over',
  'kind',
  'priority',
  'unit',
  'strategy',
  'generated_by',
  'label',
  'better',
  'check_id',
  'id',
  'audit_id',
  'language',
]);

const whole = renderReport(reportAudit(), { history: REPORT_HISTORY });
const words = readText(whole.slice(whole.indexOf('<body>')));

describe('[U] report', () => {
  it('is one page that is by itself', () => {
    expect(whole.startsWith('<!doctype html>\n<html lang="en"><head><meta charset="utf-8"/>')).to.equal(true);
    expect(whole).to.contain(`content="${REPORT_META_POLICY.replaceAll("'", '&#39;')}"`.replaceAll('&#39;', "'"));
    expect(whole).to.not.match(/<(?:script|img|iframe|link|object|embed|form|base)\b/i);
    expect(whole).to.not.match(/ (?:style|src|srcset|on\w+)=/i);
    expect(whole.match(/<style>/g)).to.have.length(1);
    expect(whole).to.contain('<title>SEO audit of shop.example, 1 Jun 2026</title>');
  });

  it('bears the name and logo of a brand in the place of ours', () => {
    const colors = { primary_color: '#0f4c3a', accent_color: '#e8a33d' };
    const brand = { name: 'Nordlicht <b>', ...colors, contact_line: '', logo: null };
    const named = renderReport(reportAudit({ issues: 3 }), { history: [], brand });
    expect(named).to.not.match(/linkwright|<b>/i);
    expect(readText(named)).to.contain('Created by Nordlicht <b> on');
    const logo = { media_type: 'image/svg+xml' as const, base64: 'PHN2Zy8+' };
    const drawn = renderReport(reportAudit({ issues: 3 }), { history: [], brand: { ...brand, logo } });
    expect(drawn.match(/<img /g)).to.have.length(1);
    expect(drawn).to.contain('src="data:image/svg+xml;base64,PHN2Zy8+" alt="Nordlicht &lt;b');
  });

  it('has its parts in an order that begins with what to do', () => {
    expect([...whole.matchAll(/<h2 id="([^"]+)"/g)].map(([, id]) => id)).to.deep.equal([
      'overview',
      'history',
      'recommendations',
      'roadmap',
      'issues',
      'score',
      'speed',
      'keywords',
      'competitors',
      'crawl',
      'sitemap',
      'unmeasured',
      'settings',
    ]);
    for (const [, id] of whole.matchAll(/ href="#([^"]+)"/g)) expect(whole, id).to.contain(` id="${id}"`);
  });

  it('never leaves out a level of headings, and names nothing twice', () => {
    const levels = [...whole.matchAll(/<h([1-6])/g)].map(([, level]) => Number(level));
    levels.forEach((level, index) => {
      expect(level - (levels[index - 1] ?? 0), `heading ${index}`).to.be.at.most(1);
    });
    const ids = [...whole.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(ids.length).to.equal(new Set(ids).size);
  });

  const shown: [part: string, texts: string[]][] = [
    ['head', ['Linkwright SEO audit of shop.example https://shop.example/ 1 Jun 2026, 08:30 UTC complete']],
    ['components', ['Technical SEO weight 25%', 'Content weight 20%']],
    ['counts', ['Pages crawled 1,000 to 5 clicks deep', 'Data read 61.2 MB in 1 min 23 s']],
    ['summary', ['Executive summary https://shop.example/ was crawled on 1,000 pages.']],
    ['table of recommendations', ['# Recommendation Priority Gain in clicks (estimate) Effort ROI Phase 1 ']],
    ['roadmap', ['Phase 1 Weeks 1-2', 'Phase 2 Weeks 3-4', 'Phase 3 Month 2+']],
    [
      'score',
      ['= Σ score × weight ÷ 100 Component Score Weight Contributes', 'Lost points of the overall score', '100 − '],
    ],
    [
      'speed',
      [
        'Mobile Performance 98',
        'Largest Contentful Paint 1.2 s good',
        'Lighthouse 13.5.0 , page weight 300 kB, 20 requests',
      ],
    ],
    ['keywords', ['lamps competing pages 12 4 0 9 310 /lamps', 'light bulbs not targeted 0 0 0 0 0 none']],
    [
      'competitors',
      ['Rank 2 of 3', 'Words per page words, more is better You', 'gone.example answers with a bot wall'],
    ],
    [
      'advantages and gaps',
      [
        'Where you are ahead Indexable pages 870 pages against a median of 696',
        'Where you are behind Time to first byte 180 ms against a median of 144',
      ],
    ],
    [
      'crawl',
      ['1,000 HTML pages at 12.4 a second', 'blocked by robots 5', 'unlinked 10', 'p99 2.1 s', 'Broken links 31'],
    ],
    ['sitemap', ['URLs 940', 'With a date 92%', 'Newest 31 May 2026', '/shop 700']],
    ['gaps', ['Interaction to Next Paint It needs real visitors', 'schema/rendered No page was rendered']],
    ['settings', ['title max chars 60 70', 'severity of link/generic-text of the check off']],
    [
      'footer',
      [
        'Created by Linkwright on 1 Jun 2026, 08:30 UTC in 1 min 35 s. Texts written by rules. Audit 0123456789abcdef01234567',
      ],
    ],
  ];
  for (const [part, texts] of shown) {
    it(`shows the ${part}`, () => {
      for (const text of texts) expect(words).to.contain(text);
    });
  }

  it('is the same each time', () => {
    expect(renderReport(reportAudit(), { history: REPORT_HISTORY })).to.equal(whole);
  });

  it('puts a verdict in place of a score that cannot be relied on', () => {
    const reliability = { reliable: false, reason: '62 of 100 answers came from a bot wall' };
    const overrides = { overall_score: null, overall_status: null, reliability };
    const text = readText(renderReport(reportAudit({ overrides }), { history: [] }));
    expect(text).to.contain('This audit cannot be relied on. 62 of 100 answers came from a bot wall');
    expect(text).to.contain('No score Unreliable');
  });

  it('shows what limits the score beside the mean that it limits', () => {
    const gates = [
      {
        id: 'not_indexable' as const,
        cap: 40,
        share: 0.75,
        reason: '45 of 60 pages ask search engines not to list them.',
        check_ids: ['index/few-indexable'],
      },
      {
        id: 'broken_links' as const,
        cap: 55,
        share: 0.5,
        reason: '20 of 40 internal links lead to an error.',
        check_ids: [],
      },
    ];
    const { components } = reportAudit();
    const score_breakdown = breakDownScore(components, gates);
    const overrides = {
      overall_score: 22,
      overall_status: 'needs_improvement' as const,
      score_gates: gates,
      score_breakdown,
    };
    const text = readText(renderReport(reportAudit({ overrides }), { history: [] }));
    expect(text).to.contain('What limits the score').and.to.contain('the score is at most 22,');
    for (const { cap, reason } of gates) expect(text).to.contain(`At most ${cap}: ${reason}`);
    expect(whole).to.not.contain('What limits the score');
  });

  it('folds nothing on paper, and says at the foot of each page whose report of which day it is', () => {
    const paper = (language: 'en' | 'de') => renderReport(reportAudit(), { history: [], forPaper: true, language });
    expect(paper('en')).to.not.contain('<details');
    const foot = (html: string) =>
      /@bottom-left \{ content: "([^"]*)"/
        .exec(html.slice(html.lastIndexOf('<style>')))?.[1]
        ?.replace(/\\([0-9a-f]{6})/g, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)));
    expect(foot(paper('en'))).to.match(/^Linkwright · \S+ · June 1, 2026$/);
    expect(foot(paper('de'))).to.match(/^Linkwright · \S+ · 1\. Juni 2026$/);
    const hashes = /style-src ([^;]*);/.exec(paper('de'))?.[1]?.split(' ');
    expect(hashes).to.have.lengthOf(paper('de').split('<style>').length - 1);
    expect(whole).to.contain('<details');
  });

  it('shows audits of any age and any end', async () => {
    const fresh = await sampleResult({ id: 'a'.repeat(24), type: 'quick_audit' });
    const old = JSON.parse(JSON.stringify(reportAudit()), (key, value) =>
      [
        'root_causes',
        'root_cause_count',
        'snippets',
        'score_breakdown',
        'score_gates',
        'check_settings',
        'check_ids',
      ].includes(key)
        ? undefined
        : value,
    );
    for (const stored of [fresh, old]) {
      const html = renderReport(completeStoredAudit(stored as CompleteAudit), { history: [] });
      expect(html).to.contain('How the score adds up');
    }
  });

  it('shows an audit of which nothing but the speed is left', () => {
    const empty = Object.fromEntries(COMPONENT_NAMES.map((name) => [name, component(name, null)]));
    const components = { ...reportAudit().components, ...empty };
    const phase = {
      label: 'Weeks 1-2' as const,
      focus: '',
      tasks: [],
      estimated_traffic_gain: { low: 0, high: 0, basis: '' },
    };
    const overrides = {
      components,
      recommendations: [],
      roadmap: { phase_1: phase, phase_2: phase, phase_3: phase },
      benchmarking: null,
      previous: null,
      target_keyword_analysis: [],
      executive_summary: '',
    };
    const html = renderReport(reportAudit({ overrides }), { history: [] });
    expect([...html.matchAll(/<h2 id="([^"]+)"/g)].map(([, id]) => id)).to.deep.equal([
      'overview',
      'issues',
      'score',
      'unmeasured',
      'settings',
    ]);
  });
});

describe('[U] report of a hostile site', () => {
  const evil = [
    '</style><script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    "'><svg onload=alert(1)>",
    'javascript:alert(1)',
    '\u202egnp.exe\u2066',
    '<!--',
    ']]>',
    '</title></bdi></main>',
    'x'.repeat(5000),
  ].join(' ');

  const poisoned: CompleteAudit = JSON.parse(JSON.stringify(reportAudit({ issues: 30 })), (key, value) =>
    typeof value === 'string' && !SETTLED.has(key) ? evil : value,
  );
  const html = renderReport(poisoned, { history: REPORT_HISTORY });

  it('has no element or attribute of the site', () => {
    expect(html).to.not.match(/<(?:script|img|iframe)|<svg onload|<!--/i);
    const tags = [...html.matchAll(/<([a-z][a-z0-9]*)((?: [^<>]*)?)\/?>/g)];
    for (const [, , attributes = ''] of tags) expect(attributes).to.not.match(/\son\w+=(?=["'][^"']*alert)/i);
    expect(html.match(/<style>/g)).to.have.length(1);
    expect(html.indexOf('</style>')).to.equal(html.lastIndexOf('</style>'));
  });

  it('links nothing but http(s), and says so to who follows', () => {
    for (const [tag, href = ''] of html.matchAll(/<a [^>]*href="([^"]*)"[^>]*>/g)) {
      if (href.startsWith('#')) continue;
      expect(href).to.match(/^https?:/);
      expect(tag).to.contain('rel="noopener nofollow noreferrer"');
    }
  });

  it('turns no text round and cuts every text', () => {
    expect(html).to.not.match(/[\u202a-\u202e\u2066-\u2069]/);
    expect(html).to.contain('[U+202E]gnp.exe[U+2066]');
    expect(html).to.not.contain('x'.repeat(4100));
  });
});
