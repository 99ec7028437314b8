import { expect } from 'chai';
import type { HostProbes } from '../../../../domain/seo/artifacts/host-probes.js';
import {
  cachingConfig,
  compressionConfig,
  hostRedirect,
  http2Config,
  httpsRedirect,
} from '../../../../domain/seo/fixes/server-config.js';
import { readConfig, write } from '../../../support/fix-cases.js';
import { pageFrom } from '../../../support/sites/pages.js';

const on = (url: string) => [pageFrom('Hi', { url })];
const probes = (https_form: HostProbes['https_form']): HostProbes => ({
  http_form: null,
  www_form: null,
  random_path: null,
  favicon: null,
  llms_txt: null,
  https_form,
});

describe('[U] server config', () => {
  it('redirects to https with the host of the site', () => {
    const [nginx, apache] = write(httpsRedirect, on('https://site.example/'));
    expect(nginx?.code).to.equal(
      'server {\n    listen 80;\n    server_name site.example;\n    return 301 https://site.example$request_uri;\n}',
    );
    expect(readConfig(apache?.code ?? '').strings).to.deep.equal(['/', 'https://site.example/']);
  });

  it('does not redirect to https before https answers', () => {
    const page = on('http://site.example/');
    expect(write(httpsRedirect, page)).to.deep.equal([]);
    expect(write(httpsRedirect, page, { probes: probes({ status: 200, error: null }) }).length).to.equal(2);
    const error = { kind: 'tls' as const, message: 'x' };
    expect(write(httpsRedirect, page, { probes: probes({ status: 0, error }) })).to.deep.equal([]);
  });

  it('redirects the other spelling of the host to the one that pages have', () => {
    expect(write(hostRedirect, on('https://www.site.example/'))[0]?.code).to.match(
      /listen 443 ssl;\n {4}server_name site\.example;\n.*\n {4}return 301 https:\/\/www\.site\.example\$request_uri;/,
    );
    expect(write(hostRedirect, on('http://site.example/'))[1]?.code).to.match(
      /^<VirtualHost \*:80>\n {4}ServerName www\.site\.example\n/,
    );
  });

  it('says nothing for a server on a port of its own, or without a name', () => {
    for (const url of ['https://site.example:8443/', 'https://[::1]/']) {
      expect(write(httpsRedirect, on(url)), url).to.deep.equal([]);
      expect(write(hostRedirect, on(url)), url).to.deep.equal([]);
    }
  });

  it('has settings for both servers where the site does not matter', () => {
    for (const fix of [compressionConfig, cachingConfig, http2Config]) {
      const snippets = write(fix, on('https://site.example/'));
      expect(snippets.map(({ language }) => language)).to.deep.equal(['nginx', 'apache']);
      for (const { code } of snippets) readConfig(code);
    }
  });
});
