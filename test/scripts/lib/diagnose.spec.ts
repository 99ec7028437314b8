import { expect } from 'chai';
import { diagnose, diagnoseNode } from '../../../scripts/lib/diagnose.mjs';
import { readSettings } from '../../../scripts/lib/settings.mjs';

const inspect = (env: NodeJS.ProcessEnv) =>
  diagnose({ settings: readSettings({ DATA_DIR: '/nonexistent/data', ...env }), cacheRoot: '/nonexistent/cache' });

describe('[U] diagnose', () => {
  it('wants Node.js 22.19 or newer', () => {
    for (const good of ['22.19.0', '22.23.2', '24.0.0']) expect(diagnoseNode(good).state, good).to.equal('ok');
    for (const old of ['22.18.0', '20.20.2']) expect(diagnoseNode(old).state, old).to.equal('missing');
  });

  it('says for every part that is missing how to get it', async () => {
    const findings = await inspect({ PATH: '', NODE_ENV: 'production', CHROME_PATH: '/nonexistent/chrome' });
    const missing = findings.filter(({ state }) => state === 'missing');
    expect(missing.map(({ part }) => part)).to.deep.equal(['database', 'temporal', 'identity', 'browser', 'mail']);
    for (const { part, fix } of findings.filter(({ state }) => state !== 'ok')) expect(fix, part).to.match(/\w{3}/);
  });

  it('takes what settings name, and shows no password', async () => {
    const findings = await inspect({
      MONGODB_URI: 'mongodb://u:secret@db.example/lw',
      TEMPORAL_ADDRESS: 'temporal.example:7233',
      OIDC_ISSUER: 'https://id.example',
    });
    const found = (part: string) => findings.find((finding) => finding.part === part)?.found;
    expect(found('database')).to.equal('your MongoDB, mongodb://***@db.example/lw');
    expect(found('temporal')).to.equal('yours, temporal.example:7233');
    expect(found('identity')).to.equal('yours, https://id.example');
    expect(found('platform')).to.equal('does not run');
  });
});
