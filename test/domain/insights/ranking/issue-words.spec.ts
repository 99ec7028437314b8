import { expect } from 'chai';
import { draftWork } from '../../../../domain/insights/ranking/draft-work.js';
import { readWork } from '../../../../domain/insights/reading/read-work.js';

const draft = (issue: string, urls: string[], detail = 'says so') => {
  const issues = urls.map((url, at) => ({ url, clicks: 100 - at, impressions: 1_000, issue, detail }));
  const [work] = readWork({ type: null, path: '', value: { issues } }).work;
  if (!work) throw new Error('Nothing was read');
  const { title, description, steps, weight } = draftWork(work);
  return { title, description, weight, steps: steps.map(({ text }) => text) };
};

describe('[U] words for errors of pages with clicks', () => {
  for (const [issue, title, weight] of [
    ['noindex', 'Let search engines index /a, which people come to from search', 'high'],
    ['blocked_by_robots', 'Allow in robots.txt /a, which people come to from search', 'high'],
    ['client_error', 'Bring back or redirect /a, which people come to from search', 'high'],
    ['server_error', 'Fix the server error of /a, which people come to from search', 'high'],
    ['not_crawled', 'Link to /a, which people come to from search', 'medium'],
  ] as const)
    it(`name the page and what is to be done: ${issue}`, () => {
      const reported = draft(issue, ['/a']);
      expect([reported.title.text, reported.weight]).to.deep.equal([title, weight]);
      expect(reported.title.evidence).to.deep.include({ path: 'issues[0].issue', value: issue });
      expect(reported.description.text).to.match(/ Seen at \/a \(100 clicks\)\.$/);
      expect(reported.steps).to.have.length(3);
      expect([reported.title.text, reported.description.text, ...reported.steps].join(' ')).to.not.contain(`${issue}.`);
    });

  it('name several pages with what each brings, at most five of them', () => {
    const { title, description, steps } = draft('noindex', ['/a', '/b']);
    expect(title.text).to.equal('Let search engines index pages that people come to from search');
    expect(description.text).to.match(/ Seen at \/a \(100 clicks\) and \/b \(99 clicks\)\.$/);
    expect(steps[0]).to.equal('Open /a and check whether that is intended.');
    expect(steps).to.have.length(4);
    const many = draft('noindex', ['/a', '/b', '/c', '/d', '/e', '/f']).description.text;
    expect(many).to.match(/\/e \(96 clicks\) and others\.$/);
  });

  it('tell the status of one page, which need not be that of the next', () => {
    const gone = 'returns status 410';
    expect(draft('client_error', ['/a'], gone).description.text).to.contain(`are at risk (${gone}).`);
    expect(draft('client_error', ['/a', '/b'], gone).description.text).to.not.contain('410');
    expect(draft('noindex', ['/a']).description.text).to.not.contain('says so');
  });
});
