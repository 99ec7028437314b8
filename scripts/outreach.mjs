/** `npm run outreach -- <command>`: short for `npm run linkwright -- outreach <command>`. */
import './lib/runtime.mjs';
import { runClient } from './lib/run-client.mjs';

await runClient(['outreach', ...process.argv.slice(2)]);
