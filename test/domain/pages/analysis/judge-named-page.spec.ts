import { expect } from 'chai';
import { alone } from '../../../../activities/pages/compose-page-analysis.js';
import { judgeNamedPage } from '../../../../domain/pages/analysis/judge-named-page.js';
import { ALL_CHECKS } from '../../../../domain/seo/checks/index.js';
import { context } from '../../../support/check-context.js';
import { htmlPageFrom } from '../../../support/samples/analyzed-page.js';
import { htmlPage } from '../../../support/sites/html-page.js';
import { siteFrom } from '../../../support/sites/site.js';

const idsOf = (issues: { check_id: string }[]) => issues.map(({ check_id }) => check_id);
const judge = (page: ReturnType<typeof htmlPageFrom>, around = alone(page)) =>
  judgeNamedPage({ page, ...around }, ALL_CHECKS, context());

describe('[U] judging a named page', () => {
  it('runs page checks and those of the site that one page answers', () => {
    const { issues, run, skipped } = judge(htmlPageFrom('<h1>Lamps</h1>'));
    expect(idsOf(issues)).to.include.members(['title/missing', 'sec/hsts-missing', 'speed/no-validator']);
    expect(run).to.include.members(['title/missing', 'sec/csp-missing', 'link/http-on-https']);
    expect(skipped.find(({ id }) => id === 'title/duplicate')?.reason).to.equal(
      'it compares pages, and only this one was fetched',
    );
    expect(skipped.find(({ id }) => id === 'speed/lcp')?.reason).to.equal('page speed was not measured');
  });

  it('says of every check whether it was run', () => {
    const { run, skipped } = judge(htmlPageFrom('<h1>Lamps</h1>'));
    expect([...run, ...skipped.map(({ id }) => id)].sort()).to.deep.equal(ALL_CHECKS.map(({ id }) => id).sort());
  });

  it('leaves out what only indexable pages are judged by', () => {
    const page = htmlPageFrom(htmlPage('<h1>Lamps</h1>', '<meta name="robots" content="noindex">'));
    const { run, skipped } = judge(page);
    const [reason] = skipped.flatMap(({ id, reason: why }) => (id === 'content/thin' ? [why] : []));
    expect(run).to.not.include('content/thin');
    expect(reason).to.equal('it is about pages that may be indexed, and this one may not');
  });

  it('keeps of the pages around it what is about it, or about the site as one', () => {
    const html = htmlPage('<h1>Lamps</h1>', '<meta name="description" content="The same words twice.">');
    const page = htmlPageFrom(html, { url: 'https://site.example/a', depth: 0 });
    const twin = htmlPageFrom(html, { url: 'https://site.example/b' });
    const gone = htmlPageFrom('<h1>x</h1>', { url: 'https://site.example/gone', status: 404 });
    const around = { site: siteFrom([page, twin, gone]), has_surroundings: true, full: null };
    const { issues } = judge(page, around);
    expect(idsOf(issues)).to.include.members(['desc/duplicate', 'sec/hsts-missing']);
    expect(idsOf(issues)).to.not.include('crawl/status-4xx');
    for (const { sample } of issues.filter(({ check_id }) => check_id === 'desc/duplicate'))
      expect(sample.map(({ url, related_urls = [] }) => [url, ...related_urls].includes(page.url))).to.deep.equal(
        sample.map(() => true),
      );
  });

  it('tells a check that throws from one that finds nothing', () => {
    const [first] = ALL_CHECKS.filter(({ scope }) => scope === 'page');
    if (first?.scope !== 'page') throw new Error('no page check');
    const broken = { ...first, judge: () => expect.fail('broken') };
    const page = htmlPageFrom('<h1>Lamps</h1>');
    const verdict = judgeNamedPage({ page, ...alone(page) }, [broken], context());
    const { run, skipped, failed_checks, failures } = verdict;
    expect(run).to.deep.equal([]);
    expect(skipped).to.deep.equal([
      { id: first.id, reason: 'The check failed on 1 page because of an error in Linkwright, not in the site' },
    ]);
    expect(failed_checks).to.deep.equal([{ id: first.id, message: 'broken', pages: 1 }]);
    expect(failures[0]?.stack).to.contain('judge-named-page.spec');
  });
});
