import { expect } from 'chai';
import { isMetadataName, refuseHostName } from '../../../platform/network/host-name-policy.js';

describe('[U] refuseHostName', () => {
  const cases: [name: string, reason: string | null][] = [
    ['public.example', null],
    ['xn--bcher-kva.example', null],
    ['_dmarc.public.example', null],
    ['a-b.c_d.public.example', null],
    ['localhost.public.example', null],
    ['thelocal.example', null],
    [`${'a'.repeat(63)}.example`, null],
    [`${'a'.repeat(64)}.example`, 'host_name'],
    ['', 'host_name'],
    ['a..example', 'host_name'],
    ['.example', 'host_name'],
    ['-a.example', 'host_name'],
    ['a-.example', 'host_name'],
    ['a b.example', 'host_name'],
    ['Upper.example', 'host_name'],
    ['bücher.example', 'host_name'],
    [`${'abcdefghi.'.repeat(25)}abc`, null],
    [`${'abcdefghi.'.repeat(25)}abcd`, 'host_name'],
    ['localhost', 'local_name'],
    ['redis', 'local_name'],
    ['a.localhost', 'local_name'],
    ['printer.local', 'local_name'],
    ['nas.home.arpa', 'local_name'],
    ['home.arpa', 'local_name'],
    ['api.prod.svc', 'local_name'],
    ['db.internal', 'local_name'],
    ['metadata', 'metadata_name'],
    ['metadata.google.internal', 'metadata_name'],
  ];
  for (const [name, reason] of cases) {
    it(`${JSON.stringify(name.slice(0, 40))} (${name.length}): ${reason}`, () => {
      expect(refuseHostName(name)).to.equal(reason);
    });
  }

  it('knows metadata names apart, for exceptions must not open them', () => {
    expect([isMetadataName('metadata.goog'), isMetadataName('metadata.example')]).to.deep.equal([true, false]);
  });
});
