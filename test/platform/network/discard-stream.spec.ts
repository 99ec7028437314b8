import { once } from 'node:events';
import { expect } from 'chai';
import { request } from 'undici';
import { discardStream } from '../../../platform/network/discard-stream.js';
import { startHttpServer } from '../../support/servers/loopback-server.js';

describe('[I] discardStream', () => {
  it('gives up an unread answer of a server, which fails with an error that it hears', async () => {
    const server = await startHttpServer((_request, response) => response.writeHead(200).write('begun'));
    const { body } = await request(server.url);
    const failed = once(body, 'error');
    discardStream(body);
    expect(await failed).to.have.nested.property('[0].code', 'UND_ERR_ABORTED');
    expect(body.listenerCount('error')).to.be.greaterThan(0);
    await server.close();
  });
});
