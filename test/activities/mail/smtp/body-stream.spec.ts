import { once } from 'node:events';
import { expect } from 'chai';
import { BodyStream } from '../../../../activities/mail/smtp/body-stream.js';

const BODY = Buffer.from('x'.repeat(200_000));

describe('[U] BodyStream', () => {
  it('asks once, at the first read, and then hands out all of it', async () => {
    let asked = 0;
    const body = new BodyStream(BODY, async () => ++asked > 0);
    await new Promise(setImmediate);
    expect([asked, body.state]).to.deep.equal([0, 'unread']);
    const chunks: Buffer[] = [];
    for await (const chunk of body) chunks.push(chunk as Buffer);
    expect(Buffer.concat(chunks).equals(BODY)).to.equal(true);
    expect([asked, body.state, body.isAtEnd]).to.deep.equal([1, 'started', true]);
  });

  it('hands out nothing while the answer is awaited, and nothing after a no', async () => {
    let answer: (allowed: boolean) => void = () => undefined;
    const body = new BodyStream(BODY, () => new Promise((resolve) => (answer = resolve)));
    let bytes = 0;
    body.on('data', (chunk: Buffer) => (bytes += chunk.length));
    await new Promise(setImmediate);
    expect(body.state).to.equal('asked');
    const refused = once(body, 'refused');
    answer(false);
    expect(await refused).to.deep.equal([null]);
    await new Promise(setImmediate);
    expect([bytes, body.state, body.isAtEnd]).to.deep.equal([0, 'refused', false]);
  });

  it('passes on why the question failed', async () => {
    const error = new Error('no store');
    const body = new BodyStream(BODY, () => Promise.reject(error));
    const refused = once(body, 'refused');
    body.resume();
    expect(await refused).to.deep.equal([error]);
  });

  it('hands out nothing after a yes that comes when the connection is gone', async () => {
    let answer: (allowed: boolean) => void = () => undefined;
    const body = new BodyStream(BODY, () => new Promise((resolve) => (answer = resolve)));
    let bytes = 0;
    body.on('data', (chunk: Buffer) => (bytes += chunk.length));
    await new Promise(setImmediate);
    body.destroy();
    answer(true);
    await body.answered;
    expect([bytes, body.state]).to.deep.equal([0, 'refused']);
  });

  it('has an answer at once when nothing was asked', async () => {
    await new BodyStream(BODY, async () => true).answered;
  });
});
