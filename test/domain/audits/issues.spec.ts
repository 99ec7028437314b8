import { expect } from 'chai';
import { classifySeverity, countIssues, groupIssues, IssueAccumulator } from '../../../domain/audits/issues.js';
import { stubFinding, stubPageCheck, stubSiteCheck } from '../../support/samples/stub-checks.js';

const catalog = [
  stubPageCheck('a/page'),
  stubPageCheck('a/other', { applies_to: 'indexable' }),
  stubSiteCheck('s/site', { measured_over: 'html_pages' }),
];

describe('[U] issues', () => {
  it('makes one issue per check with the texts of the check', () => {
    const [issue, ...others] = groupIssues(
      [stubFinding('a/page', '/1', { count: 3 }), stubFinding('a/page', '/2')],
      catalog,
    );
    expect(others).to.deep.equal([]);
    expect(issue).to.deep.equal({
      check_id: 'a/page',
      component: 'on_page_seo',
      severity: 'medium',
      level: 'warning',
      title: 'A fault',
      why: 'It matters.',
      fix: 'Mend it.',
      reference: 'https://example.test/standard',
      measured_over: 'html_pages',
      effort_hours: 1,
      affected_count: 4,
      affected_pages: 2,
      sample: [
        { url: 'https://site.example/1', observed: 'a fault', count: 3, severity: 'medium' },
        { url: 'https://site.example/2', observed: 'a fault', severity: 'medium' },
      ],
      root_causes: [
        {
          observed: 'a fault',
          where: null,
          count: 4,
          pages: 2,
          sample_urls: ['https://site.example/1', 'https://site.example/2'],
        },
      ],
      root_cause_count: 1,
      templates: [],
    });
  });

  it('counts a page once, however many findings it has and in whatever order they come', () => {
    const findings = ['/1', '/2', '/1', '/2'].map((path) =>
      stubFinding('a/page', path, { url: 'https://cdn.example/image.png', page_url: path }),
    );
    const [issue] = groupIssues(findings, catalog);
    expect([issue?.affected_count, issue?.affected_pages]).to.deep.equal([4, 2]);
  });

  it('counts a resource once, however many pages use it', () => {
    const use = { page_url: null, count: 300 };
    const findings = ['/a.js', '/b.js', '/a.js'].map((path) => stubFinding('r/resource', path, use));
    const [issue] = groupIssues(findings, [stubSiteCheck('r/resource', { measured_over: 'resources' })]);
    expect([issue?.affected_count, issue?.affected_pages, issue?.measured_over]).to.deep.equal([900, 2, 'resources']);
  });

  it('takes the pages that the findings of a site check count', () => {
    const [issue] = groupIssues(
      [stubFinding('s/site', '/1', { page_url: null, count: 5 }), stubFinding('s/site', '/2', { page_url: null })],
      catalog,
    );
    expect([issue?.affected_pages, issue?.measured_over]).to.deep.equal([6, 'indexable_pages']);
  });

  it('takes the worst severity and puts the worst findings first', () => {
    const findings = (['low', 'critical', 'medium'] as const).map((severity) =>
      stubFinding('a/page', `/${severity}`, { severity }),
    );
    const [issue] = groupIssues(findings, catalog);
    expect([issue?.severity, issue?.level]).to.deep.equal(['critical', 'critical']);
    expect(issue?.sample.map(({ severity }) => severity)).to.deep.equal(['critical', 'medium', 'low']);
  });

  it('keeps twenty findings as a sample and lets a worse one in late', () => {
    const many = Array.from({ length: 50 }, (_, n) => stubFinding('a/page', `/${n}`));
    const [issue] = groupIssues([...many, stubFinding('a/page', '/late', { severity: 'high' })], catalog);
    expect(issue?.sample.length).to.equal(20);
    expect(issue?.sample[0]?.url).to.equal('https://site.example/late');
    expect(issue?.sample[19]?.url).to.equal('https://site.example/18');
    expect(issue?.affected_count).to.equal(51);
  });

  it('orders by severity, then by how much is affected, then by id', () => {
    const three = [stubPageCheck('c'), stubPageCheck('a'), stubPageCheck('b'), stubPageCheck('z')];
    const findings = [
      stubFinding('c', '/1'),
      stubFinding('b', '/1', { count: 2 }),
      stubFinding('a', '/1'),
      stubFinding('z', '/1', { severity: 'high' }),
    ];
    expect(groupIssues(findings, three).map(({ check_id }) => check_id)).to.deep.equal(['z', 'b', 'a', 'c']);
  });

  it('leaves out findings of checks that are no longer in the catalog', () => {
    expect(groupIssues([stubFinding('gone/check', '/1')], catalog)).to.deep.equal([]);
  });

  it('can be asked for a result while findings still come', () => {
    const accumulator = new IssueAccumulator(catalog);
    accumulator.add(stubFinding('a/page', '/1'));
    expect(accumulator.result()[0]?.affected_count).to.equal(1);
    accumulator.add(stubFinding('a/page', '/2'));
    expect(accumulator.result()[0]?.affected_count).to.equal(2);
  });

  it('counts ten thousand pages and keeps twenty findings', () => {
    const accumulator = new IssueAccumulator(catalog);
    for (let n = 0; n < 10_000; n += 1)
      for (const id of ['a/page', 'a/other']) accumulator.add(stubFinding(id, `/${n}`));
    expect(accumulator.result().map(({ affected_pages, sample }) => [affected_pages, sample.length])).to.deep.equal([
      [10_000, 20],
      [10_000, 20],
    ]);
  });

  it('finds one cause behind what a shared footer repeats, and many behind texts of their own', () => {
    const findings = Array.from({ length: 300 }, (_, n) => [
      stubFinding('a/page', `/blog/${n}`, { observed: 'logo.png', where: 'img' }),
      stubFinding('a/other', `/blog/${n}`, { observed: `${n % 30} characters: "${n}"`, where: 'title' }),
    ]).flat();
    const [shared, own] = groupIssues(findings, catalog).sort((one, other) => (one.check_id > other.check_id ? -1 : 1));
    expect([shared?.root_cause_count, shared?.root_causes[0]?.count]).to.deep.equal([1, 300]);
    expect([own?.root_cause_count, own?.root_causes.length]).to.deep.equal([300, 20]);
    expect(own?.templates?.map(({ pattern, pages }) => [pattern, pages])).to.deep.equal([['/blog/*', 300]]);
  });

  it('maps severities to levels and counts issues by level', () => {
    expect((['critical', 'high', 'medium', 'low', 'info'] as const).map(classifySeverity)).to.deep.equal([
      'critical',
      'critical',
      'warning',
      'notice',
      'notice',
    ]);
    const issues = groupIssues(
      [stubFinding('a/page', '/1', { severity: 'high' }), stubFinding('a/other', '/1', { severity: 'info' })],
      catalog,
    );
    expect(countIssues(issues)).to.deep.equal({ critical: 1, warning: 0, notice: 1 });
  });
});
