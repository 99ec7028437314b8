import { expect } from 'chai';
import { makeLeaf, type PageOutcome, reportBatch } from '../../../../domain/pages/analysis/batch-report.js';
import { analyzeHtml } from '../../../support/samples/analyzed-page.js';

const A = 'https://site.example/a';
const B = 'https://site.example/b';
const GONE = 'https://site.example/gone';
const given = (url: string) => ({ url, refused: null });
const good = (url: string, html = '<h1>Lamps</h1>'): PageOutcome<ReturnType<typeof makeLeaf>> => ({
  url,
  ok: true,
  value: makeLeaf(analyzeHtml(html, { url })),
});
const gone = { code: 'site_unreachable' as const, detail: 'It returns status 404' };

describe('[U] report of a batch', () => {
  it('has an entry for each page as given, a repeat counting as what it repeats', () => {
    const report = reportBatch(
      [given(A), given(GONE), given(A), given(GONE)],
      [good(A), { url: GONE, ok: false, error: gone }],
    );
    expect(report).to.deep.include({ total_urls: 4, unique_urls: 2, duplicates: 2, successful: 2, failed: 2 });
    expect(report.results.map(({ url, status, duplicate_of }) => [url, status, duplicate_of])).to.deep.equal([
      [A, 'success', null],
      [GONE, 'failed', null],
      [A, 'success', 0],
      [GONE, 'failed', 1],
    ]);
    expect(report.results[1]?.error).to.deep.equal(gone);
  });

  it('tells what was refused, and what was not reached', () => {
    const refused = { code: 'url_not_allowed' as const, detail: 'This address may not be requested' };
    const { results } = reportBatch([{ url: 'http://10.0.0.7/', refused }, given(A)], []);
    expect(results.map(({ error }) => error?.code)).to.deep.equal(['url_not_allowed', 'cancelled']);
  });

  it('takes means over the pages that were judged, each once', () => {
    const bad = good(B, '<h1></h1>');
    const { average_score, average_category_scores } = reportBatch([given(A), given(A), given(B)], [good(A), bad]);
    const scores = [good(A), bad].flatMap((one) => (one.ok ? [one.value.line] : []));
    const [first = 0, second = 0] = scores.map(({ overall_score }) => overall_score);
    expect(average_score).to.equal(Math.round(((first + second) / 2) * 10) / 10);
    expect(average_category_scores.url_structure).to.equal(100);
    expect(reportBatch([given(A)], []).average_score).to.equal(null);
  });

  it('names what several pages share, the most frequent first', () => {
    const { common_issues } = reportBatch([given(A), given(B)], [good(A), good(B)]);
    expect(common_issues).to.have.length(10);
    expect(common_issues.find(({ check_id }) => check_id === 'title/missing')).to.deep.include({
      level: 'critical',
      pages: 2,
      urls: [A, B],
    });
    expect(reportBatch([given(A)], [good(A)]).common_issues).to.deep.equal([]);
  });
});
