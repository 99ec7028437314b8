import { expect } from 'chai';
import { readSettings } from '../../cli/settings.js';

describe('[U] client settings', () => {
  it('has defaults', () => {
    expect(readSettings({})).to.deep.equal({ server: 'http://127.0.0.1:8080', token: null, color: true });
  });

  it('reads address and token', () => {
    const env = { LINKWRIGHT_URL: 'https://seo.example/', LINKWRIGHT_TOKEN: 't' };
    expect(readSettings(env)).to.deep.equal({ server: 'https://seo.example', token: 't', color: true });
  });

  it('takes empty variables as not set', () => {
    const env = { LINKWRIGHT_URL: '', LINKWRIGHT_TOKEN: '', NO_COLOR: '' };
    expect(readSettings(env)).to.deep.equal({ server: 'http://127.0.0.1:8080', token: null, color: true });
  });

  it('has no colours with NO_COLOR or on a dumb terminal', () => {
    expect(readSettings({ NO_COLOR: '0' }).color).to.equal(false);
    expect(readSettings({ TERM: 'dumb' }).color).to.equal(false);
  });
});
