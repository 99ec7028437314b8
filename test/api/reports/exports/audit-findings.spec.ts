import { expect } from 'chai';
import { collectIssues, streamFindings } from '../../../../api/reports/exports/audit-findings.js';
import { COMPONENT_NAMES } from '../../../../domain/seo/components.js';
import type { CheckFinding } from '../../../../domain/seo/judge.js';
import { component } from '../../../support/audit-deps.js';
import { reportAudit } from '../../../support/samples/report-audit.js';
import { stubFinding } from '../../../support/samples/stub-checks.js';
import { stubIssue } from '../../../support/samples/stub-issue.js';

const empty = Object.fromEntries(COMPONENT_NAMES.map((name) => [name, component(name, 100)]));
const speed = stubIssue('speed/lcp', { component: 'page_speed' });
const audit = reportAudit({
  issues: 1,
  overrides: {
    final_url: 'https://site.example/',
    components: {
      ...reportAudit({ issues: 1 }).components,
      ...empty,
      on_page_seo: { ...component('on_page_seo', 90), issues: [stubIssue('title/long'), stubIssue('h1/missing')] },
      page_speed: { ...component('page_speed', 90), issues: [speed] },
    },
  },
});

async function collect(given: typeof audit, pages: CheckFinding[][], site: CheckFinding[]) {
  const asked: string[] = [];
  const deps = {
    crawls: {
      async *streamDigests(id: string) {
        asked.push(id);
        for (const findings of pages) yield JSON.parse(JSON.stringify({ findings }));
      },
    },
    findings: {
      async *stream(user: string, operation: string, part: string) {
        asked.push(`${user} ${operation} ${part}`);
        yield JSON.parse(JSON.stringify(site));
      },
    },
  };
  const batches: string[][] = [];
  for await (const rows of streamFindings(deps, 'alice', given))
    batches.push(rows.map(({ check_id, url }) => `${check_id} ${new URL(url).pathname}`));
  return { asked, rows: batches.flat(), batches };
}

describe('[U] findings of an audit', () => {
  it('come from its crawl, from its rows, and from its speed runs, in this order', async () => {
    const { asked, rows } = await collect(
      audit,
      [[stubFinding('title/long', '/a')], [], [stubFinding('h1/missing', '/b'), stubFinding('title/long', '/b')]],
      [stubFinding('h1/missing', '/c', { page_url: null })],
    );
    expect(asked).to.deep.equal([`${audit.audit_id}:site`, `alice ${audit.audit_id} site_findings`]);
    expect(rows).to.deep.equal(['title/long /a', 'h1/missing /b', 'title/long /b', 'h1/missing /c', 'speed/lcp /a']);
  });

  it('are those of the checks that the audit reports', async () => {
    const { rows } = await collect(audit, [[stubFinding('title/gone', '/a')]], []);
    expect(rows).to.deep.equal(['speed/lcp /a']);
  });

  it('are in a quick audit those of the start page, where on-page matters are concerned', async () => {
    const quick = { ...audit, audit_type: 'quick' as const };
    const { rows } = await collect(quick, [[stubFinding('title/long', '/')], [stubFinding('title/long', '/a')]], []);
    expect(rows).to.deep.equal(['title/long /', 'speed/lcp /a']);
  });

  it('come in batches, never all at once', async () => {
    const pages = Array.from({ length: 1200 }, (_, index) => [stubFinding('title/long', `/${index}`)]);
    const { batches } = await collect(audit, pages, []);
    expect(batches.map(({ length }) => length)).to.deep.equal([500, 500, 200, 0, 1]);
  });

  it('have the issues of all components', () => {
    expect(collectIssues(audit).map(({ check_id }) => check_id)).to.deep.equal([
      'title/long',
      'h1/missing',
      'speed/lcp',
    ]);
  });
});
