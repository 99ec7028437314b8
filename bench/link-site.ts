import { createServer } from 'node:http';

/** Answers every HEAD on every loopback address at once: what is measured is who asks. Prints "listening PORT". */
const server = createServer((_, response) => response.writeHead(200, { 'content-type': 'text/html' }).end());
server.listen(0, '0.0.0.0', () => {
  const address = server.address();
  console.log(`listening ${typeof address === 'object' ? address?.port : ''}`);
});
