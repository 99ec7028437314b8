import { expect } from 'chai';
import { parse } from 'yaml';
import { readOpenApiText } from '../../../api/contract/openapi-document.js';
import { PLATFORMS } from '../../../domain/search-data/connection.js';
import { PLATFORM_NAMES } from '../../../domain/search-data/oauth-settings.js';

describe('[U] platforms', () => {
  it('are those of the contract, and each has a name', () => {
    const { components } = parse(readOpenApiText()) as {
      components: { schemas: { PlatformName: { enum: string[] } } };
    };
    expect([...PLATFORMS]).to.deep.equal(components.schemas.PlatformName.enum);
    expect(Object.keys(PLATFORM_NAMES)).to.deep.equal([...PLATFORMS]);
  });
});
