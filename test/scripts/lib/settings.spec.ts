import path from 'node:path';
import { expect } from 'chai';
import { projectRoot } from '../../../scripts/lib/paths.mjs';
import { readSettings } from '../../../scripts/lib/settings.mjs';

describe('[U] settings of the scripts', () => {
  it('has defaults that may move', () => {
    const settings = readSettings({});
    expect(settings.dataDir).to.equal(path.join(projectRoot, '.data'));
    expect(settings.registriesOnly).to.equal(false);
    expect(settings.ports.api).to.deep.equal({ preferred: 8080, fixed: false });
    expect(settings.ports.temporal).to.deep.equal({ preferred: 7233, fixed: false });
    expect(settings.ports.temporalUi).to.deep.equal({ preferred: 8233, fixed: false });
  });

  it('takes what is set, and takes an empty value for not set', () => {
    const settings = readSettings({
      PORT: '9000',
      DATA_DIR: '/srv/lw',
      MONGODB_URI: '',
      LINKWRIGHT_DOWNLOADS: 'registries',
    });
    expect(settings.ports.api).to.deep.equal({ preferred: 9000, fixed: true });
    expect(settings.dataDir).to.equal('/srv/lw');
    expect(settings.registriesOnly).to.equal(true);
    expect(settings.env).to.not.have.property('MONGODB_URI');
  });

  it('takes port 0 for any free port', () => {
    expect(readSettings({ PORT: '0' }).ports.api).to.deep.equal({ preferred: 0, fixed: false });
  });

  for (const wrong of ['web', '65536', '-1', '80.5']) {
    it(`refuses ${wrong} for a port`, () => {
      expect(() => readSettings({ TEMPORAL_PORT: wrong })).to.throw('TEMPORAL_PORT must be a port number, 0 to 65535');
    });
  }
});
