import type { Lead } from '../domain/outreach/lead.js';
import { connectStore } from '../store/connect.js';
import { createStore } from '../store/index.js';
import { residentMegabytes } from './process-use.js';

const LINES_AT_ONCE = 200;

/** Streams the leads of a campaign in a process of its own. Prints "streamed ROWS BYTES MS IDLE_MB PEAK_MB". */
const [uri = '', userId = '', campaignId = ''] = process.argv.slice(2);
const connection = await connectStore(uri);
const { leads } = createStore(connection);
const idleMb = residentMegabytes(process.pid);
const started = performance.now();
let [rows, bytes] = [0, 0];
let waiting: Lead[] = [];
for await (const lead of leads.stream(userId, campaignId)) {
  rows += 1;
  waiting.push(lead);
  if (waiting.length === LINES_AT_ONCE) takeLines();
}
takeLines();
const ms = Math.round(performance.now() - started);
console.log(`streamed ${rows} ${bytes} ${ms} ${idleMb} ${Math.round(process.resourceUsage().maxRSS / 1024)}`);
await connection.close();

function takeLines(): void {
  bytes += Buffer.byteLength(JSON.stringify(waiting));
  waiting = [];
}
