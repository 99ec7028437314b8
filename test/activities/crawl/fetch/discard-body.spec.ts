import { once } from 'node:events';
import { Readable } from 'node:stream';
import { expect } from 'chai';
import { request } from 'undici';
import { discardBody, heedBody } from '../../../../activities/crawl/fetch/discard-body.js';
import { startHttpServer } from '../../../support/servers/loopback-server.js';

describe('[U] heedBody', () => {
  it('hears what a stream fails with that no one reads', async () => {
    const body = heedBody(Readable.from(['text']));
    const closed = new Promise((resolve) => body.once('close', resolve));
    body.destroy(new Error('reset'));
    await closed;
    expect(body.errored?.message).to.equal('reset');
  });

  it('leaves the failure to anyone who reads', async () => {
    const body = heedBody(new Readable({ read() {} }));
    const read = body.toArray().catch((error: unknown) => error);
    body.destroy(new Error('reset'));
    expect(await read).to.have.property('message', 'reset');
  });
});

describe('[I] discardBody', () => {
  it('gives up an unread answer of a server, which fails with an error that it hears', async () => {
    const server = await startHttpServer((_request, response) => {
      response.writeHead(200, { 'content-encoding': 'none' }).write('begun');
    });
    const { body } = await request(server.url);
    const failed = once(body, 'error');
    discardBody(body);
    expect(await failed).to.have.nested.property('[0].code', 'UND_ERR_ABORTED');
    expect(body.listenerCount('error')).to.be.greaterThan(0);
    await server.close();
  });

  it('does nothing to one that has been read', async () => {
    const server = await startHttpServer((_request, response) => response.end('all'));
    const { body } = await request(server.url);
    expect(await body.text()).to.equal('all');
    discardBody(body);
    expect(body.errored).to.equal(null);
    await server.close();
  });
});
