import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import { Command } from 'commander';
import { listCrawlOptions, type RawCrawlOptions, toCrawlRequest } from '../../../cli/commands/crawl-options.js';

function parse(...args: string[]): Record<string, unknown> {
  const command = new Command().exitOverride().configureOutput({ writeErr: () => undefined });
  for (const option of listCrawlOptions()) command.addOption(option);
  return toCrawlRequest(command.parse(args, { from: 'user' }).opts<RawCrawlOptions>());
}

describe('[U] crawl options', () => {
  it('are nothing in the request where none is given', () => {
    expect(parse()).to.deep.equal({});
  });

  it('become the fields of the request', () => {
    const file = join(mkdtempSync(join(tmpdir(), 'urls-')), 'urls.txt');
    writeFileSync(file, '# ours\nhttps://oak.example/a\n\nhttps://oak.example/b\n');
    expect(
      parse(
        '--include',
        '/blog/*',
        '--include',
        '/news/*',
        '--exclude',
        're:draft',
        '--folder',
        '/blog/',
        '--subdomains',
        '--urls',
        file,
        '--ignore-parameter',
        'utm_*',
        '--canonical-host',
        'https://www.example.com',
        '--user-agent',
        'googlebot_desktop',
        '--robots',
        'ignore',
        '--rate',
        '0.5',
        '--basic-auth',
        'ann:a:b',
        '--header',
        'X-Preview: yes',
        '--header',
        'X-Other:1',
        '--cookie',
        'gate=a=b',
      ),
    ).to.deep.equal({
      scope: {
        include: ['/blog/*', '/news/*'],
        exclude: ['re:draft'],
        folder: '/blog/',
        subdomains: true,
        urls: ['https://oak.example/a', 'https://oak.example/b'],
        ignore_parameters: ['utm_*'],
      },
      canonical_host: 'https://www.example.com',
      user_agent: 'googlebot_desktop',
      robots: 'ignore',
      requests_per_second: 0.5,
      access: {
        basic_auth: { username: 'ann', password: 'a:b' },
        headers: { 'X-Preview': 'yes', 'X-Other': '1' },
        cookies: { gate: 'a=b' },
      },
    });
  });

  it('take what opens the site from a file, so that it is in no argument', () => {
    const file = join(mkdtempSync(join(tmpdir(), 'access-')), 'access.json');
    const access = { basic_auth: { username: 'ann', password: 'x' }, cookies: { gate: 'open' } };
    writeFileSync(file, JSON.stringify(access));
    expect(parse('--access-file', file)).to.deep.equal({ access });
    expect(parse('--access-file', file, '--cookie', 'gate=other')).to.deep.equal({
      access: { ...access, cookies: { gate: 'other' } },
    });
    for (const text of ['[1]', 'no JSON']) {
      writeFileSync(file, text);
      expect(() => parse('--access-file', file), text).to.throw(/invalid/);
    }
  });

  for (const args of [
    ['--rate', '51'],
    ['--basic-auth', 'ann'],
    ['--header', 'none'],
    ['--cookie', 'none'],
    ['--user-agent', 'bingbot'],
    ['--robots', 'never'],
    ['--urls', '/no/such/file'],
  ])
    it(`refuse ${args.join(' ')}`, () => {
      expect(() => parse(...args)).to.throw(/invalid/);
    });
});
