import { dispatchDue } from '../activities/outreach/sending/dispatch-due.js';
import { connectStore } from '../store/base/connect.js';
import { createStore } from '../store/index.js';
import { benchSendingDeps } from './bench-sending.js';

/** A worker of bench/send-crashes.ts: on request, it sends what is due of its senders, side by side, until it is killed. */
const [uri = '', userId = '', ...senderIds] = process.argv.slice(2);
const store = createStore(await connectStore(uri));
const deps = benchSendingDeps(store);
const { signal } = new AbortController();
process.once('disconnect', () => process.exit(0));
process.once('message', async () => {
  await Promise.all(senderIds.map(sendAll));
  process.disconnect();
});
process.send?.('ready');

async function sendAll(sender_id: string): Promise<void> {
  for (;;) {
    const { next_at } = await dispatchDue(deps, { user_id: userId, sender_id }, signal);
    // What is paused waits for a later life.
    if (next_at === null || Date.parse(next_at) > Date.now() + 1_000) return;
  }
}
