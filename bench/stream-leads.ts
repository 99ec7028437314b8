import { connectStore } from '../store/connect.js';
import { createStore } from '../store/index.js';

/** Reads a campaign's leads as a stream, in a process of its own. Prints "streamed ROWS BYTES MS PEAK_MB". */
const [uri = '', userId = '', campaignId = ''] = process.argv.slice(2);
const connection = await connectStore(uri);
const { leads } = createStore(connection);
const started = performance.now();
let [rows, bytes] = [0, 0];
for await (const lead of leads.stream(userId, campaignId)) {
  rows += 1;
  bytes += Buffer.byteLength(JSON.stringify(lead));
}
const peakMb = Math.round(process.resourceUsage().maxRSS / 1024);
console.log(`streamed ${rows} ${bytes} ${Math.round(performance.now() - started)} ${peakMb}`);
await connection.close();
