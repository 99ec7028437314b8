import { expect } from 'chai';
import { isMeant, readClicks, readFoundIssue } from '../../../../domain/insights/reading/read-found-issue.js';

const at = (value: unknown) => ({ path: 'e', value });
const url = 'https://a.example/';

describe('[U] error of a page with clicks', () => {
  it('is read from a technical signal', () => {
    expect(readFoundIssue(at({ url, clicks: 3, issue: 'noindex' }))).to.deep.equal({
      code: 'noindex',
      figure: { path: 'e.issue', value: 'noindex' },
      is_bare: true,
    });
  });

  it('is read from an opportunity, which has words of its own', () => {
    const evidence = [
      { name: 'clicks', value: 3 },
      { name: 'client_error', value: 'returns status 404' },
    ];
    expect(readFoundIssue(at({ kind: 'technical_issue', title: 'Mend it', url, evidence }))).to.deep.equal({
      code: 'client_error',
      figure: { path: 'e.evidence[1].name', value: 'client_error' },
      is_bare: false,
    });
    expect(readFoundIssue(at({ kind: 'decay', url, evidence }))).to.equal(null);
  });

  it('is none without a page or its clicks, by another name, or where a page has moved', () => {
    for (const entry of [
      { clicks: 3, issue: 'noindex' },
      { url, issue: 'noindex' },
      { url, clicks: 3, issue: 'slow' },
    ])
      expect(readFoundIssue(at(entry))).to.equal(null);
    const moved = at({ url, clicks: 3, issue: 'redirect' });
    expect([readFoundIssue(moved), isMeant(moved), isMeant(at({ url, issue: 'redirect' }))]).to.deep.equal([
      null,
      true,
      false,
    ]);
  });

  it('has clicks beside it or among its figures', () => {
    expect(readClicks(at({ clicks: 3 }))).to.deep.equal({ path: 'e.clicks', value: 3 });
    expect(readClicks(at({ figures: { clicks: 4 } }))).to.deep.equal({ path: 'e.figures.clicks', value: 4 });
    expect(readClicks(at({}))).to.equal(null);
  });
});
