import { expect } from 'chai';
import { nameOperation } from '../../../api/operations/name-operation.js';
import type { Operation, OperationStatus } from '../../../domain/operations/operations.js';
import { newOperation } from '../../support/operations.js';

/** Records by id. */
function records() {
  const known = new Map<string, Operation>();
  const find = async (user: string, id: string) => (user === 'alice' ? (known.get(id) ?? null) : null);
  const end = (id: string, status: OperationStatus) => known.set(id, newOperation({ id, status }));
  return { name: (...about: string[]) => nameOperation({ find }, 'alice', about), end };
}

describe('[U] nameOperation', () => {
  it('gives the same name to the same, and another to anything else', async () => {
    const { name, end } = records();
    const first = await name('print_report', 'page');
    expect(first).to.match(/^[0-9a-f]{24}$/);
    for (const status of ['queued', 'running', 'completed'] as const) {
      end(first, status);
      expect(await name('print_report', 'page'), status).to.equal(first);
    }
    expect(await name('print_report', 'other page')).to.not.equal(first);
    expect(await nameOperation({ find: async () => null }, 'bob', ['print_report', 'page'])).to.not.equal(first);
  });

  it('gives a new one where the last failed, was canceled or ran out of time', async () => {
    const { name, end } = records();
    const met = new Set<string>();
    for (const status of ['failed', 'cancelled', 'timed_out'] as const) {
      const given = await name('a');
      met.add(given);
      end(given, status);
    }
    met.add(await name('a'));
    expect(met.size).to.equal(4);
  });
});
