import { expect } from 'chai';
import { parse } from 'yaml';
import { readOpenApiText } from '../../../api/contract/openapi-document.js';
import { INSIGHT_KINDS } from '../../../domain/insights/insight.js';

const { schemas } = parse(readOpenApiText()).components;

describe('[U] kinds of insights', () => {
  it('are those of the contract', () => {
    expect(schemas.InsightHead.properties.kind.enum).to.deep.equal([...INSIGHT_KINDS]);
  });
});
