import { expect } from 'chai';
import { findingsCsv } from '../../../../api/reports/exports/findings-csv.js';
import { type FindingRow, toFindingRow } from '../../../../domain/reports/export/finding-row.js';
import { stubIssue } from '../../../support/samples/stub-issue.js';

const HEAD = 'check_id,component,severity,level,title,url,observed,expected,where,count,related_urls,fix,reference\r\n';

async function* batches(...given: FindingRow[][]) {
  yield* given;
}

async function textOf(...given: FindingRow[][]): Promise<string> {
  let text = '';
  for await (const piece of findingsCsv(batches(...given))) text += piece;
  return text;
}

describe('[U] findings as CSV', () => {
  it('have a head line even when there are none', async () => {
    expect(await textOf()).to.equal(HEAD);
    expect(await textOf([], [])).to.equal(HEAD);
  });

  it('have a line each, in which nothing of the site is a formula', async () => {
    const related_urls = ['https://site.example/b', 'https://site.example/c'];
    const finding = {
      url: 'https://site.example/a',
      observed: '=HYPERLINK("x")',
      where: '@media',
      count: 2,
      related_urls,
    };
    const row = toFindingRow(finding, stubIssue('title/long'));
    expect(await textOf([row], [row])).to.equal(
      HEAD +
        `title/long,on_page_seo,medium,warning,Fault title/long,https://site.example/a,"'=HYPERLINK(""x"")",,'@media,2,https://site.example/b https://site.example/c,Mend it.,https://example.test/standard\r\n`.repeat(
          2,
        ),
    );
  });
});
