import { expect } from 'chai';
import { parseOpenApiDocument, readOpenApiText } from '../../../../api/http/contract/openapi-document.js';
import {
  EXTRACTION_TAKES,
  FILTER_OPERATORS,
  OWN_CHECK_BOUNDS,
  RULE_TYPES,
} from '../../../../domain/seo/own-checks/own-checks.js';

const document: unknown = parseOpenApiDocument(readOpenApiText());

/** What the contract has at this place below its schemas. */
function at(...path: string[]): unknown {
  return ['components', 'schemas', ...path].reduce<unknown>(
    (value, name) => (typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined),
    document,
  );
}

describe('[U] own checks', () => {
  it('have the words of the contract', () => {
    expect(at('Extraction', 'properties', 'take', 'enum')).to.deep.equal([...EXTRACTION_TAKES]);
    expect(at('OwnRule', 'properties', 'type', 'enum')).to.deep.equal([...RULE_TYPES]);
    expect(at('FilterCondition', 'properties', 'operator', 'enum')).to.deep.equal([...FILTER_OPERATORS]);
  });

  it('have the bounds of the contract', () => {
    expect({
      extractions: at('Extractions', 'maxItems'),
      page_filters: at('PageFilters', 'maxItems'),
    }).to.deep.equal({ ...OWN_CHECK_BOUNDS });
  });
});
