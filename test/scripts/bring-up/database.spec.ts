import { expect } from 'chai';
import { listServers } from '../../../scripts/bring-up/database.mjs';

describe('[U] listServers', () => {
  for (const [uri, servers] of [
    ['mongodb://127.0.0.1/lw', [{ host: '127.0.0.1', port: 27017 }]],
    [
      'mongodb://u:p@a.example:1,b.example:2/lw?x=1',
      [
        { host: 'a.example', port: 1 },
        { host: 'b.example', port: 2 },
      ],
    ],
    ['mongodb://[::1]:27018', [{ host: '::1', port: 27018 }]],
    ['mongodb+srv://u:p@cluster.example/lw', []],
  ] as const) {
    it(`reads ${uri}`, () => expect(listServers(uri)).to.deep.equal(servers));
  }
});
