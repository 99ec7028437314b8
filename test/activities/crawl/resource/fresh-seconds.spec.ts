import { expect } from 'chai';
import { freshSeconds } from '../../../../activities/crawl/resource/fresh-seconds.js';

const NOW = Date.parse('2026-06-01T00:00:00Z');

describe('[U] fresh seconds', () => {
  const cases: [headers: Record<string, string>, seconds: number | null][] = [
    [{}, null],
    [{ 'cache-control': 'public, max-age=3600' }, 3600],
    [{ 'cache-control': 'MAX-AGE="60", public' }, 60],
    [{ 'cache-control': 's-maxage=5' }, null],
    [{ 'cache-control': 'max-age=0', expires: 'Tue, 02 Jun 2026 00:00:00 GMT' }, 0],
    [{ 'cache-control': 'max-age=99999999999' }, 2 ** 31],
    [{ expires: 'Tue, 02 Jun 2026 00:00:00 GMT' }, 86_400],
    [{ expires: 'Tue, 02 Jun 2026 00:00:00 GMT', date: 'Mon, 01 Jun 2026 23:00:00 GMT' }, 3600],
    [{ expires: 'Tue, 02 Jun 2020 00:00:00 GMT' }, 0],
    [{ expires: '0' }, 0],
    [{ expires: '-1' }, 0],
    [{ 'cache-control': 'no-cache' }, null],
  ];
  for (const [headers, seconds] of cases)
    it(`${JSON.stringify(headers)}: ${seconds}`, () => expect(freshSeconds(headers, NOW)).to.equal(seconds));
});
