import { expect } from 'chai';
import { judgePage, judgeSite, skippedPageChecks } from '../../../domain/seo/judge.js';
import { context } from '../../support/check-context.js';
import { stubPageCheck, stubSiteCheck } from '../../support/samples/stub-checks.js';
import { pageFrom } from '../../support/sites/pages.js';
import { siteFrom } from '../../support/sites/site.js';

const finding = { url: 'https://site.example/page', observed: 'seen' };
const always = { judge: () => [finding] };
const breaking = {
  judge: () => {
    throw new Error('boom');
  },
};

describe('[U] judge', () => {
  describe('judgePage', () => {
    const page = pageFrom('<title>Page</title>', { url: finding.url });

    it('signs findings with check, component, severity and page', () => {
      expect(judgePage(page, [stubPageCheck('a/one', always)], context()).findings).to.deep.equal([
        { ...finding, check_id: 'a/one', component: 'on_page_seo', severity: 'medium', page_url: finding.url },
      ]);
    });

    it('lets a finding be worse than its check', () => {
      const check = stubPageCheck('a/one', { judge: () => [{ ...finding, severity: 'critical' }] });
      expect(judgePage(page, [check], context()).findings.map(({ severity }) => severity)).to.deep.equal(['critical']);
    });

    it('runs a check only on the pages it applies to', () => {
      const checks = (['fetched', 'html200', 'findable', 'indexable'] as const).map((applies_to) =>
        stubPageCheck(applies_to, { ...always, applies_to }),
      );
      const idsOn = (html: string, overrides = {}) =>
        judgePage(pageFrom(html, overrides), checks, context()).findings.map(({ check_id }) => check_id);
      expect(idsOn('<title>Page</title>')).to.deep.equal(['fetched', 'html200', 'findable', 'indexable']);
      expect(idsOn('<meta name="robots" content="noindex">')).to.deep.equal(['fetched', 'html200']);
      expect(idsOn('<title>Gone</title>', { status: 404 })).to.deep.equal(['fetched']);
      expect(idsOn('', { allowed: false, status: 0 })).to.deep.equal(['fetched']);
    });

    it('takes a page that sends everybody elsewhere at once for a redirect', () => {
      const checks = (['fetched', 'html200', 'findable', 'indexable'] as const).map((applies_to) =>
        stubPageCheck(applies_to, { ...always, applies_to }),
      );
      const idsWith = (content: string) =>
        judgePage(pageFrom(`<meta http-equiv="refresh" content="${content}">`), checks, context()).findings.map(
          ({ check_id }) => check_id,
        );
      expect(idsWith('0; url=/new')).to.deep.equal(['fetched']);
      expect(idsWith('5; url=/new')).to.deep.equal(['fetched', 'html200', 'findable', 'indexable']);
      expect(idsWith('0')).to.deep.equal(['fetched', 'html200', 'findable', 'indexable']);
    });

    it('names a check that throws and continues with the others', () => {
      const checks = [stubPageCheck('a/breaks', breaking), stubPageCheck('a/works', always)];
      const { findings, failed } = judgePage(page, checks, context());
      expect(findings.map(({ check_id }) => check_id)).to.deep.equal(['a/works']);
      expect(failed.map(({ id, message }) => [id, message])).to.deep.equal([['a/breaks', 'boom']]);
      expect(failed[0]?.stack).to.contain('judge.spec');
    });

    it('leaves site checks out', () => {
      expect(judgePage(page, [stubSiteCheck('a/site', always)], context()).findings).to.deep.equal([]);
    });

    it('keeps evidence printable: 300 characters and ten URLs', () => {
      const related = Array.from({ length: 30 }, (_, n) => `https://site.example/${n}`);
      const check = stubPageCheck('a/long', {
        judge: () => [{ url: finding.url, observed: 'x'.repeat(500), related_urls: related }],
      });
      const [kept] = judgePage(page, [check], context()).findings;
      expect(kept?.observed).to.equal(`${'x'.repeat(299)}…`);
      expect(kept?.related_urls).to.deep.equal(related.slice(0, 10));
    });
  });

  describe('judgeSite', () => {
    const site = siteFrom([pageFrom('<title>Page</title>')]);

    it('signs findings, without a page', () => {
      expect(judgeSite(site, [stubSiteCheck('a/site', always)], context())).to.deep.equal({
        findings: [{ ...finding, check_id: 'a/site', component: 'on_page_seo', severity: 'medium', page_url: null }],
        skipped: [],
        failed: [],
      });
    });

    it('skips a check when what it needs was not gathered, and says what', () => {
      const check = stubSiteCheck('a/needy', { ...always, needs: ['robots', 'speed'] });
      expect(judgeSite(site, [check], context())).to.deep.equal({
        findings: [],
        skipped: [{ id: 'a/needy', reason: 'robots.txt was not read; page speed was not measured' }],
        failed: [],
      });
    });

    it('tells a check that throws and continues with the others', () => {
      const verdict = judgeSite(
        site,
        [stubSiteCheck('a/breaks', breaking), stubSiteCheck('a/works', always)],
        context(),
      );
      expect(verdict.failed.map(({ id, message }) => [id, message])).to.deep.equal([['a/breaks', 'boom']]);
      expect(verdict.findings.map(({ check_id }) => check_id)).to.deep.equal(['a/works']);
    });

    it('leaves page checks out', () => {
      expect(judgeSite(site, [stubPageCheck('a/page', always)], context()).findings).to.deep.equal([]);
    });
  });

  describe('settings of a project', () => {
    const page = pageFrom('<title>Page</title>', { url: finding.url });
    const site = siteFrom([page]);
    const worse = { judge: () => [finding, { ...finding, severity: 'critical' as const }] };
    const off = "switched off by the project's check settings";

    it('give all findings of a check the severity they name', () => {
      const settings = { ...context(), severities: { 'a/one': 'low' as const } };
      const severitiesOf = (findings: readonly { severity: string }[]) => findings.map(({ severity }) => severity);
      expect(severitiesOf(judgePage(page, [stubPageCheck('a/one', worse)], settings).findings)).to.deep.equal([
        'low',
        'low',
      ]);
      const judged = judgeSite(site, [stubSiteCheck('a/one', worse), stubSiteCheck('a/other', worse)], settings);
      expect(severitiesOf(judged.findings)).to.deep.equal(['low', 'low', 'medium', 'critical']);
    });

    it('leave checks out, which are skipped with the reason and not failed', () => {
      const settings = { ...context(), severities: { 'a/page': 'off' as const, 'a/site': 'off' as const } };
      const checks = [stubPageCheck('a/page', breaking), stubSiteCheck('a/site', { ...breaking, needs: ['robots'] })];
      expect(judgePage(page, checks, settings)).to.deep.equal({ findings: [], failed: [] });
      expect(judgeSite(site, checks, settings)).to.deep.equal({
        findings: [],
        skipped: [{ id: 'a/site', reason: off }],
        failed: [],
      });
      expect(skippedPageChecks(checks, settings)).to.deep.equal([{ id: 'a/page', reason: off }]);
    });

    it('wake what is off by default, by naming a severity', () => {
      const checks = [
        stubPageCheck('a/page', { ...always, off_by_default: true }),
        stubSiteCheck('a/site', { ...always, off_by_default: true }),
      ];
      const reason = 'off by default: runs when the check settings name a severity for it';
      expect(judgePage(page, checks, context()).findings).to.deep.equal([]);
      expect(judgeSite(site, checks, context()).skipped).to.deep.equal([{ id: 'a/site', reason }]);
      expect(skippedPageChecks(checks, context())).to.deep.equal([{ id: 'a/page', reason }]);
      const awake = { ...context(), severities: { 'a/page': 'info' as const, 'a/site': 'high' as const } };
      expect(judgePage(page, checks, awake).findings.map(({ severity }) => severity)).to.deep.equal(['info']);
      expect(judgeSite(site, checks, awake).findings.map(({ severity }) => severity)).to.deep.equal(['high']);
      expect(skippedPageChecks(checks, awake)).to.deep.equal([]);
    });
  });
});
