import { expect } from 'chai';
import express from 'express';
import { readRequestContext } from '../../../../api/http/requests/request-context.js';
import { ownCampaign } from '../../../../api/outreach/campaigns/own-campaign.js';
import type { Campaign } from '../../../../domain/outreach/campaigns/campaign.js';
import { startSmallApp } from '../../../support/sites/small-app.js';

describe('[I] ownCampaign', () => {
  const asked: string[][] = [];
  const campaigns = {
    find: async (userId: string, id: string) => {
      asked.push([userId, id]);
      return id === 'mine' ? ({ id } as Campaign) : null;
    },
  };
  const router = express.Router();
  router.get('/campaigns/:campaign_id', async (req, res) => {
    res.json(await ownCampaign({ campaigns }, req));
  });

  it('is the caller’s, or 404 in the words of the API', async () => {
    const app = await startSmallApp([
      (req, _res, next) => {
        readRequestContext(req).user = { id: 'alice', plan: 'free', verified_email: null, groups: null };
        next();
      },
      router,
    ]);
    const mine = await app.call('GET', '/campaigns/mine');
    const other = await app.call('GET', '/campaigns/other');
    await app.close();
    expect([mine.status, mine.json]).to.deep.equal([200, { id: 'mine' }]);
    expect([other.status, other.json]).to.deep.equal([
      404,
      { detail: 'BacklinkCampaignNotFoundError: Campaign not found or access denied' },
    ]);
    expect(asked).to.deep.equal([
      ['alice', 'mine'],
      ['alice', 'other'],
    ]);
  });
});
