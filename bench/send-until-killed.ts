import { dispatchDue } from '../activities/outreach/sending/dispatch-due.js';
import { connectStore } from '../store/base/connect.js';
import { createStore } from '../store/index.js';
import { benchSendingDeps } from './bench-sending.js';

/** A worker of bench/send-crashes.ts: on request, it sends what is due of one sender until it is killed. */
const [uri = '', userId = '', senderId = ''] = process.argv.slice(2);
const store = createStore(await connectStore(uri));
const deps = benchSendingDeps(store);
const { signal } = new AbortController();
process.once('disconnect', () => process.exit(0));
process.once('message', async () => {
  for (;;) {
    const { next_at } = await dispatchDue(deps, { user_id: userId, sender_id: senderId }, signal);
    if (next_at === null) break;
  }
  process.disconnect();
});
process.send?.('ready');
