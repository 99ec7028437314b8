import { expect } from 'chai';
import { openContext } from '../../../api/http/requests/request-context.js';
import { ownSite } from '../../../api/sites/own-site.js';

describe('[U] ownSite', () => {
  const asked: unknown[] = [];
  const ask = (found: object | null) => {
    const request = { params: { site_id: 'a1' } };
    openContext(request, 'r').user = { id: 'alice', plan: 'free', verified_email: null, groups: null };
    const find = async (user: string, id: string) => {
      asked.push([user, id]);
      return found as never;
    };
    return ownSite({ find }, request);
  };

  it('looks among those of the person who asks', async () => {
    expect(await ask({ id: 'a1' })).to.deep.equal({ id: 'a1' });
    expect(asked).to.deep.equal([['alice', 'a1']]);
  });

  it('is 404 where there is none', async () => {
    expect(await ask(null).catch((error: unknown) => error)).to.have.property('status', 404);
  });
});
