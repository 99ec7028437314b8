import { readdirSync } from 'node:fs';
import { expect } from 'chai';
import { createAppAssets } from '../../api/web-app.js';
import { APP_STYLE } from '../../web/app/style/app-style.js';
import { type SmallApp, startSmallApp } from '../support/sites/small-app.js';

describe('[I] files of the web dashboard', () => {
  let app: SmallApp;
  before(async () => {
    app = await startSmallApp([createAppAssets()]);
  });
  after(() => app.close());

  it('are its style and its scripts, which browsers keep for an hour', async () => {
    const style = await app.call('GET', '/app.css');
    expect([style.status, style.text, style.headers['cache-control']]).to.deep.equal([
      200,
      APP_STYLE,
      'public, max-age=3600',
    ]);
    expect(readdirSync('api/generated/web-app').toSorted()).to.deep.equal(['app.js', 'charts.js']);
    for (const name of ['app.js', 'charts.js']) {
      const script = await app.call('GET', `/${name}`);
      expect([name, script.status, script.headers['cache-control']]).to.deep.equal([name, 200, 'public, max-age=3600']);
      expect(script.headers['content-type']).to.match(/javascript/);
    }
  });

  it('and nothing beside them', async () => {
    for (const path of ['/', '/other.js', '/../web-app.ts', '/..%2fweb-app.ts']) {
      expect([path, (await app.call('GET', path)).status]).to.deep.equal([path, 404]);
    }
  });
});
