import { expect } from 'chai';
import { draftWork } from '../../../../domain/insights/ranking/draft-work.js';
import { readWork } from '../../../../domain/insights/reading/read-work.js';

const draft = (list: string, entry: unknown, pages: number | null = null) => {
  const [work] = readWork({ path: '', value: { [list]: [entry] } }).work;
  if (!work) throw new Error('Nothing was read');
  return draftWork(work, pages === null ? null : { path: 'pages', value: pages });
};

describe('[U] draft of named work', () => {
  it('says what the input says', () => {
    const { id, title, description, steps, weight, traffic, effort, url } = draft(
      'issues',
      {
        title: 'No title',
        why: 'People skip it',
        severity: 'high',
        affected_pages: 4,
        url: 'https://a.example/',
        fix: 'Write it',
        effort_days: 2,
      },
      16,
    );
    expect([id, title.text, weight, url, effort.days]).to.deep.equal([
      'issue:issues[0]',
      'No title',
      'high',
      'https://a.example/',
      2,
    ]);
    expect(description.text).to.equal(
      'People skip it. It affects 4 pages. Your analysis ranks it "high". Seen at https://a.example/.',
    );
    expect(steps.map(({ text }) => text)).to.deep.equal(['Write it', 'Audit again and see that it is gone.']);
    expect([traffic?.low, traffic?.high]).to.deep.equal([1, 4]);
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
    expect(steps[0]?.text).to.equal('Say what shall be different when it is done, who does it and by when.');
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
      impact: { traffic_percent_low: null, traffic_percent_high: null },
    };
    expect(draft('recommendations', entry).traffic).to.equal(null);
    expect(draft('recommendations', { ...entry, impact: undefined }).traffic).to.not.equal(null);
  });

  it('is about a keyword or a page where there is no title', () => {
    expect(draft('opportunities', { keyword: 'oak lamp' }).title.text).to.equal('Be found better for "oak lamp"');
    expect(draft('opportunities', { keyword: 'oak lamp' }).related_keywords).to.deep.equal(['oak lamp']);
    expect(draft('opportunities', { url: '/a' }).title.text).to.equal('Work on /a');
    expect(draft('opportunities', { keyword: 'a', url: '/a' }).steps[0]?.text).to.equal('See how far /a answers "a".');
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
