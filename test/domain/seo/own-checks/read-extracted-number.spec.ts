import { expect } from 'chai';
import { readExtractedNumber } from '../../../../domain/seo/own-checks/read-extracted-number.js';

describe('[U] read number', () => {
  const cases: [text: string, withPoint: number | null, withComma: number | null][] = [
    ['12', 12, 12],
    ['$1,299.00', 1299, 1299],
    ['1.299,00 €', 1299, 1299],
    ['1 299,00 €', 1299, 1299],
    ['1\u202f299,00 €', 1299, 1299],
    ["CHF 1'299.50", 1299.5, 1299.5],
    ['CHF 1’299.50', 1299.5, 1299.5],
    ['12,5', 12.5, 12.5],
    ['12.5', 12.5, 12.5],
    ['1,299', 1299, 1.299],
    ['1.299', 1.299, 1299],
    ['0,125', 0.125, 0.125],
    ['1,234,567', 1234567, 1234567],
    ['1.234.567', 1234567, 1234567],
    ['1,234,567.89', 1234567.89, 1234567.89],
    ['-4 °C', -4, -4],
    ['\u22124', -4, -4],
    ['from 5 to 10', 5, 5],
    ['5-10', 5, 5],
    ['A4', 4, 4],
    ['12 5', 12, 12],
    ['2024 100 pages', 2024, 2024],
    ['1 000 000', 1000000, 1000000],
    ['3.', 3, 3],
    ['none', null, null],
    ['', null, null],
    ['9'.repeat(400), null, null],
  ];
  for (const [text, withPoint, withComma] of cases)
    it(`${JSON.stringify(text.slice(0, 20))} is ${withPoint}, or ${withComma} where numbers have a comma`, () => {
      expect(readExtractedNumber(text, false)).to.equal(withPoint);
      expect(readExtractedNumber(text, true)).to.equal(withComma);
    });
});
