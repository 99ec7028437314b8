import { expect } from 'chai';
import sax from 'sax';
import { sampledFindings } from '../../../../api/reports/exports/audit-findings.js';
import { collectFindings } from '../../../../api/reports/exports/collect-findings.js';
import { toJunit } from '../../../../api/reports/exports/junit.js';
import type { CompleteAudit } from '../../../../domain/audits/audit-result.js';
import { component } from '../../../support/audit-deps.js';
import { reportAudit } from '../../../support/samples/report-audit.js';
import { stubIssue } from '../../../support/samples/stub-issue.js';

const none = {
  technical_seo: component('technical_seo', 100),
  on_page_seo: component('on_page_seo', 100),
  page_speed: component('page_speed', null),
  sitemap: component('sitemap', 100),
  content_strategy: {
    ...component('content_strategy', null),
    status: 'skipped' as const,
    error: 'Quick audits do not',
  },
};
const onPage = {
  ...component('on_page_seo', 90),
  issues: [
    stubIssue('h1/missing', { severity: 'critical', level: 'critical', affected_count: 30 }),
    stubIssue('h1/long', { severity: 'low', level: 'notice' }),
  ],
  checks_run: ['h1/missing', 'h1/long', 'title/missing'],
  checks_skipped: [{ id: 'schema/rendered', reason: 'no page was rendered' }],
};
const audit = reportAudit({ issues: 1, overrides: { components: { ...none, on_page_seo: onPage } } });

const write = async (of: CompleteAudit, isWhole = true) =>
  toJunit(of, await collectFindings(sampledFindings(of), isWhole));

describe('[U] JUnit', () => {
  it('has a suite for each component, and the sums of all', async () => {
    const { elements } = parse(await write(audit));
    expect(elements.find(({ name }) => name === 'testsuites')?.attributes).to.include({
      tests: '6',
      failures: '1',
      errors: '1',
      skipped: '2',
      time: '95',
    });
    const suites = elements.filter(({ name }) => name === 'testsuite').map(({ attributes }) => attributes);
    expect(
      suites.map(({ name, tests, failures, errors, skipped }) => [name, tests, failures, errors, skipped]),
    ).to.deep.equal([
      ['technical_seo', '0', '0', '0', '0'],
      ['on_page_seo', '4', '1', '0', '1'],
      ['page_speed', '1', '0', '1', '0'],
      ['sitemap', '0', '0', '0', '0'],
      ['content_strategy', '1', '0', '0', '1'],
    ]);
    expect(suites[1]).to.include({ timestamp: '2026-06-01T08:30:00' });
  });

  it('has a case for each check: failed, passed with a word, passed, skipped', async () => {
    const { elements } = parse(await write(audit));
    const cases = elements.filter(
      ({ name, attributes }) => name === 'testcase' && attributes['classname']?.startsWith('on_page'),
    );
    expect(
      cases.map(({ attributes, children }) => [attributes['name'], attributes['classname'], children]),
    ).to.deep.equal([
      ['h1/missing', 'on_page_seo.h1', ['failure']],
      ['h1/long', 'on_page_seo.h1', ['system-out']],
      ['title/missing', 'on_page_seo.title', []],
      ['schema/rendered', 'on_page_seo.schema', ['skipped']],
    ]);
  });

  it('says in a failure what was seen, where, and what to do', async () => {
    const failure = parse(await write(audit)).elements.find(({ name }) => name === 'failure');
    expect(failure?.attributes).to.deep.equal({ message: 'Fault h1/missing (30)', type: 'critical' });
    expect(failure?.text).to.equal(
      'Fault h1/missing\nFix: Mend it.\nReference: https://example.test/standard\n30 occurrences in 1 finding:\n' +
        '- https://site.example/a: a fault (expected: none) at title',
    );
  });

  it('says what it leaves out, and where the rest is', async () => {
    const findings = Array.from({ length: 700 }, (_, index) => ({
      url: `https://site.example/${index}`,
      observed: 'x',
    }));
    const issue = stubIssue('h1/missing', { severity: 'critical', level: 'critical', affected_count: 701 });
    const [first, ...others] = findings;
    const sample = [{ url: first?.url ?? '', observed: 'x', count: 2 }, ...others];
    const many = { ...audit, components: { ...none, on_page_seo: { ...onPage, issues: [{ ...issue, sample }] } } };
    const textOf = async (isWhole: boolean) =>
      parse(await write(many, isWhole)).elements.find(({ name }) => name === 'failure')?.text ?? '';
    const text = await textOf(true);
    expect(text).to.contain(
      '\n701 occurrences in 700 findings, the first 500 shown; csv, json, xlsx and sarif hold them all:\n',
    );
    expect(text).to.contain('\n- https://site.example/0: x (2 times)\n');
    expect(text.match(/\n- /g)).to.have.length(500);
    expect(await textOf(false)).to.contain(' of the sample that the audit keeps; its crawl is no longer there:');
  });

  it('is well-formed, whatever the site says', async () => {
    const evil = ']]>\u0000\u000b<&"\'\ud800\ufffe</failure><x>';
    const SETTLED = /^(?:status|level|severity|component|generated_at)$/;
    const hostile: CompleteAudit = JSON.parse(JSON.stringify(reportAudit({ issues: 20 })), (key, value) =>
      typeof value === 'string' && !SETTLED.test(key) ? evil : value,
    );
    const { elements } = parse(await write(hostile));
    expect(elements.map(({ name }) => name)).to.not.include('x');
    expect(elements.find(({ name }) => name === 'failure')?.text).to.contain(']]><&"\'</failure><x>');
  });

  it('knows the checks of older audits by their issues alone', async () => {
    const { checks_run: _run, checks_skipped: _skipped, ...older } = onPage;
    const { elements } = parse(await write({ ...audit, components: { ...none, on_page_seo: older } }));
    expect(elements.filter(({ name }) => name === 'testsuite')[1]?.attributes).to.include({
      tests: '2',
      failures: '1',
    });
  });
});

interface Element {
  name: string;
  attributes: Record<string, string>;
  children: string[];
  text: string;
}

/** @throws when the text is not well-formed */
function parse(xml: string): { elements: Element[] } {
  const parser = sax.parser(true);
  const elements: Element[] = [];
  const open: Element[] = [];
  parser.onerror = (error) => {
    throw error;
  };
  parser.onopentag = ({ name, attributes }) => {
    const texts = Object.entries(attributes).map(([key, value]) => [key, String(value)]);
    const element = { name, attributes: Object.fromEntries(texts), children: [], text: '' };
    open.at(-1)?.children.push(name);
    open.push(element);
    elements.push(element);
  };
  parser.ontext = (text) => {
    const element = open.at(-1);
    if (element) element.text += text;
  };
  parser.onclosetag = () => void open.pop();
  parser.write(xml).close();
  return { elements };
}
