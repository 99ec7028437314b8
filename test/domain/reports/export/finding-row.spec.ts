import { expect } from 'chai';
import { FINDING_COLUMNS, toFindingRow } from '../../../../domain/reports/export/finding-row.js';
import { stubIssue } from '../../../support/samples/stub-issue.js';

describe('[U] finding row', () => {
  const issue = stubIssue('title/long', { severity: 'high', level: 'critical' });

  it('says what its issue says, and has a value for every column', () => {
    const row = toFindingRow({ url: 'https://site.example/', observed: '90 characters' }, issue);
    expect(row).to.deep.equal({
      check_id: 'title/long',
      component: 'on_page_seo',
      severity: 'high',
      level: 'critical',
      title: 'Fault title/long',
      url: 'https://site.example/',
      observed: '90 characters',
      expected: null,
      where: null,
      count: 1,
      related_urls: [],
      fix: 'Mend it.',
      reference: 'https://example.test/standard',
    });
    expect(Object.keys(row)).to.deep.equal([...FINDING_COLUMNS]);
  });

  it('keeps its own severity and level', () => {
    const given = {
      url: 'u',
      observed: 'o',
      expected: 'e',
      where: 'w',
      count: 3,
      related_urls: ['r'],
      severity: 'low' as const,
    };
    expect(toFindingRow(given, issue)).to.deep.include({ ...given, level: 'notice' });
  });
});
