import { expect } from 'chai';
import { bareAddress } from '../../../../domain/outreach/addresses/bare-address.js';

const cases: [text: string, address: string][] = [
  ['ed@x.example', 'ed@x.example'],
  ['Ed <ed@x.example>', 'ed@x.example'],
  [' Ed Lind <ed@x.example> ', 'ed@x.example'],
  ['<ed@x.example>', 'ed@x.example'],
  ['"Lind, Ed" <ed@x.example>', 'ed@x.example'],
  ['"Ed \\"the\\" Lind"<ed@x.example>', 'ed@x.example'],
  ['mailto:ed@x.example', 'ed@x.example'],
  ['mailto:ed@x.example?subject=Hi', 'ed@x.example'],
  ['Ed <mailto:ed@x.example>', 'ed@x.example'],
  ['Ed <ed@x.example>, Ana <ana@x.example>', 'Ed <ed@x.example>, Ana <ana@x.example>'],
  ['Ed ed@x.example', 'Ed ed@x.example'],
  ['a@x.example <b@x.example>', 'a@x.example <b@x.example>'],
  ['Ed <ed@x.example> (work)', 'Ed <ed@x.example> (work)'],
  ['', ''],
];

describe('[U] bareAddress', () => {
  for (const [text, address] of cases) it(`${text} is ${address}`, () => expect(bareAddress(text)).to.equal(address));

  it('has done with endless text at once', () => {
    for (const piece of ['"', '\\"', '<', 'a <', '"a" ']) {
      const text = piece.repeat(100_000);
      expect(bareAddress(text)).to.equal(text);
    }
  });
});
