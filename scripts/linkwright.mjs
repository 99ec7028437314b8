/** `npm run linkwright -- <command>`: the command-line client with all its commands. */
import { runClient } from './lib/run-client.mjs';

await runClient(process.argv.slice(2));
