import { expect } from 'chai';
import { RICH_RESULTS } from '../../../../../domain/seo/schema/rich-results/index.js';
import type { PropertyNeeds } from '../../../../../domain/seo/schema/rich-results/rich-result.js';
import { isSchemaProperty, isSchemaType } from '../../../../../domain/seo/schema/vocabulary.js';
import { expectNone } from '../../../../support/expect-none.js';

describe('[U] rich results', () => {
  it('name types and properties of the vocabulary alone', () => {
    const types = RICH_RESULTS.flatMap(({ types, except = [] }) => [...types, ...except]);
    expectNone(
      types.filter((type) => !isSchemaType(type)),
      'Types that do not exist',
    );
    expectNone(
      RICH_RESULTS.flatMap(propertiesOf).filter((name) => !isSchemaProperty(name)),
      'Properties that do not exist',
    );
  });

  it('let narrower types stand before wider ones', () => {
    const places = RICH_RESULTS.map(({ types }) => types[0] ?? '');
    expect(places.indexOf('VacationRental')).to.be.lessThan(places.indexOf('LocalBusiness'));
    expect(places.indexOf('LocalBusiness')).to.be.lessThan(places.indexOf('Organization'));
  });
});

function propertiesOf({ required, recommended, parts = [] }: PropertyNeeds): string[] {
  const own = [...required, ...recommended].flat().flatMap((path) => path.split('.'));
  return [...own, ...parts.flatMap((part) => [part.via, ...propertiesOf(part)])];
}
