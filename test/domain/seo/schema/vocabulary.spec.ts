import { expect } from 'chai';
import {
  allowsProperty,
  isKind,
  isSchemaProperty,
  isSchemaType,
  propertyInRightCase,
  typeInRightCase,
  typeWithAncestors,
} from '../../../../domain/seo/schema/vocabulary.js';

describe('[U] vocabulary', () => {
  it('knows types of the core, of extensions and pending ones, and no others', () => {
    for (const type of ['Thing', 'Product', 'Physician', 'MathSolver', '3DModel', 'URL', 'OccupationAggregation']) {
      expect(isSchemaType(type), type).to.equal(true);
    }
    for (const type of ['product', 'Produkt', '', 'toString', '__proto__']) {
      expect(isSchemaType(type), type).to.equal(false);
    }
  });

  it('knows what a type is a kind of, along every line', () => {
    expect([...typeWithAncestors('Bakery')]).to.deep.equal([
      'Bakery',
      'FoodEstablishment',
      'LocalBusiness',
      'Organization',
      'Place',
      'Thing',
    ]);
    expect([...typeWithAncestors('Nothing')]).to.deep.equal(['Nothing']);
    expect(isKind(['Thing', 'Bakery'], 'Place')).to.equal(true);
    expect(isKind(['Person'], 'Place')).to.equal(false);
    expect(isKind([], 'Thing')).to.equal(false);
  });

  it('lets a property stand on its type and on those below', () => {
    expect(allowsProperty('Product', 'sku')).to.equal(true);
    expect(allowsProperty('ProductGroup', 'sku')).to.equal(true);
    expect(allowsProperty('Bakery', 'name')).to.equal(true);
    expect(allowsProperty('Thing', 'sku')).to.equal(false);
    expect(allowsProperty('Product', 'colour')).to.equal(false);
    expect([isSchemaProperty('sku'), isSchemaProperty('colour'), isSchemaProperty('constructor')]).to.deep.equal([
      true,
      false,
      false,
    ]);
  });

  it('finds a name by its letters whatever their case', () => {
    expect([typeInRightCase('review'), typeInRightCase('PRODUCTGROUP')]).to.deep.equal(['Review', 'ProductGroup']);
    expect([typeInRightCase('Review'), typeInRightCase('Rezension')]).to.deep.equal([null, null]);
    expect([propertyInRightCase('datepublished'), propertyInRightCase('URL')]).to.deep.equal(['datePublished', 'url']);
    expect([propertyInRightCase('url'), propertyInRightCase('colour')]).to.deep.equal([null, null]);
  });
});
