import { expect } from 'chai';
import { childPath, valueAt } from '../../../../domain/insights/reading/json-path.js';

const ROOT = JSON.parse(
  '{"a":{"b-1":[{"c":3},null]},"x y":{"q\\"]":4},"3":5,"":6,"f":false,"ä":7,"__proto__":{"z":8}}',
);

describe('[U] paths into JSON', () => {
  const cases: [steps: (string | number)[], path: string, value: unknown][] = [
    [['a', 'b-1', 0, 'c'], 'a.b-1[0].c', 3],
    [['a', 'b-1', 1], 'a.b-1[1]', null],
    [['x y', 'q"]'], '["x y"]["q\\"]"]', 4],
    [['3'], '["3"]', 5],
    [[''], '[""]', 6],
    [['f'], 'f', false],
    [['ä'], '["ä"]', 7],
    [['__proto__', 'z'], '__proto__.z', 8],
  ];
  for (const [steps, path, value] of cases)
    it(`${path} is written and followed`, () => {
      expect(steps.reduce<string>(childPath, '')).to.equal(path);
      expect(valueAt(ROOT, path)).to.equal(value);
    });

  it('lead to nothing where nothing lies, and where they are none', () => {
    for (const path of ['b', 'a.b', 'a.b-1[2]', 'a[0]', 'a.b-1.length', 'toString', 'a..b', 'a[', '["x', 'a b', '.a.'])
      expect(valueAt(ROOT, path), path).to.equal(undefined);
    expect(valueAt('text', 'length')).to.equal(undefined);
    expect(valueAt(ROOT, '')).to.equal(ROOT);
  });
});
