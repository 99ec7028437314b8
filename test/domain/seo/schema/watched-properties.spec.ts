import { expect } from 'chai';
import { isSchemaProperty } from '../../../../domain/seo/schema/vocabulary.js';
import { VALUE_FORMS, WATCHED_PROPERTIES } from '../../../../domain/seo/schema/watched-properties.js';

describe('[U] watched properties', () => {
  it('are properties of the vocabulary', () => {
    expect([...WATCHED_PROPERTIES].filter((name) => !isSchemaProperty(name))).to.deep.equal([]);
  });

  it('have their form, or are read for what they say', () => {
    expect(VALUE_FORMS.get('uploadDate')).to.equal('date');
    expect(VALUE_FORMS.get('lowPrice')).to.equal('price');
    expect([VALUE_FORMS.has('name'), WATCHED_PROPERTIES.has('name')]).to.deep.equal([false, true]);
    expect([VALUE_FORMS.has('constructor'), WATCHED_PROPERTIES.has('description')]).to.deep.equal([false, false]);
  });
});
