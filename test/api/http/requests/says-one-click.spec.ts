import { expect } from 'chai';
import { saysOneClick } from '../../../../api/http/requests/says-one-click.js';

describe('[U] saysOneClick', () => {
  const part = 'Content-Disposition: form-data; name="List-Unsubscribe"';
  const said = [
    'List-Unsubscribe=One-Click',
    'list-unsubscribe=one-click\r\n',
    ' List-Unsubscribe = One-Click',
    'a=1&List-Unsubscribe=One-Click&b=2',
    'List-Unsubscribe%3DOne-Click',
    'List-Unsubscribe: One-Click',
    '{"List-Unsubscribe":"One-Click"}',
    `--b\r\n${part}\r\n\r\nOne-Click\r\n--b--\r\n`,
    `--b\r\n${part}\r\nContent-Type: text/plain\r\n\r\nOne-Click\r\n--b--\r\n`,
    `--b\n${part}\n\nOne-Click\n--b--`,
  ];
  for (const body of said) it(`hears it in ${JSON.stringify(body)}`, () => expect(saysOneClick(body)).to.equal(true));

  const not = [
    '',
    'One-Click',
    'List-Unsubscribe',
    'List-Unsubscribe=Later',
    'List-Unsubscribe=One-Clicks',
    'X-List-Unsubscribe=One-Click',
    `--b\r\n${part}\r\n\r\nLater\r\n--b--`,
  ];
  for (const body of not) it(`does not in ${JSON.stringify(body)}`, () => expect(saysOneClick(body)).to.equal(false));

  it('has done with a full body at once', () => {
    for (const piece of ['list-unsubscribe', ' name=list-unsubscribe\n', '\r\n', 'name="list-unsubscribe"\na\n'])
      expect(saysOneClick(piece.repeat(16_384 / piece.length))).to.equal(false);
  });
});
