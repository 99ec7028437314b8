import { expect } from 'chai';
import { readTxtRecords } from '../../../../activities/mail/dns/read-txt-records.js';
import { txtResolver } from '../../../support/mail/txt-records.js';

describe('[U] readTxtRecords', () => {
  it('joins the pieces of a long record', async () => {
    const long = `v=spf1 ${'ip4:198.51.100.1 '.repeat(40)}-all`;
    expect(await readTxtRecords(txtResolver({ 'a.example': [long, 'other'] }), 'a.example')).to.deep.equal([
      long,
      'other',
    ]);
  });

  it('tells none from no answer', async () => {
    const resolver = txtResolver({
      'silent.example': 'ETIMEOUT',
      'broken.example': 'ESERVFAIL',
      'bare.example': 'ENODATA',
    });
    const names = ['missing.example', 'bare.example', 'silent.example', 'broken.example'];
    const found = await Promise.all(names.map((name) => readTxtRecords(resolver, name)));
    expect(found).to.deep.equal([[], [], null, null]);
  });
});
