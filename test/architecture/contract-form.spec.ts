import { expect } from 'chai';
import { middleware as createValidator } from 'express-openapi-validator';
import { plainContract } from '../support/contract.js';
import { startSmallApp } from '../support/sites/small-app.js';

describe('[I] form of openapi.yaml', function () {
  // The whole contract takes a processor seconds, which may have other work.
  this.timeout(180_000);
  /** What the validator says of a document that it serves. */
  async function judge(apiSpec: ReturnType<typeof plainContract>): Promise<number> {
    const { error } = console;
    // It reports on the console what is wrong with a document.
    console.error = () => undefined;
    const off = { validateRequests: false, validateResponses: false, validateSecurity: false } as const;
    const app = await startSmallApp([...createValidator({ apiSpec, validateApiSpec: true, ...off })]);
    try {
      const { status } = await app.call('GET', '/nowhere');
      return status;
    } finally {
      console.error = error;
      await app.close();
    }
  }

  it('is that of OpenAPI 3.1, which the API takes for granted', async () => {
    expect(await judge(plainContract())).to.equal(404);
  });

  it('is refused where it is another', async () => {
    expect(await judge({ ...plainContract(), paths: { '/nowhere': { get: { responses: 'none' } } } })).to.equal(500);
  });
});
