import { expect } from 'chai';
import { personKey } from '../../../../domain/outreach/campaigns/person-key.js';

describe('[U] personKey', () => {
  for (const [person, addresses] of [
    ['q@two.example', ['q@two.example', 'q+tag@two.example', 'q+a+b@two.example']],
    ['janedoe@gmail.com', ['jane.doe+news@gmail.com', 'JaneDoe@googlemail.com'.toLowerCase()]],
    ['+q@two.example', ['+q@two.example']],
    ['q.a@two.example', ['q.a@two.example']],
  ] as const)
    it(`is ${person} for ${addresses.join(', ')}`, () => {
      for (const address of addresses) expect(personKey(address)).to.equal(person);
    });
});
