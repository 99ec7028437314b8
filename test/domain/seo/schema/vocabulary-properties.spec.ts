import { expect } from 'chai';
import { isSchemaType } from '../../../../domain/seo/schema/vocabulary.js';
import { VOCABULARY_PROPERTIES } from '../../../../domain/seo/schema/vocabulary-properties.js';
import { expectNone } from '../../../support/expect-none.js';

describe('[U] vocabulary properties', () => {
  const entries = VOCABULARY_PROPERTIES.split(' ').map((entry) => entry.split('<'));

  it('are named once', () => {
    expect(new Set(entries.map(([name]) => name)).size).to.equal(entries.length);
    expect(entries.length).to.be.greaterThan(1400);
  });

  it('stand on types alone', () => {
    const types = entries.flatMap(([, types = '']) => types.split(','));
    expectNone(
      types.filter((type) => !isSchemaType(type)),
      'Places that are no types',
    );
  });
});
