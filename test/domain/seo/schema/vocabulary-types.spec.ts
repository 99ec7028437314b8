import { expect } from 'chai';
import { VOCABULARY_TYPES } from '../../../../domain/seo/schema/vocabulary-types.js';
import { expectNone } from '../../../support/expect-none.js';

describe('[U] vocabulary types', () => {
  const entries = VOCABULARY_TYPES.split(' ').map((entry) => {
    const [name = '', above = ''] = entry.split('<');
    return { name, parents: above === '' ? [] : above.split(',') };
  });
  const names = new Set(entries.map(({ name }) => name));

  it('are named once, and those above them are types as well', () => {
    expect(names.size).to.equal(entries.length);
    expect(names.size).to.be.greaterThan(900);
    expectNone(
      entries.flatMap(({ parents }) => parents).filter((parent) => !names.has(parent)),
      'Parents that are no types',
    );
  });

  it('all come down from Thing, data types aside', () => {
    const orphans = entries.filter(({ parents }) => parents.length === 0).map(({ name }) => name);
    expect(orphans).to.deep.equal(['PronounceableText', 'Thing']);
  });
});
