import { expect } from 'chai';
import { draftWork } from '../../../../domain/insights/ranking/draft-work.js';
import { readWork } from '../../../../domain/insights/reading/read-work.js';

const draft = (list: string, entry: unknown) => {
  const [work] = readWork({ type: null, path: '', value: { [list]: [entry] } }).work;
  if (!work) throw new Error('Nothing was read');
  return draftWork(work);
};

describe('[U] draft of named work', () => {
  it('says what the input says', () => {
    const { id, title, description, steps, weight, traffic, effort, url } = draft('issues', {
      title: 'No title',
      why: 'People skip it',
      severity: 'high',
      affected_pages: 4,
      url: 'https://a.example/',
      fix: 'Write it',
      effort_days: 2,
    });
    expect([id, title.text, weight, url, effort.days]).to.deep.equal([
      'issue:issues[0]',
      'No title',
      'high',
      'https://a.example/',
      2,
    ]);
    expect(description.text).to.equal('People skip it. It affects 4 pages. Seen at https://a.example/.');
    expect(steps.map(({ text }) => text)).to.deep.equal([
      'Write it',
      'Run the analysis again and check that it is gone.',
    ]);
    // As audits do: without clicks nothing says what a matter is worth.
    expect(traffic).to.equal(null);
  });

  it('assumes a day and no traffic where the input says nothing', () => {
    const { effort, traffic, weight, steps, url } = draft('recommendations', 'Ask for links');
    expect([effort.days, effort.basis, traffic, weight, url]).to.deep.equal([
      1,
      'a day assumed: the input names no effort',
      null,
      'medium',
      undefined,
    ]);
    expect(steps[0]?.text).to.match(/^List sites that name you/);
  });

  it('says what a count counts', () => {
    const describe = (entry: object) =>
      draft('issues', { title: 'Slow', why: 'People leave', ...entry }).description.text;
    expect(describe({ affected_pages: 4 })).to.contain('It affects 4 pages.');
    expect(describe({ evidence: { count: 82 } })).to.contain('It was found 82 times.');
  });

  it('estimates nothing where the input says that it cannot be estimated', () => {
    const entry = {
      title: 'Slow',
      severity: 'high',
      impact: { traffic_percent_low: null, traffic_percent_high: null, basis: 'not estimated: too few clicks' },
    };
    const { traffic, unestimated } = draft('recommendations', entry);
    expect([traffic, unestimated]).to.deep.equal([null, 'not estimated: too few clicks']);
  });

  it('is about a keyword or a page where there is no title', () => {
    expect(draft('opportunities', { keyword: 'oak lamp' }).title.text).to.equal('Rank better for "oak lamp"');
    expect(draft('opportunities', { keyword: 'oak lamp' }).related_keywords).to.deep.equal(['oak lamp']);
    expect(draft('opportunities', { url: '/a' }).title.text).to.equal('Improve /a');
    const [first] = draft('opportunities', { keyword: 'a', url: '/a' }).steps;
    expect(first?.text).to.match(/^Search for "a" and compare \/a with the pages that rank above it/);
  });

  it('says a code in words, unless the entry has a title for people', () => {
    const { title } = draft('issues', { issue: 'missing_title', url: '/a' });
    expect(title).to.deep.equal({
      text: 'Missing title',
      evidence: [{ path: 'issues[0].issue', value: 'missing_title' }],
    });
    expect(draft('issues', { issue: 'missing_title', message: 'No title' }).title.text).to.equal('No title');
  });

  it('names all pages that it was seen at, with their clicks where they are known', () => {
    const urls = ['/a', '/b', '/c'];
    expect(draft('issues', { title: 'Slow', urls }).description.text).to.match(/Seen at \/a, \/b and \/c\.$/);
    const clicks = draft('issues', { title: 'Slow', url: '/a', figures: { clicks: 7 } }).description;
    expect(clicks.text).to.match(/Seen at \/a \(7 clicks\)\.$/);
  });
});
