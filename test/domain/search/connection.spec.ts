import { expect } from 'chai';
import { PLATFORMS } from '../../../domain/search/connection.js';
import { PLATFORM_NAMES } from '../../../domain/search/oauth-settings.js';
import { plainContract } from '../../support/contract.js';

describe('[U] platforms', () => {
  it('are those of the contract, and each has a name', () => {
    const { components } = plainContract() as {
      components: { schemas: { PlatformName: { enum: string[] } } };
    };
    expect([...PLATFORMS]).to.deep.equal(components.schemas.PlatformName.enum);
    expect(Object.keys(PLATFORM_NAMES)).to.deep.equal([...PLATFORMS]);
  });
});
