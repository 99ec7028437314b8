import { expect } from 'chai';
import { captureStartPage } from '../../../activities/browser/capture-start-page.js';
import type { PageShot } from '../../../activities/browser/ports.js';

const operation = { id: 'a'.repeat(24), user_id: 'alice' };
const { signal } = new AbortController();

describe('[U] captureStartPage', () => {
  it('stores each image under the audit, and says which there are', async () => {
    const stored = new Map<string, string>();
    const shots: PageShot[] = [{ device: 'phone', jpeg: Buffer.from('jpeg') }];
    const deps = {
      camera: { capture: async () => shots },
      checkUrl: (url: string) => new URL(url),
      openAccess: async () => null,
      artifacts: {
        putPacked: async (user: string, key: string, bytes: Buffer) => {
          stored.set(`${user} ${key}`, String(bytes));
          return { bytes: bytes.length };
        },
      },
    };
    const taken = await captureStartPage(deps, { operation, url: 'https://site.example/' }, signal);
    expect(taken).to.deep.equal({ taken: ['phone'] });
    expect([...stored]).to.deep.equal([[`alice operation:${operation.id}:shot:phone`, 'jpeg']]);
  });

  it('asks no browser for an address that may not be requested', async () => {
    const deps = {
      camera: { capture: async () => Promise.reject(new Error('asked')) },
      openAccess: async () => null,
      checkUrl: () => {
        throw new Error('not allowed');
      },
      artifacts: { putPacked: async () => ({ bytes: 0 }) },
    };
    const failure = await captureStartPage(deps, { operation, url: 'http://10.0.0.1/' }, signal).catch(String);
    expect(failure).to.equal('Error: not allowed');
  });
});
