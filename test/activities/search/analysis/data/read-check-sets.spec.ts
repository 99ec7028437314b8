import { expect } from 'chai';
import { outcomeOfTalk } from '../../../../../activities/search/analysis/data/read-check-sets.js';
import { DomainError } from '../../../../../domain/base/errors.js';
import { rejection } from '../../../../support/rejection.js';

const open = () => ({ signal: new AbortController().signal, patience: new AbortController().signal });

/** gather-search-data.spec.ts reads whole properties. */
describe('[U] a talk about one set', () => {
  const errors: unknown[] = [];
  const deps = { onFailure: (error: unknown) => void errors.push(error) };
  const failing = (error: Error) => outcomeOfTalk(deps, open(), () => Promise.reject(error));

  it('is a value, however it ends', async () => {
    expect(await outcomeOfTalk(deps, open(), async () => 7)).to.deep.equal({ ok: true, value: 7 });
    const error = { code: 'rate_limited', detail: 'Busy' };
    expect(await failing(new DomainError('rate_limited', 'Busy', true))).to.deep.equal({ ok: false, error });
    expect(errors).to.deep.equal([]);
  });

  it('hides what no one foresaw, and tells anyone who watches', async () => {
    const fault = new Error('secret');
    const error = { code: 'internal', detail: 'An internal error occurred' };
    expect(await failing(fault)).to.deep.equal({ ok: false, error });
    expect(errors).to.deep.equal([fault]);
  });

  it('ends all talks once access has gone', async () => {
    for (const code of ['not_connected', 'connection_expired'] as const) {
      expect(await rejection(failing(new DomainError(code, 'gone')))).to.include({ code });
    }
  });
});
