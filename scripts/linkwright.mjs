/** `npm run linkwright -- <command>`: the command-line client with all its commands. */
import './lib/runtime.mjs';
import { runClient } from './lib/run-client.mjs';

await runClient(process.argv.slice(2));
