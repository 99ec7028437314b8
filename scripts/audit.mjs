/** `npm run audit -- <url>`: short for `npm run linkwright -- audit <url>`. */
import './lib/runtime.mjs';
import { runClient } from './lib/run-client.mjs';

await runClient(['audit', ...process.argv.slice(2)]);
