import { expect } from 'chai';
import { judgeGates } from '../../../../../domain/seo/scoring/gates/judge-gates.js';
import { DEFAULT_THRESHOLDS } from '../../../../../domain/seo/thresholds.js';
import { stubIssue } from '../../../../support/samples/stub-issue.js';
import { htmlPage } from '../../../../support/sites/html-page.js';
import { pageFrom } from '../../../../support/sites/pages.js';
import { siteFrom } from '../../../../support/sites/site.js';

const site = siteFrom(
  Array.from({ length: 10 }, (_, at) =>
    pageFrom(htmlPage('<p>Text</p>', at < 8 ? '<link rel="canonical" href="https://other.example/">' : ''), {
      url: `https://site.example/${at}`,
    }),
  ),
);
const issues = [
  stubIssue('content/thin', { affected_pages: 2 }),
  stubIssue('index/few-indexable'),
  stubIssue('h1/missing'),
];
const subject = { site, issues, thresholds: DEFAULT_THRESHOLDS };

describe('[U] judgeGates', () => {
  it('lists what caps the score, the lowest cap first, with the checks that found it', () => {
    expect(judgeGates(subject).map(({ id, check_ids }) => [id, check_ids])).to.deep.equal([
      ['thin_pages', ['content/thin']],
      ['not_indexable', ['index/few-indexable']],
    ]);
  });

  it('leaves out what the project has decided not to mind', () => {
    for (const severity of ['off', 'info'] as const) {
      const gates = judgeGates(subject, { 'content/thin': severity, 'h1/missing': severity });
      expect(gates.map(({ id }) => id)).to.deep.equal(['not_indexable']);
    }
    expect(judgeGates(subject, { 'index/few-indexable': 'low' })).to.have.length(2);
  });

  it('leaves pages out that were accepted, and opens where nothing else was found', () => {
    const elsewhere = (count: number) =>
      new Map([
        ['index/canonicalised', new Set(Array.from({ length: count }, (_, at) => `https://site.example/${at}`))],
      ]);
    const capOf = (accepted: ReadonlyMap<string, ReadonlySet<string>>, issues = subject.issues) =>
      judgeGates({ ...subject, issues }, {}, accepted).find(({ id }) => id === 'not_indexable')?.cap ?? 100;
    expect(capOf(new Map())).to.be.lessThan(capOf(elsewhere(4)));
    expect(capOf(elsewhere(4))).to.be.lessThan(capOf(elsewhere(8)));
    expect(capOf(elsewhere(8))).to.equal(100);
    expect(capOf(elsewhere(1), [])).to.equal(100);
    const other = new Map([['title/long', new Set(['https://site.example/0'])]]);
    expect(capOf(other)).to.equal(capOf(new Map()));
  });

  it('is empty for a sound site', () => {
    const sound = siteFrom([pageFrom(htmlPage(`<p>${'word '.repeat(300)}</p>`), { url: 'https://site.example/' })]);
    expect(judgeGates({ site: sound, issues: [], thresholds: DEFAULT_THRESHOLDS })).to.deep.equal([]);
  });
});
