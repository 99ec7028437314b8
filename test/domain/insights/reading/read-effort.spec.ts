import { expect } from 'chai';
import { readEffort } from '../../../../domain/insights/reading/read-effort.js';

const read = (value: object) => readEffort({ path: 'e', value });

describe('[U] effort of an entry', () => {
  const cases: [entry: object, days: number | null, paths: string[]][] = [
    [{ effort: { value: 2, unit: 'weeks' } }, 10, ['e.effort.value', 'e.effort.unit']],
    [{ effort: { value: 3, unit: 'hours' } }, 0.5, ['e.effort.value', 'e.effort.unit']],
    [{ effort_days: '1.5' }, 1.5, ['e.effort_days']],
    [{ estimatedHours: 12 }, 2, ['e.estimatedHours']],
    [{ effort_weeks: 2 }, 10, ['e.effort_weeks']],
    [{ effort: '1-2 days' }, 2, ['e.effort']],
    [{ effort: '3 h' }, null, []],
    [{ effort: '4 hours' }, 4 / 6, ['e.effort']],
    [{ effort: 'Low' }, 0.5, ['e.effort']],
    [{ complexity: 'high' }, 5, ['e.complexity']],
    [{ effort: 3 }, null, []],
    [{ effort: { value: 2, unit: 'moons' } }, null, []],
    [{ effort_days: 0 }, null, []],
    [{ effort_days: 1e9 }, null, []],
    [{}, null, []],
  ];
  for (const [entry, days, paths] of cases)
    it(`of ${JSON.stringify(entry)} is ${days}`, () => {
      const found = read(entry);
      expect(found?.days ?? null).to.equal(days);
      expect(found?.evidence.map(({ path }) => path) ?? []).to.deep.equal(paths);
    });

  it('says what it rests on', () => {
    expect(read({ effort_days: 2 })?.basis).to.equal('as the analysis says');
    expect(read({ effort: 'low' })?.basis).to.equal('assumed for an effort of "low"');
  });
});
