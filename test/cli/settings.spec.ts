import { expect } from 'chai';
import { readSettings } from '../../cli/settings.js';

describe('[U] client settings', () => {
  it('has defaults', () => {
    expect(readSettings({})).to.deep.equal({
      server: 'http://127.0.0.1:8080',
      token: null,
      workspace: null,
      color: true,
    });
  });

  it('reads address, token and workspace', () => {
    const env = { LINKWRIGHT_URL: 'https://seo.example/', LINKWRIGHT_TOKEN: 't', LINKWRIGHT_WORKSPACE: 'ws_1' };
    expect(readSettings(env)).to.deep.equal({
      server: 'https://seo.example',
      token: 't',
      workspace: 'ws_1',
      color: true,
    });
  });

  it('takes empty variables as not set', () => {
    const env = { LINKWRIGHT_URL: '', LINKWRIGHT_TOKEN: '', NO_COLOR: '' };
    expect(readSettings(env)).to.deep.equal({
      server: 'http://127.0.0.1:8080',
      token: null,
      workspace: null,
      color: true,
    });
  });

  it('has no colors with NO_COLOR or on a dumb terminal', () => {
    expect(readSettings({ NO_COLOR: '0' }).color).to.equal(false);
    expect(readSettings({ TERM: 'dumb' }).color).to.equal(false);
  });
});
