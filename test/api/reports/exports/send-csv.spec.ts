import { expect } from 'chai';
import { sendCsv } from '../../../../api/reports/exports/send-csv.js';
import { startSmallApp } from '../../../support/sites/small-app.js';

interface Row {
  id: string;
  title: string | null;
  score: number;
}

async function* rows(count: number): AsyncGenerator<Row> {
  for (let n = 0; n < count; n++) yield { id: `r${n}`, title: n === 0 ? '=1+1' : null, score: -0.5 };
}

async function download(count: number) {
  const app = await startSmallApp([(_req, res) => sendCsv(res, 'leads-a.csv', ['id', 'title', 'score'], rows(count))]);
  const answer = await app.call('GET', '/');
  await app.close();
  return answer;
}

describe('[U] sendCsv', () => {
  it('sends a header line even when there is nothing below it', async () => {
    const { status, headers, text } = await download(0);
    expect([status, headers['content-type'], headers['content-disposition'], text]).to.deep.equal([
      200,
      'text/csv; charset=utf-8',
      'attachment; filename="leads-a.csv"',
      'id,title,score\r\n',
    ]);
  });

  it('makes formulas of text harmless, and leaves numbers as they are', async () => {
    expect((await download(2)).text).to.equal("id,title,score\r\nr0,'=1+1,-0.5\r\nr1,,-0.5\r\n");
  });

  for (const count of [199, 200, 201, 1000]) {
    it(`loses none of ${count} rows`, async () => {
      const lines = (await download(count)).text.trimEnd().split('\r\n');
      expect([lines.length, lines.at(-1)]).to.deep.equal([count + 1, `r${count - 1},,-0.5`]);
    });
  }
});
