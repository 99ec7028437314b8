import { expect } from 'chai';
import type { ImapFlow, ListResponse } from 'imapflow';
import { findSentFolder } from '../../../../activities/mail/imap/find-sent-folder.js';

const folder = (path: string, specialUse = ''): ListResponse =>
  ({ path, name: path.split('/').pop() ?? path, specialUse }) as ListResponse;
const find = (...folders: ListResponse[]) =>
  findSentFolder({ list: async () => folders } satisfies Pick<ImapFlow, 'list'>);

describe('[U] findSentFolder', () => {
  it('prefers the folder that the server marks', async () => {
    expect(await find(folder('INBOX'), folder('Sent'), folder('Outgoing', '\\Sent'))).to.equal('Outgoing');
  });

  for (const path of ['Sent', 'INBOX/Sent Items', 'Gesendete Objekte', 'Éléments envoyés', 'Wysłane', 'SENT'])
    it(`knows "${path}" by its name`, async () => {
      expect(await find(folder('INBOX'), folder(path))).to.equal(path);
    });

  it('finds none where there is none', async () => {
    expect(await find(folder('INBOX'), folder('Sentinel'), folder('Presentations'))).to.equal(null);
  });
});
