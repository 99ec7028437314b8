import { expect } from 'chai';
import { createConnection } from 'mongoose';
import { streamRecords } from '../../../store/base/stream-records.js';
import { startStore, type TestStore } from '../../support/store.js';

interface Numbered {
  number: number;
}

describe('[I] stream of records', () => {
  let running: TestStore;
  before(async () => {
    running = await startStore();
    const created = (number: number) => new Date(Date.UTC(2026, 0, 1) + number * 1_000);
    const records = Array.from({ length: 250 }, (_, number) => ({
      number,
      odd: number % 2,
      created_at: created(number),
    }));
    await running.connection.collection('numbers').insertMany(records);
  });
  after(() => running.stop());

  it('gives all that the filter lets through, newest first, batch after batch', async () => {
    const seen: number[] = [];
    for await (const { number } of streamRecords<Numbered>(running.connection, 'numbers', { odd: 1 }))
      seen.push(number);
    expect(seen).to.deep.equal(Array.from({ length: 125 }, (_, index) => 249 - 2 * index));
    for await (const _ of streamRecords(running.connection, 'numbers', { odd: 2 })) expect.fail('there is none');
  });

  it('asks for no more than is read, and leaves nothing open when its reader goes', async () => {
    const { host, port, name } = running.connection;
    const watched = await createConnection(`mongodb://${host}:${port}/${name}`, { monitorCommands: true }).asPromise();
    const asked: string[] = [];
    watched.getClient().on('commandStarted', ({ commandName }) => asked.push(commandName));
    for await (const { number } of streamRecords<Numbered>(watched, 'numbers', {})) if (number === 120) break;
    await watched.close();
    const reads = asked.filter((name) => ['find', 'getMore', 'killCursors'].includes(name));
    expect(reads).to.deep.equal(['find', 'getMore', 'killCursors']);
  });
});
