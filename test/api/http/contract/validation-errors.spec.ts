import { expect } from 'chai';
import { toInputErrors } from '../../../../api/http/contract/validation-errors.js';

const one = (path: string, message: string, keyword?: string) =>
  toInputErrors([
    keyword === undefined ? { path, message } : { path, message, errorCode: `${keyword}.openapi.validation` },
  ])[0];

describe('[U] toInputErrors', () => {
  it('turns pointers into places', () => {
    const place = (path: string) => one(path, 'm', 'const')?.loc;
    expect(place('/body/items/0/name')).to.deep.equal(['body', 'items', 0, 'name']);
    expect(place('/body')).to.deep.equal(['body']);
    expect(place('/query/limit')).to.deep.equal(['query', 'limit']);
    expect(place('/params/0')).to.deep.equal(['path', '0']);
    expect(place('/headers/prefer')).to.deep.equal(['header', 'prefer']);
    expect(place('/cookies/c')).to.deep.equal(['cookie', 'c']);
    expect(place('/body/a~1b/c~0d/~01')).to.deep.equal(['body', 'a/b', 'c~d', '~1']);
    expect(place('#/nowhere')).to.deep.equal(['body']);
  });

  it('names types of values by where they came from', () => {
    expect(one('/body/a', 'must be integer', 'type')?.type).to.equal('int_type');
    expect(one('/query/a', 'must be integer', 'type')?.type).to.equal('int_parsing');
    expect(one('/query/a', 'must be string', 'type')?.type).to.equal('string_type');
    expect(one('/body/a', 'must be string,null', 'type')?.type).to.equal('string_type');
    expect(one('/body/a', 'must be strange', 'type')?.type).to.equal('value_error');
  });

  it('names formats', () => {
    expect(one('/body/a', 'must match format "uri"', 'format')?.type).to.equal('url_parsing');
    expect(one('/body/a', 'must match format "date-time"', 'format')?.type).to.equal('datetime_parsing');
    expect(one('/body/a', 'must match format "own"', 'format')?.type).to.equal('value_error');
  });

  it('names keywords, with words of our own for the two most common', () => {
    expect(one('/body/a', "must have required property 'a'", 'required')).to.deep.equal({
      loc: ['body', 'a'],
      msg: 'Field required',
      type: 'missing',
    });
    expect(one('/body/a', 'must NOT have additional properties', 'additionalProperties')).to.deep.include({
      msg: 'Extra inputs are not permitted',
      type: 'extra_forbidden',
    });
    expect(one('/body/a', 'must be <= 5', 'maximum')).to.deep.equal({
      loc: ['body', 'a'],
      msg: 'must be <= 5',
      type: 'less_than_equal',
    });
    expect(one('/body/a', 'must be <= 10000', 'maximum')?.msg).to.equal('must be <= 10,000');
    expect(one('/body/a', 'must match pattern "20000"', 'pattern')?.msg).to.equal('must match pattern "20000"');
    expect(one('/body/a', 'm', 'oneOf')?.type).to.equal('value_error');
  });

  it('never answers with an empty list, nor with a long one', () => {
    expect(toInputErrors([])).to.deep.equal([{ loc: ['body'], msg: 'Invalid input', type: 'value_error' }]);
    expect(toInputErrors(Array.from({ length: 500 }, () => ({ path: '/body', message: 'm' })))).to.have.length(100);
    expect(one(`/body/${'x'.repeat(10_000)}`, 'm')?.loc[1]).to.have.length(200);
  });

  it('say of a list that one is too few', () => {
    const finding = { path: '/body/competitors', message: 'must NOT be valid', errorCode: 'not.openapi.validation' };
    expect(toInputErrors([finding])).to.deep.equal([
      { loc: ['body', 'competitors'], msg: 'Name 2 to 5 competitors, or none', type: 'too_short' },
    ]);
  });
});
