import { expect } from 'chai';
import {
  findCustomValueError,
  isVariableName,
  readCustomValues,
  toVariableName,
} from '../../../../domain/outreach/campaigns/custom-values.js';

describe('[U] toVariableName', () => {
  const names: [column: string, name: string | null][] = [
    ['First Name', 'first_name'],
    ['  E-Mail (2)  ', 'e_mail_2'],
    ['Größe', 'größe'],
    ['会社名', '会社名'],
    ['ＦＩＲＳＴ', 'first'],
    ['topic', 'topic'],
    ['2nd contact', null],
    ['Website', null],
    ['Your name', null],
    ['constructor', null],
    ['__proto__', 'proto'],
    ['---', null],
    ['x'.repeat(51), null],
  ];
  for (const [column, name] of names)
    it(`makes ${name} of ${JSON.stringify(column.slice(0, 20))}`, () => {
      expect(toVariableName(column)).to.equal(name);
      if (name !== null) expect(isVariableName(name)).to.equal(true);
    });
});

describe('[U] readCustomValues', () => {
  it('keeps values and leaves out what is none', () => {
    expect(readCustomValues({ first_name: ' Ana ', company: '', city: null })).to.deep.equal({
      custom: { first_name: 'Ana' },
      faults: [],
    });
    expect(readCustomValues(undefined)).to.deep.equal({ custom: {}, faults: [] });
  });

  it('reports every error with its place', () => {
    const fields = (given: unknown) => readCustomValues(given).faults.map(({ field }) => field);
    expect(fields({ website: 'x', First: 'x', a: 1, b: 'x'.repeat(1_001), c: 'a\u0000' })).to.deep.equal(
      ['website', 'First', 'a', 'b', 'c'].map((name) => `custom.${name}`),
    );
    expect(fields(['x'])).to.deep.equal(['custom']);
    expect(fields(Object.fromEntries(Array.from({ length: 51 }, (_, n) => [`a${n}`, 'x'])))).to.deep.equal(['custom']);
  });
});

describe('[U] findCustomValueError', () => {
  it('finds none in a usual value', () => {
    expect(findCustomValueError('Ana [Editor] {x}\nLind')).to.equal(null);
  });
});
