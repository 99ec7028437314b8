import { expect } from 'chai';
import { campaignFileName } from '../../../../api/reports/exports/campaign-file-name.js';

const now = new Date('2026-06-01T23:59:59Z');
const names: [campaign: string, slug: string][] = [
  ['Spring guest posts', 'spring-guest-posts'],
  ['  Crème brûlée & Co. (2026)  ', 'creme-brulee-co-2026'],
  ['"; filename=evil.exe\r\nX: y', 'filename-evil-exe-x-y'],
  ['../../etc/passwd', 'etc-passwd'],
  ['東京', 'campaign'],
  ['x'.repeat(200), 'x'.repeat(60)],
  [`${'x'.repeat(59)} y`, 'x'.repeat(59)],
];

describe('[U] campaignFileName', () => {
  for (const [campaign, slug] of names) {
    it(`makes ${slug.slice(0, 30)} of ${JSON.stringify(campaign.slice(0, 30))}`, () => {
      expect(campaignFileName('leads', campaign, now)).to.equal(`leads-${slug}-2026-06-01.csv`);
    });
  }

  it('names what is in it', () => {
    expect(campaignFileName('attempts', 'A', now)).to.equal('attempts-a-2026-06-01.csv');
    expect(campaignFileName('replies', 'A', now)).to.equal('replies-a-2026-06-01.csv');
  });
});
