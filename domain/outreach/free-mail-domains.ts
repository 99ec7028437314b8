/** Providers whose domains belong to millions of strangers: neighbours there have nothing to do with each other. */
const FREE_MAIL = new Set([
  ...['gmail.com', 'googlemail.com', 'outlook.com', 'hotmail.com', 'live.com', 'msn.com', 'passport.com'],
  ...[
    'hotmail.co.uk',
    'hotmail.fr',
    'hotmail.de',
    'hotmail.it',
    'hotmail.es',
    'outlook.fr',
    'outlook.de',
    'outlook.es',
  ],
  ...['live.co.uk', 'live.fr', 'live.nl', 'yahoo.com', 'yahoo.co.uk', 'yahoo.fr', 'yahoo.de', 'yahoo.it', 'yahoo.es'],
  ...['yahoo.co.in', 'yahoo.co.jp', 'yahoo.com.br', 'ymail.com', 'rocketmail.com', 'aol.com', 'aim.com', 'icloud.com'],
  ...['me.com', 'mac.com', 'proton.me', 'protonmail.com', 'pm.me', 'gmx.de', 'gmx.net', 'gmx.com', 'gmx.at', 'gmx.ch'],
  ...['web.de', 't-online.de', 'freenet.de', 'mail.com', 'email.com', 'zoho.com', 'yandex.ru', 'yandex.com', 'ya.ru'],
  ...[
    'mail.ru',
    'bk.ru',
    'list.ru',
    'inbox.ru',
    'rambler.ru',
    'qq.com',
    '163.com',
    '126.com',
    'sina.com',
    'foxmail.com',
  ],
  ...[
    'naver.com',
    'daum.net',
    'hanmail.net',
    'orange.fr',
    'wanadoo.fr',
    'free.fr',
    'laposte.net',
    'sfr.fr',
    'libero.it',
  ],
  ...['virgilio.it', 'tiscali.it', 'alice.it', 'wp.pl', 'o2.pl', 'onet.pl', 'interia.pl', 'seznam.cz', 'centrum.cz'],
  ...['ukr.net', 'abv.bg', 'bigpond.com', 'btinternet.com', 'sky.com', 'virginmedia.com', 'comcast.net', 'verizon.net'],
  ...['att.net', 'sbcglobal.net', 'bellsouth.net', 'cox.net', 'charter.net', 'shaw.ca', 'rogers.com', 'sympatico.ca'],
  ...[
    'uol.com.br',
    'bol.com.br',
    'terra.com.br',
    'rediffmail.com',
    'fastmail.com',
    'hey.com',
    'tutanota.com',
    'duck.com',
  ],
]);

export function isFreeMail(domain: string): boolean {
  return FREE_MAIL.has(domain);
}
