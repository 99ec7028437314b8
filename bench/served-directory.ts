import { startStaticSite } from '../test/support/sites/static-site.js';

/** `tsx bench/served-directory.ts <directory>`: serves it from a process of its own and prints `listening <port>`. */
const [directory] = process.argv.slice(2);
if (!directory) throw new Error('Name the directory of a web site');
const site = await startStaticSite(directory);
console.log(`listening ${new URL(site.url).port}`);
