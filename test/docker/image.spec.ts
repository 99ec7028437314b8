import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect } from 'chai';
import { APP_ASSETS_PATH } from '../../api/web-app.js';
import { createImageFolders, type ImageFolders } from '../support/image-folder.js';
import { startPlatform, type TestPlatform } from '../support/platform.js';

/** What Node compiles of these folders must not pile up in the cache of the project. */
const COMPILED_BESIDE = { NODE_COMPILE_CACHE: '' };

describe('[E] the application image, without Docker', function () {
  this.timeout(300_000);
  let folders: ImageFolders;
  let platform: TestPlatform | null = null;
  before(() => {
    folders = createImageFolders();
  });
  after(async () => {
    await platform?.stop();
    folders.remove();
  });

  it('is built from what Docker is given', async () => {
    const env = { ...process.env, ...COMPILED_BESIDE };
    const build = promisify(execFile)(process.execPath, ['scripts/build.mjs'], { cwd: folders.build, env });
    // A build that fails says why there.
    const { stdout } = await build.catch((failure: { stdout: string }) => failure);
    expect(stdout).to.match(/dist\/ .*just built/);
  });

  it('holds all that API and workers need, and all that the API serves', async () => {
    platform = await startPlatform({ allow: [], root: folders.application(), env: COMPILED_BESIDE });
    const paths = ['app.js', 'app.css'].map((file) => `${APP_ASSETS_PATH}/${file}`);
    paths.push(...['initializer.js', 'page.css', 'swagger-ui-bundle.js'].map((file) => `/docs/assets/${file}`));
    for (const path of [...paths, '/docs', '/openapi.yaml', '/health/ready']) {
      expect((await fetch(`${platform.url}${path}`)).status, path).to.equal(200);
    }
  });
});
