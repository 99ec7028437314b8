import { expect } from 'chai';
import { repairOperations, startRepairs } from '../../../api/operations/repair-operations.js';
import type { WorkflowState } from '../../../api/workflow-gateway.js';
import { DomainError } from '../../../domain/base/errors.js';
import type { Operation, OperationStatus } from '../../../domain/operations/operations.js';
import { createLogger } from '../../../platform/logger.js';
import { createRecordingGateway } from '../../support/api/operations-api.js';
import { newOperation } from '../../support/operations.js';
import { startStore, type TestStore } from '../../support/store.js';

const NOW = new Date('2026-06-01T12:00:00Z');
const secondsAgo = (seconds: number) => new Date(NOW.getTime() - seconds * 1000).toISOString();
const away = new DomainError('dependency_unavailable', 'Temporal is not reachable', true);

describe('[I] repair of operations', () => {
  let running: TestStore;
  let warnings: Record<string, unknown>[];
  const gateway = createRecordingGateway();
  const logger = createLogger(
    { level: 'warn', service: 'api' },
    { write: (line: string) => void warnings.push(JSON.parse(line)) },
  );
  before(async () => {
    running = await startStore();
  });
  after(() => running.stop());
  beforeEach(async () => {
    gateway.reset();
    warnings = [];
    await running.connection.collection('operations').deleteMany({});
  });

  async function insert(age: number, status: OperationStatus = 'queued'): Promise<Operation> {
    const operation = newOperation({ created_at: secondsAgo(age), status });
    await running.store.operations.insert(operation);
    return operation;
  }
  const repair = () => repairOperations({ operations: running.store.operations, gateway, logger }, NOW);
  const found = ({ user_id, id }: Operation) => running.store.operations.find(user_id, id);
  const started = () => gateway.started.map(({ id }) => id);

  it('starts what was accepted and never started, once it has been silent for a while', async () => {
    const lost = await insert(60);
    await insert(1);
    expect(await repair()).to.deep.equal({ started: 1, closed: 0 });
    expect(started()).to.deep.equal([lost.id]);
    expect(await found(lost)).to.deep.equal(lost);
    // It has just been touched: the workflow gets its time to begin.
    expect(await repair()).to.deep.equal({ started: 0, closed: 0 });
  });

  it('leaves alone what runs, however long it says nothing', async () => {
    const working = await insert(3600, 'running');
    gateway.states.set(working.id, 'running');
    expect(await repair()).to.deep.equal({ started: 0, closed: 0 });
    expect(await found(working)).to.deep.equal(working);
  });

  it('what runs silently does not hide what was lost behind it', async () => {
    for (let number = 0; number < 100; number++) gateway.states.set((await insert(3600, 'running')).id, 'running');
    const lost = await insert(60);
    expect(await repair()).to.deep.equal({ started: 0, closed: 0 });
    expect(await repair()).to.deep.equal({ started: 1, closed: 0 });
    expect(started()).to.deep.equal([lost.id]);
  });

  const ends: [state: WorkflowState, status: OperationStatus, code: string, detail: string][] = [
    ['timed_out', 'timed_out', 'timeout', 'The operation took too long and was stopped'],
    ['terminated', 'cancelled', 'cancelled', 'The operation was stopped'],
    ['cancelled', 'cancelled', 'cancelled', 'The operation was stopped'],
    ['failed', 'failed', 'internal', 'The work ended without an outcome'],
    ['completed', 'failed', 'internal', 'The work ended without an outcome'],
    ['absent', 'failed', 'internal', 'The work ended without an outcome'],
  ];
  for (const [state, status, code, detail] of ends) {
    it(`a running record whose workflow is ${state} ends as ${status}`, async () => {
      const operation = await insert(60, 'running');
      gateway.states.set(operation.id, state);
      expect(await repair()).to.deep.equal({ started: 0, closed: 1 });
      const record = await found(operation);
      expect(record).to.deep.include({ status, error: { code, detail }, has_result: false });
      const events = await running.store.operations.eventsAfter('alice', operation.id, 0);
      expect(events.map(({ event }) => event)).to.deep.equal([status === 'timed_out' ? 'failed' : status]);
      expect(started()).to.deep.equal([]);
    });
  }

  it('a queued record whose workflow was terminated is closed, not started again', async () => {
    const operation = await insert(60);
    gateway.states.set(operation.id, 'terminated');
    expect(await repair()).to.deep.equal({ started: 0, closed: 1 });
    expect(started()).to.deep.equal([]);
  });

  it('with Temporal away it stops, says so, and changes nothing', async () => {
    const operations = [await insert(60), await insert(50)];
    gateway.failure = away;
    expect(await repair()).to.deep.equal({ started: 0, closed: 0 });
    expect(warnings.map(({ msg, operation_id }) => [msg, operation_id])).to.deep.equal([
      ['operation not repaired', operations[0]?.id],
    ]);
    gateway.failure = null;
    expect(await repair()).to.deep.equal({ started: 2, closed: 0 });
  });

  it('one that cannot be started does not hold up the others', async () => {
    const odd = await insert(60);
    const lost = await insert(50);
    gateway.onStart = async ({ id }) => {
      if (id === odd.id) throw new Error('refused');
    };
    expect(await repair()).to.deep.equal({ started: 1, closed: 0 });
    expect(started()).to.deep.equal([odd.id, lost.id]);
    expect(warnings.map(({ operation_id }) => operation_id)).to.deep.equal([odd.id]);
    expect(await found(odd)).to.include({ status: 'queued' });
  });

  it('and is given up after a day', async () => {
    const old = await insert(25 * 3600);
    expect(await repair()).to.deep.equal({ started: 0, closed: 1 });
    expect(await found(old)).to.include({ status: 'failed' });
  });

  it('two processes repair the same record once', async () => {
    const operation = await insert(60, 'running');
    gateway.states.set(operation.id, 'timed_out');
    const rounds = await Promise.all([repair(), repair()]);
    expect(rounds.reduce((sum, { closed }) => sum + closed, 0)).to.equal(1);
  });

  it('stops when told to, before its first round', async () => {
    await insert(3600);
    await startRepairs({ operations: running.store.operations, gateway, logger }).stop();
    expect(started()).to.deep.equal([]);
  });
});
