import { expect } from 'chai';
import { reportReadability } from '../../../../domain/seo/content/readability-report.js';

const page = (path: string, language: string, score: number) => ({ url: path, readability: { language, score } });

describe('[U] readability report', () => {
  it('tells each language by its formula, the hardest pages first', () => {
    const report = reportReadability([
      page('/a', 'de', 70),
      page('/b', 'de', 39.9),
      page('/c', 'de', 40),
      page('/d', 'en', 60),
      { url: '/e' },
    ]);
    expect(report).to.deep.include({ status: 'measured', not_measured: 1, next_step: null });
    expect(
      report.languages.map(({ language, pages, median, bands }) => ({ language, pages, median, bands })),
    ).to.deep.equal([
      { language: 'de', pages: 3, median: 40, bands: { easy: 1, medium: 1, hard: 1 } },
      { language: 'en', pages: 1, median: 60, bands: { easy: 1, medium: 0, hard: 0 } },
    ]);
    expect(report.languages[0]).to.deep.include({ formula: 'Amstad' });
    expect(report.languages[0]?.hardest[0]).to.deep.equal({ url: '/b', score: 39.9 });
  });

  it('has its median halfway between two pages', () => {
    const { languages } = reportReadability([page('/a', 'de', 30), page('/b', 'de', 71.1)]);
    expect(languages[0]?.median).to.equal(50.6);
  });

  it('says that nothing was measured', () => {
    const report = reportReadability([{ url: '/a' }]);
    expect(report).to.deep.include({ status: 'no_data', languages: [], not_measured: 1 });
    expect(report.next_step).to.match(/^No page has 100 words/);
  });
});
