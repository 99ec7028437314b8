import { expect } from 'chai';
import { publishConnectionChanges } from '../../../../activities/search/notices/publish-connection-changes.js';
import type { WebhookEvent } from '../../../../domain/webhooks/webhook-event.js';
import { startSearchConsole, type TestSearchConsole } from '../../../support/search-console.js';

const NOW = new Date('2026-06-03T10:00:00.000Z');

describe('[I] publishConnectionChanges', () => {
  let running: TestSearchConsole;
  before(async () => {
    running = await startSearchConsole();
  });
  after(() => running.stop());

  function wrapped(publish?: (event: WebhookEvent) => Promise<void>) {
    const published: WebhookEvent[] = [];
    const errors: unknown[] = [];
    const connections = publishConnectionChanges(running.store.connections, {
      publish: publish ?? (async (event) => void published.push(event)),
      reportError: (error) => void errors.push(error),
      now: () => NOW,
    });
    return { connections, published, errors };
  }

  it('tells of an access that has ended and of a failure, each with its reason', async () => {
    await running.connect('alice');
    const { connections, published } = wrapped();
    await connections.noteSync('alice', 'searchconsole', { at: NOW, error: null });
    await connections.noteSync('alice', 'searchconsole', { at: NOW, error: 'Google did not answer' });
    await connections.markExpired('alice', 'searchconsole', 'Connect again');
    expect(published.map(({ type, data }) => [type, data['error']])).to.deep.equal([
      ['connection.error', 'Google did not answer'],
      ['connection.expired', 'Connect again'],
    ]);
    expect((await running.store.connections.find('alice', 'searchconsole'))?.status).to.equal('expired');
  });

  it('tells nothing of another grant, nor of who is not connected', async () => {
    await running.connect('bea');
    const { connections, published } = wrapped();
    expect(await connections.markExpired('bea', 'searchconsole', 'Connect again', 99)).to.equal(false);
    await connections.noteSync('nobody', 'searchconsole', { at: NOW, error: 'Google did not answer' });
    expect(published).to.deep.equal([]);
  });

  it('keeps the note where the event cannot be published', async () => {
    await running.connect('carol');
    const { connections, errors } = wrapped(() => Promise.reject(new Error('Temporal is away')));
    await connections.noteSync('carol', 'searchconsole', { at: NOW, error: 'Google did not answer' });
    expect((await running.store.connections.find('carol', 'searchconsole'))?.status).to.equal('error');
    expect(String(errors[0])).to.contain('Temporal is away');
  });
});
