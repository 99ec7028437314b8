import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startChild } from './child.js';
import { freePort } from './servers/free-port.js';

export interface SignIn {
  /** Settings that name the provider and where it is. */
  env: Record<string, string>;
  url: string;
  stop(): Promise<void>;
}

/** The sign-in page that `npm start` offers for development, for a platform on a port that is chosen here. */
export async function startSignIn(): Promise<SignIn> {
  const folder = await mkdtemp(join(tmpdir(), 'lw-sign-in-'));
  const [port, issuerPort] = [await freePort(), await freePort()];
  const url = `http://127.0.0.1:${port}`;
  const env = {
    PORT: String(port),
    PUBLIC_URL: url,
    OIDC_ISSUER: `http://127.0.0.1:${issuerPort}`,
    OIDC_CLIENT_ID: 'linkwright-web',
    OIDC_CLIENT_SECRET: 'only for tests',
    OIDC_AUDIENCE: 'linkwright',
    PLAN_CLAIM: 'plan',
    GROUPS_CLAIM: 'groups',
  };
  const args = ['scripts/dev-identity.mjs'];
  const child = await startChild(process.execPath, args, {
    env: { ...env, DATA_DIR: folder, NODE_ENV: 'test' },
    ready: /listening as/,
  });
  return {
    env,
    url,
    async stop() {
      await child.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
