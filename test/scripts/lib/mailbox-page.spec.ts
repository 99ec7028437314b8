import { expect } from 'chai';
import { readCaughtMail } from '../../../scripts/lib/caught-mail.mjs';
import { renderMail, renderMailList } from '../../../scripts/lib/mailbox-page.mjs';

const HOSTILE = `From: "<script>a</script>" <me@press.example>\r\nTo: ana@blog.example\r\nSubject: <img src=x>\r\nMIME-Version: 1.0
Content-Type: text/html\r\n\r\n<script>alert(1)</script><p title='"'>Hi</p>`;
const read = () => readCaughtMail({ to: '"x"@blog.example', key: '1', raw: HOSTILE });

describe('[U] page of caught mail', () => {
  it('escapes all that a mail holds', async () => {
    const mail = await read();
    for (const html of [renderMailList([mail]), renderMail(mail)]) {
      expect(html).to.not.match(/<script|<img/);
      expect(html).to.include('&#60;img src=x&#62;');
    }
  });

  it('shows HTML in a frame without rights', async () => {
    expect(renderMail(await read())).to.match(
      /<iframe sandbox title="[^"]*" srcdoc="&#60;script&#62;[^"<>]*"><\/iframe>/,
    );
  });

  it('says that there is none yet', () => {
    expect(renderMailList([])).to.include('Nothing has been sent yet.');
  });
});
