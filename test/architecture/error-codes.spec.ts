import { expect } from 'chai';
import { ERROR_STATUS } from '../../api/http/errors.js';
import { ERROR_CODES } from '../../domain/base/errors.js';
import { plainContract } from '../support/contract.js';

describe('[U] error codes', () => {
  it('have a status each, of a client or server error', () => {
    expect(Object.keys(ERROR_STATUS).sort()).to.deep.equal([...ERROR_CODES].sort());
    for (const [code, status] of Object.entries(ERROR_STATUS)) expect(status, code).to.be.within(400, 599);
  });

  it('are each used once', () => {
    expect(new Set(ERROR_CODES).size).to.equal(ERROR_CODES.length);
  });

  it('have only statuses that openapi.yaml documents somewhere', () => {
    const { paths }: { paths: Record<string, Record<string, { responses?: object }>> } = plainContract();
    const documented = new Set(
      Object.values(paths).flatMap((item) =>
        Object.values(item).flatMap(({ responses = {} }) => Object.keys(responses)),
      ),
    );
    for (const [code, status] of Object.entries(ERROR_STATUS)) expect(documented, code).to.include(String(status));
  });
});
