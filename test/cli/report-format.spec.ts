import { expect } from 'chai';
import { readFormat } from '../../cli/report-format.js';

describe('[U] report format', () => {
  const cases = [
    ['report.html', 'html'],
    ['REPORT.HTM', 'html'],
    ['/tmp/a.pdf', 'pdf'],
    ['issues.csv', 'csv'],
    ['issues.json', 'json'],
    ['scan.sarif', 'sarif'],
    ['scan.sarif.json', 'sarif'],
    ['junit.xml', 'junit'],
    ['report', null],
    ['report.txt', null],
  ] as const;
  for (const [file, format] of cases)
    it(`of ${file} is ${format ?? 'not said'}`, () => expect(readFormat(file)).to.equal(format));
});
