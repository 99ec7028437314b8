import { expect } from 'chai';
import { walkPlaces } from '../../../../domain/insights/reading/walk-places.js';

function visited(value: unknown, enter: (key: string) => boolean = () => true, path = ''): string[] {
  const paths: string[] = [];
  walkPlaces({ path, value }, (place, key) => {
    paths.push(`${place.path}:${key}`);
    return enter(key);
  });
  return paths;
}

describe('[U] walk over an input', () => {
  it('meets the outer parts first, items by the name of their list', () => {
    expect(visited({ a: { deep: {} }, Some_List: [{}, 5] })).to.deep.equal([
      ':',
      'a:a',
      'Some_List:somelist',
      'a.deep:deep',
      'Some_List[0]:somelist',
    ]);
    expect(visited([{}], () => true, 'x.all_items')).to.deep.equal(['x.all_items:allitems', 'x.all_items[0]:allitems']);
  });

  it('enters nothing that it is asked to leave, and nothing that is over', () => {
    expect(visited({ a: { b: {} } }, (key) => key !== 'a')).to.deep.equal([':', 'a:a']);
    expect(visited({ previous: { b: {} }, fixed_issues: [{}], checksRun: {} })).to.deep.equal([':']);
  });

  it('ends, whatever it meets', () => {
    let deep: unknown = {};
    for (let at = 0; at < 100_000; at++) deep = [deep];
    expect(walkPlaces({ path: '', value: deep }, () => true)).to.equal(true);
    const wide = Array.from({ length: 5_001 }, () => ({}));
    expect(walkPlaces({ path: '', value: wide }, () => true)).to.equal(false);
    const many = Array.from({ length: 500 }, () => Array.from({ length: 500 }, () => ({})));
    let count = 0;
    expect(walkPlaces({ path: '', value: many }, () => count++ >= 0)).to.equal(false);
    expect(count).to.be.at.most(200_000);
  });
});
