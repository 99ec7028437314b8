import { expect } from 'chai';
import { guideByRules, reportGuidance, rewordGuidance } from '../../../../domain/pages/analysis/page-guidance.js';
import { analyzeHtml } from '../../../support/samples/analyzed-page.js';

const url = 'https://site.example/';
const guidance = guideByRules(analyzeHtml('<h1>Lamps for every room</h1><img src="/red-boots.jpg">', { url }));

describe('[U] guidance of a page', () => {
  it('has ten steps at most, what gains most first', () => {
    const gains = guidance.recommendations.map(({ gain }) => gain);
    expect(gains).to.have.length(10);
    expect(gains).to.deep.equal([...gains].sort((one, other) => other - one));
    expect(guidance.summary).to.equal(
      `${url} scores ${guidance.overall_score} of 100. Begin with: ${guidance.recommendations[0]?.title} (${gains[0]} points).`,
    );
  });

  it('gives the code that fixes a step, and a priority by what it gains', () => {
    const title = guidance.recommendations.find(({ check_id }) => check_id === 'title/missing');
    expect(title).to.deep.include({ priority: 'High', category: 'meta_data' });
    expect(title?.fix?.code).to.equal('<title>Lamps for every room | site.example</title>');
    expect(guidance.recommendations.find(({ check_id }) => check_id === 'desc/missing')?.priority).to.equal('Medium');
    expect(guidance.recommendations.find(({ gain }) => gain < 3)?.priority).to.equal('Low');
  });

  it('takes a model’s words where it has some, and nothing else of it', () => {
    const worded = rewordGuidance(guidance, { summary: null, steps: [{ step: 1, title: 'Say it', text: 'Do it.' }] });
    expect(worded.generated_by).to.equal('llm');
    expect(worded.summary).to.equal(guidance.summary);
    expect(worded.recommendations[1]).to.deep.equal({
      ...guidance.recommendations[1],
      title: 'Say it',
      text: 'Do it.',
    });
    expect(worded.recommendations[0]).to.deep.equal(guidance.recommendations[0]);
    expect(rewordGuidance(guidance, null)).to.equal(guidance);
    expect(rewordGuidance(guidance, { summary: null, steps: [] }).generated_by).to.equal('rules');
  });

  it('counts pages by how they ended', () => {
    const failure = (code: 'no_data' | 'site_refused' | 'timeout') => ({ code, detail: `It is ${code}` });
    const pages = ['a', 'b', 'c', 'd', 'a'].map((one) => ({ url: one, refused: null }));
    const report = reportGuidance(
      [...pages, { url: 'e', refused: { code: 'url_not_allowed', detail: 'no' } }],
      [
        { url: 'a', ok: true, value: guidance },
        { url: 'b', ok: false, error: failure('no_data') },
        { url: 'c', ok: false, error: failure('site_refused') },
        { url: 'd', ok: false, error: failure('timeout') },
      ],
    );
    expect(report).to.deep.include({ total_urls: 6, successful: 2, skipped: 2, failed: 2, generated_by: 'rules' });
    expect(report.results.map(({ status, duplicate_of }) => [status, duplicate_of])).to.deep.equal([
      ['success', null],
      ['skipped', null],
      ['skipped', null],
      ['failed', null],
      ['success', 0],
      ['failed', null],
    ]);
    expect(report.results[1]).to.deep.include({ reason: 'It is no_data', code: 'no_data' });
  });
});
