import { expect } from 'chai';
import type { CompleteAudit } from '../../../domain/audits/audit-result.js';
import type { AuditSide } from '../../../domain/audits/audit-side.js';
import { compareIssues } from '../../../domain/audits/compare-issues.js';
import { writeComparisonNotes } from '../../../domain/audits/comparison-notes.js';
import { COMPONENT_NAMES } from '../../../domain/seo/components.js';
import { stubAudit } from '../../support/samples/stub-audit.js';
import { stubIssue } from '../../support/samples/stub-issue.js';

const BOUNDS = { max_pages: 500, crawl_depth: 3 };
const CRAWL = { pages: 100, depth: 2, bytes: 1, duration_ms: 1, pages_per_second: 1 };

function side(overrides: Partial<CompleteAudit> = {}, rest: Partial<Omit<AuditSide, 'audit'>> = {}): AuditSide {
  const audit = stubAudit([], [], { crawl: CRAWL, ...overrides });
  for (const name of COMPONENT_NAMES) audit.components[name].checks_run ??= ['a/one'];
  return { audit, created_at: '2026-06-01T00:00:00.000Z', bounds: BOUNDS, ...rest };
}

const notesOn = (base: AuditSide, other: AuditSide) =>
  writeComparisonNotes(base, other, compareIssues(base.audit, other.audit));

describe('[U] comparison notes', () => {
  it('are none for two audits that were made alike', () => {
    const later = side({ crawl: { ...CRAWL, pages: 91 } }, { created_at: '2026-06-02T00:00:00.000Z' });
    expect(notesOn(side(), later)).to.deep.equal([]);
  });

  it('say when the base is the later one', () => {
    const later = side({}, { created_at: '2026-06-02T00:00:00.000Z' });
    expect(notesOn(later, side())).to.deep.equal([
      'The base is the later of the two: what is called new was there earlier, what is called fixed came since.',
    ]);
  });

  it('say when a quick audit is compared with a complete one', () => {
    expect(notesOn(side({ audit_type: 'quick' }), side())[0]).to.match(
      /^A quick audit is compared with a complete one: /,
    );
  });

  it('say when the bounds or the sizes of the crawls differ', () => {
    expect(notesOn(side(), side({}, { bounds: { max_pages: 50, crawl_depth: 3 } }))).to.deep.equal([
      'The audits were asked for with different bounds: max_pages 500 and 50.',
    ]);
    expect(notesOn(side(), side({}, { bounds: null }))).to.deep.equal([]);
    expect(notesOn(side(), side({ crawl: { ...CRAWL, pages: 1 } }))).to.deep.equal([
      'The crawls differ in size, 100 pages and 1 page: counts of affected pages move with it.',
    ]);
  });

  it('say when the check settings differ, and in what', () => {
    const thresholds = { title_max_chars: 70, click_depth: 4 };
    const base = side({ check_settings: { thresholds, severities: { 'title/long': 'off' } } });
    const other = side({ check_settings: { thresholds: { ...thresholds, title_max_chars: 80 }, severities: {} } });
    expect(notesOn(base, other)).to.deep.equal([
      'The audits were judged by different check settings: title_max_chars, title/long.',
    ]);
    expect(notesOn(base, base)).to.deep.equal([]);
  });

  it('say when an audit is not reliable', () => {
    const refused = side({ reliability: { reliable: false, reason: '9 of 10 requests were refused' } });
    expect(notesOn(refused, side())).to.deep.equal(['The base audit is not reliable: 9 of 10 requests were refused.']);
  });

  it('say which component an audit has nothing about', () => {
    const without = side();
    Object.assign(without.audit.components.page_speed, {
      status: 'failed',
      score: null,
      error: 'No Chromium was found',
    });
    expect(notesOn(side(), without)).to.deep.equal([
      'Of page speed the other audit says nothing (No Chromium was found): it is left out of the comparison.',
    ]);
    expect(notesOn(without, without)).to.deep.equal([]);
  });

  it('name what only one audit looked for, ten at most', () => {
    const base = side();
    const other = side();
    const issues = Array.from({ length: 12 }, (_, n) => stubIssue(`b/${String.fromCharCode(97 + n)}`));
    Object.assign(other.audit.components.on_page_seo, { issues, checks_run: issues.map(({ check_id }) => check_id) });
    expect(notesOn(base, other)).to.deep.equal([
      'Found by checks that only one of the audits ran or counted, so neither new nor fixed: b/a, b/b, b/c, b/d, b/e, b/f, b/g, b/h, b/i, b/j and 2 more.',
    ]);
  });

  it('say when an audit does not tell what it ran', () => {
    const old = side();
    for (const name of COMPONENT_NAMES) delete old.audit.components[name].checks_run;
    expect(notesOn(old, side())).to.deep.equal([
      'The base audit does not say which checks it ran: what looks new or fixed may be a check that was added since.',
    ]);
  });
});
