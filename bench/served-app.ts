import { createServer } from 'node:http';
import { appPages, singlePageApp } from '../test/support/sites/single-page-app.js';

/** Serves a single-page application of so many pages on a free loopback port, which it prints. */
const pages = Number(process.argv[2] ?? 3_000);
const server = createServer(singlePageApp(appPages(pages)));
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  console.log(`listening ${typeof address === 'object' && address ? address.port : 0}`);
});
