import { expect } from 'chai';
import type { Acceptance } from '../../../../domain/seo/acceptance/acceptance.js';
import { Acceptor } from '../../../../domain/seo/acceptance/acceptor.js';
import type { CheckFinding } from '../../../../domain/seo/judge.js';
import { stubAcceptance } from '../../../support/samples/stub-acceptance.js';
import { stubFinding, stubPageCheck } from '../../../support/samples/stub-checks.js';

const checks = ['title/long', 'title/missing', 'h1/missing'].map((id) => stubPageCheck(id));
const context = { audit_id: '1'.repeat(24), audit_kind: 'complete', now: '2026-06-01T12:00:00.000Z' };
const url = (path: string) => `https://site.example${path}`;
const long = (path: string, overrides: Partial<CheckFinding> = {}) => stubFinding('title/long', path, overrides);

/** An audit of these findings, counted and decided as judging does it. */
function audit(acceptances: Acceptance[], findings: CheckFinding[], pages = ['/', '/a', '/b', '/c']) {
  const acceptor = new Acceptor(acceptances, checks, context);
  for (const page of pages) acceptor.countPage(url(page));
  for (const finding of findings) acceptor.count(finding);
  const left = findings.filter((finding) => acceptor.accept(finding) === null);
  return { left, ...acceptor.result(), urls: acceptor.urls };
}

/** What the acceptance is once an audit has met these findings. */
function pinned(acceptance: Acceptance, findings: CheckFinding[], pages?: string[]): Acceptance {
  const [found] = audit([acceptance], findings, pages).new_evidence;
  if (!found) throw new Error('Nothing was met');
  return { ...acceptance, evidence: found.evidence };
}

describe('[U] acceptor', () => {
  it('takes out what is accepted, shows it as issues, and leaves the rest', () => {
    const other = stubFinding('h1/missing', '/a');
    const result = audit([stubAcceptance({ url: url('/a') })], [long('/'), long('/a'), other]);
    expect(result.left).to.deep.equal([long('/'), other]);
    expect(result.findings).to.equal(1);
    expect(result.issues.map(({ check_id, affected_count }) => [check_id, affected_count])).to.deep.equal([
      ['title/long', 1],
    ]);
    const { evidence: _evidence, ...shown } = stubAcceptance({ url: url('/a') });
    expect(result.acceptances).to.deep.equal([{ ...shown, findings: 1, returned: 0 }]);
    expect([...(result.urls.get('title/long') ?? [])]).to.deep.equal([url('/a')]);
  });

  it('covers a family, all checks of a URL, and patterns', () => {
    const findings = [long('/a'), stubFinding('title/missing', '/b'), stubFinding('h1/missing', '/b')];
    const leftBy = (scope: Partial<Acceptance>) => audit([stubAcceptance(scope)], findings).left.length;
    expect(leftBy({ check: 'title/*' })).to.equal(1);
    expect(leftBy({ check: '*', url: url('/b') })).to.equal(1);
    expect(leftBy({ check: '*', url_pattern: '/*' })).to.equal(0);
    expect(leftBy({ check: 'title/*', url_pattern: 're:/b$' })).to.equal(2);
    expect(leftBy({ check: 'titl/*' })).to.equal(3);
  });

  it('covers what a page shows about another URL, named by either', () => {
    const image = long('/a', { url: url('/photo.jpg') });
    expect(audit([stubAcceptance({ url: url('/photo.jpg') })], [image]).left).to.deep.equal([]);
    expect(audit([stubAcceptance({ url: url('/a') })], [image]).left).to.deep.equal([]);
  });

  it('of one URL: returns another observation and a higher severity, not fewer of the same', () => {
    const seen = [long('/a', { observed: 'Title A' }), long('/a', { observed: 'Title B' })];
    const rule = pinned(stubAcceptance({ url: url('/a') }), seen);
    expect(audit([rule], seen).left).to.deep.equal([]);
    expect(audit([rule], seen.slice(1)).left).to.deep.equal([]);
    const changed = long('/a', { observed: 'Title C' });
    expect(audit([rule], [...seen, changed])).to.deep.include({ left: [changed], findings: 2 });
    const worse = long('/a', { observed: 'Title A', severity: 'high' });
    const result = audit([rule], [worse]);
    expect(result.left).to.deep.equal([worse]);
    expect(result.acceptances[0]).to.include({ findings: 0, returned: 1 });
    expect(audit([rule], [long('/a', { observed: 'Title A', severity: 'low' })]).left).to.deep.equal([]);
  });

  it('of a pattern: new pages are covered, a jump in their share and a higher severity are not', () => {
    const many = Array.from({ length: 100 }, (_, at) => `/tag/${at}`);
    const rule = pinned(
      stubAcceptance({ url_pattern: '/tag/*' }),
      many.slice(0, 10).map((path) => long(path)),
      many,
    );
    const leftOf = (failing: number, pages = many) =>
      audit(
        [rule],
        pages.slice(0, failing).map((path) => long(path)),
        pages,
      ).left.length;
    expect(leftOf(10)).to.equal(0);
    expect(leftOf(20), 'twice as many on 10 points more').to.equal(0);
    expect(leftOf(21)).to.equal(21);
    const more = Array.from({ length: 1000 }, (_, at) => `/tag/${at}`);
    expect(leftOf(150, more), 'the site grew').to.equal(0);
    const worse = long('/tag/1', { severity: 'critical' });
    expect(audit([rule], [long('/tag/0'), worse], many).left).to.deep.equal([worse]);
  });

  it('of a pattern: a check that found nothing there returns once it finds something on many pages', () => {
    const pages = Array.from({ length: 20 }, (_, at) => `/tag/${at}`);
    const rule = pinned(stubAcceptance({ check: '*', url_pattern: '/tag/*' }), [long('/tag/0')], pages);
    const broken = pages.map((path) => stubFinding('h1/missing', path));
    expect(audit([rule], [long('/tag/0'), ...broken.slice(0, 2)], pages).left).to.deep.equal([]);
    expect(audit([rule], [long('/tag/0'), ...broken], pages).left).to.deep.equal(broken);
  });

  it('does not compare numbers with an audit that reads another part of the site', () => {
    const pages = ['/', '/a', '/b', '/c'];
    const rule = pinned(stubAcceptance(), [long('/')], pages);
    const all = pages.map((path) => long(path));
    expect(audit([rule], all, pages).left).to.have.length(4);
    const evidence = rule.evidence && { ...rule.evidence, audit_kind: 'quick' };
    expect(audit([{ ...rule, evidence }], all, pages).left).to.deep.equal([]);
  });

  it('holds until the end of its last day', () => {
    const leftOf = (until: string) => audit([stubAcceptance({ until })], [long('/')]).left.length;
    expect(leftOf('2026-06-01')).to.equal(0);
    expect(leftOf('2026-05-31')).to.equal(1);
  });

  it('lets the next one decide where a finding has changed for the first', () => {
    const one = pinned(stubAcceptance({ url: url('/a') }), [long('/a', { observed: 'Title A' })]);
    const wide = stubAcceptance({ id: 'b'.repeat(24), check: 'title/*' });
    const result = audit([one, wide], [long('/a', { observed: 'Title B' })]);
    expect(result.left).to.deep.equal([]);
    expect(result.acceptances.map(({ id, findings, returned }) => [id, findings, returned])).to.deep.equal([
      [wide.id, 1, 0],
    ]);
  });

  it('notes nothing of acceptances that met nothing or are known', () => {
    expect(audit([stubAcceptance({ check: 'h1/missing' })], [long('/')])).to.deep.include({
      acceptances: [],
      new_evidence: [],
    });
    const rule = pinned(stubAcceptance(), [long('/')]);
    expect(audit([rule], [long('/')]).new_evidence).to.deep.equal([]);
  });
});
