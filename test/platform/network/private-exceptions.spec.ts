import { expect } from 'chai';
import { readPrivateExceptions } from '../../../platform/network/private-exceptions.js';

describe('[U] readPrivateExceptions', () => {
  it('matches exact pairs in the spelling of URLs', () => {
    const exceptions = readPrivateExceptions([
      'LocalHost:3000',
      '127.1:80',
      '[0:0::1]:8080',
      'wiki.internal.:0443',
      'bücher.example:80',
    ]);
    const pairs: [hostname: string, port: string][] = [
      ['localhost', '3000'],
      ['127.0.0.1', '80'],
      ['[::1]', '8080'],
      ['wiki.internal', '443'],
      ['xn--bcher-kva.example', '80'],
    ];
    for (const [hostname, port] of pairs) expect(exceptions.has(hostname, port), hostname).to.equal(true);
    expect(exceptions.has('localhost', '80')).to.equal(false);
    expect(exceptions.has('127.0.0.1', '3000')).to.equal(false);
    expect(exceptions.has('sub.wiki.internal', '443')).to.equal(false);
  });

  it('opens inside addresses but neither link-local nor metadata nor wrapped ones', () => {
    const { opens } = readPrivateExceptions([]);
    expect((['loopback', 'private', 'cgnat', 'unique_local'] as const).map(opens)).to.deep.equal([
      true,
      true,
      true,
      true,
    ]);
    const shut = [
      'link_local',
      'cloud_metadata',
      'ipv4_mapped',
      'nat64',
      '6to4',
      'multicast',
      'unspecified',
      'not_an_address',
    ] as const;
    expect(shut.filter(opens)).to.deep.equal([]);
  });

  for (const entry of [
    '',
    'host',
    ':80',
    'host:',
    'host:0',
    'host:65536',
    'host:80/x',
    'http://host:80',
    '::1:80',
    '10.0.0.0/8:80',
    'a@b:80',
    'a b:80',
    '[::1:80',
    '256.0.0.1:80',
  ]) {
    it(`refuses ${JSON.stringify(entry)}`, () => {
      expect(() => readPrivateExceptions([entry])).to.throw(`"${entry}" is not a host:port pair`);
    });
  }
});
