import { expect } from 'chai';
import { PageDeviceTable } from '../../../../../domain/search/analysis/sets/page-devices.js';

describe('[U] table of pages by device', () => {
  it('puts phones and computers side by side and leaves tablets out', () => {
    const table = new PageDeviceTable();
    const row = (device: string, position: number) => ({
      keys: ['https://a.example/', device],
      clicks: 1,
      impressions: 10,
      ctr: 0.1,
      position,
    });
    table.add([row('MOBILE', 8), row('TABLET', 1)]);
    table.add([row('DESKTOP', 3)]);
    expect(table.result()).to.deep.equal([
      {
        url: 'https://a.example/',
        mobile: { clicks: 1, impressions: 10, ctr: 0.1, position: 8 },
        desktop: { clicks: 1, impressions: 10, ctr: 0.1, position: 3 },
      },
    ]);
  });
});
