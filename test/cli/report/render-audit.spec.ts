import { stripVTControlCharacters } from 'node:util';
import { expect } from 'chai';
import { createPaint } from '../../../cli/report/paint.js';
import { renderAudit } from '../../../cli/report/render-audit.js';
import { readAudit } from '../../../cli/report/shown-audit.js';
import type { CompleteAudit } from '../../../domain/audits/audit-result.js';
import { exampleAudit, exampleFix } from '../example-audit.js';

const PREVIOUS: CompleteAudit['previous'] = {
  audit_id: '65f0c1d5e6f1c4b8e9a535d6',
  overall_score: 69.2,
  change: 2.1,
  new_issues: [{ check_id: 'a/b', title: 'T', level: 'notice', affected_pages: 1 }],
  fixed_issues: [],
};
const COMPETITOR = { error: null, scores: {}, metrics: null };

function render(audit: CompleteAudit, color = false): string[] {
  const readMore = [['Whole result', 'http://127.0.0.1:8080/api/seo/audits/1']] as const;
  return renderAudit(readAudit(audit), { paint: createPaint(color), readMore }).split('\n');
}

/** The lines from the one that begins so to the next empty one. */
function section(lines: string[], start: string): string[] {
  const from = lines.findIndex((line) => line.startsWith(start));
  return lines.slice(from, lines.indexOf('', from));
}

describe('[U] audit report', () => {
  it('says what was not crawled, where something was not', () => {
    const not_followed_summary = '12 URLs were found but not crawled: 12 beyond the page limit.';
    const lines = render(exampleAudit({ crawl: { ...exampleAudit().crawl, not_followed_summary } }));
    expect(lines).to.include('Not crawled  12 URLs were found but not crawled: 12 beyond the page limit.');
  });

  it('shows everything in order', () => {
    expect(render(exampleAudit())).to.deep.equal([
      'Complete audit of https://oak.example/',
      '',
      'Score     71.3 of 100, good',
      "Coverage  80% of the score's weight was measured",
      'Issues    2 critical, 3 warnings, 3 notices',
      'Crawl     120 pages to depth 3 in 1 min 12 s',
      'Before    no earlier audit to compare with',
      '',
      'Component         Weight  Score  Status     Issues',
      'Technical SEO        25%   72.4  completed  1 critical, 2 warnings, 1 notice',
      'On-page SEO          25%   64.0  completed  1 warning',
      'Page speed           20%      -  failed     No browser was found',
      'Sitemap              10%  100.0  completed  none',
      'Content strategy     20%   41.0  completed  1 critical, 2 notices',
      '',
      'Fixes (2)',
      ' 1. High   Fix number 1 (2 cases, 0.5 days)',
      '      https://oak.example/a',
      '      https://oak.example/b',
      ' 2. Medium Fix number 2 (2 cases, 1 week)',
      '      https://oak.example/a',
      '      https://oak.example/b',
      '',
      'Whole result: http://127.0.0.1:8080/api/seo/audits/1',
      '',
    ]);
  });

  it('tells below the score what caps it', () => {
    const gate = {
      id: 'not_indexable' as const,
      cap: 40,
      share: 0.75,
      reason: '45 of 60 pages are left out.',
      check_ids: [],
    };
    const lines = render(exampleAudit({ overall_score: 40, overall_status: 'needs_improvement', score_gates: [gate] }));
    expect(lines.slice(2, 4)).to.deep.equal([
      'Score       40.0 of 100, needs improvement',
      'At most 40  45 of 60 pages are left out.',
    ]);
    const lower = {
      overall_score: 30,
      score_gates: [gate],
      score_breakdown: { formula: '', cap: 40, parts: [], lost_points: [] },
    };
    expect(render(exampleAudit(lower)).join('\n')).to.not.contain('At most');
    const looser = { ...gate, id: 'broken_links' as const, cap: 80 };
    const alone = { ...lower, overall_score: 40, score_gates: [gate, looser] };
    expect(render(exampleAudit(alone)).join('\n')).to.not.contain('At most 80');
  });

  it('shows the first ten fixes and three URLs of each', () => {
    const urls = ['https://a.example/1', 'https://a.example/2', 'https://a.example/3', 'https://a.example/4'];
    const fixes = Array.from({ length: 12 }, (_, index) =>
      exampleFix(index + 1, { evidence: { count: 4, urls, sample: '' } }),
    );
    const lines = section(render(exampleAudit({ recommendations: fixes })), 'Top fixes');
    expect(lines).to.have.length(1 + 10 * 5);
    expect(lines.slice(0, 6)).to.deep.equal([
      'Top fixes (10 of 12)',
      ' 1. High   Fix number 1 (4 cases, 0.5 days)',
      '      https://a.example/1',
      '      https://a.example/2',
      '      https://a.example/3',
      '      and 1 more in the result',
    ]);
    expect(lines[46]).to.equal('10. High   Fix number 10 (4 cases, 0.5 days)');
  });

  it('names improvements where there is nothing to fix', () => {
    const recommendations = [exampleFix(1, { kind: 'improvement' })];
    expect(render(exampleAudit({ recommendations }))).to.include(
      'Nothing to fix; 1 improvement to read about in the result',
    );
  });

  it('ranks the competitors, ties on one place and the unmeasured last', () => {
    const benchmarking: CompleteAudit['benchmarking'] = {
      competitors: [
        {
          ...COMPETITOR,
          url: 'https://down.example/',
          status: 'failed',
          error: 'connection refused',
          benchmark_index: null,
        },
        { ...COMPETITOR, url: 'https://elm.example/', status: 'completed', benchmark_index: 68.25 },
        { ...COMPETITOR, url: 'https://ash.example/', status: 'completed', benchmark_index: 40 },
      ],
      your_rank: 2,
      ranked_sites: 3,
      your_index: 40,
      advantages: [],
      gaps: [
        {
          measure: 'sections',
          title: 'Sections',
          unit: 'sections',
          yours: 1,
          competitors_median: 2,
          best: { url: 'https://elm.example/', value: 2 },
          detail: 'Detail',
        },
      ],
    };
    expect(section(render(exampleAudit({ benchmarking })), 'Competitors')).to.deep.equal([
      'Competitors: you are 2 of 3',
      '1.  https://elm.example/   68.3',
      '2.  https://oak.example/   40.0  your site',
      '2.  https://ash.example/   40.0',
      ' -  https://down.example/     -  connection refused',
      'Ahead of their median in 0 measures, behind in 1',
    ]);
  });

  it('says when no competitor could be measured', () => {
    const benchmarking = {
      competitors: [],
      your_rank: null,
      ranked_sites: 0,
      your_index: null,
      advantages: [],
      gaps: [],
    };
    expect(render(exampleAudit({ benchmarking }))).to.include('Competitors: none could be measured');
  });

  const befores: [string, CompleteAudit['previous'], string][] = [
    ['a rise', PREVIOUS, 'Before    69.2, now +2.1; 1 new issue, 0 fixed'],
    ['a fall', { ...PREVIOUS, change: -0.4 }, 'Before    69.2, now −0.4; 1 new issue, 0 fixed'],
    ['no change', { ...PREVIOUS, change: 0 }, 'Before    69.2, now unchanged; 1 new issue, 0 fixed'],
    [
      'an earlier audit without score',
      { ...PREVIOUS, overall_score: null, change: null },
      'Before    no score; 1 new issue, 0 fixed',
    ],
  ];
  for (const [title, previous, expected] of befores) {
    it(`tells ${title}`, () => expect(render(exampleAudit({ previous }))).to.include(expected));
  }

  it('tells why there is no score', () => {
    const fields = {
      overall_score: null,
      overall_status: null,
      reliability: { reliable: false, reason: 'Most answers came from a bot wall' },
    };
    expect(render(exampleAudit(fields))).to.include('Score     none, not reliable: Most answers came from a bot wall');
  });

  it('shows a doubtful score with its doubt, and words of two parts', () => {
    const fields = {
      overall_score: 12,
      overall_status: 'needs_improvement',
      reliability: { reliable: false, reason: null },
    } as const;
    expect(render(exampleAudit(fields))).to.include(
      'Score     12.0 of 100, needs improvement (not reliable: the crawl saw too little)',
    );
  });

  it('heads a quick audit as one', () => {
    expect(render(exampleAudit({ audit_type: 'quick' }))[0]).to.equal('Quick audit of https://oak.example/');
  });

  it('lets no text of a site steer the terminal', () => {
    const evil = '\u001b]0;owned\u0007\u009b31m\u202Egnp';
    const recommendations = [exampleFix(1, { title: evil, evidence: { count: 1, urls: [evil], sample: evil } })];
    const audit = exampleAudit({ final_url: evil, recommendations });
    audit.components.page_speed.error = evil;
    const text = render(audit).join('');
    expect(text).to.include(']0;owned 31m gnp');
    expect(text).to.not.match(/[\p{Cc}\u202E]/u);
  });

  it('paints without moving a column', () => {
    const lines = render(exampleAudit(), true);
    expect(lines).to.include('\u001b[1mComplete audit of https://oak.example/\u001b[22m');
    expect(lines).to.include('Score     \u001b[32m71.3 of 100, good\u001b[39m');
    expect(lines).to.include(
      'On-page SEO          25%   \u001b[33m64.0\u001b[39m  \u001b[32mcompleted\u001b[39m  1 warning',
    );
    expect(lines.map(stripVTControlCharacters)).to.deep.equal(render(exampleAudit()));
  });

  it('refuses an audit that it cannot read, naming the place', () => {
    const result = { ...exampleAudit(), overall_score: 'high' };
    expect(() => readAudit(result))
      .to.throw('The platform returned an audit that this client cannot read')
      .with.property('exitCode', 1);
  });
});
