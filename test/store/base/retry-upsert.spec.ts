import { expect } from 'chai';
import { retryUpsert } from '../../../store/base/retry-upsert.js';

describe('[U] retryUpsert', () => {
  const attempts = async (...failures: object[]) => {
    let writes = 0;
    const failure = await retryUpsert(async () => {
      const next = failures[writes++];
      if (next) throw next;
    }).catch((error: unknown) => error);
    return { writes, failure };
  };
  const duplicate = Object.assign(new Error('duplicate key'), { code: 11000 });

  it('writes once where no one else does', async () => {
    expect(await attempts()).to.deep.equal({ writes: 1, failure: undefined });
  });

  it('writes again after a rival made the record, and only then', async () => {
    expect(await attempts(duplicate)).to.deep.equal({ writes: 2, failure: undefined });
    const down = new Error('no database');
    expect(await attempts(down)).to.deep.equal({ writes: 1, failure: down });
    expect(await attempts(duplicate, down)).to.deep.equal({ writes: 2, failure: down });
  });
});
