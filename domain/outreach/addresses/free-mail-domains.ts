/** Providers whose domains belong to millions of strangers: neighbors there have nothing to do with each other. */
const FREE_MAIL = new Set(
  (
    'gmail.com googlemail.com outlook.com hotmail.com live.com msn.com passport.com icloud.com me.com mac.com ' +
    'outlook.fr outlook.de outlook.es outlook.it outlook.pt outlook.be outlook.dk outlook.ie outlook.jp outlook.com.br ' +
    'hotmail.co.uk hotmail.fr hotmail.de hotmail.it hotmail.es hotmail.nl hotmail.be hotmail.se hotmail.ca hotmail.com.br ' +
    'live.co.uk live.fr live.nl live.de live.it live.se live.dk live.no live.be live.ca live.com.au live.com.mx ' +
    'yahoo.com ymail.com rocketmail.com yahoo.co.uk yahoo.fr yahoo.de yahoo.it yahoo.es yahoo.ca yahoo.ie yahoo.gr ' +
    'yahoo.co.in yahoo.in yahoo.co.jp yahoo.co.id yahoo.com.br yahoo.com.ar yahoo.com.mx yahoo.com.au yahoo.com.sg ' +
    'aol.com aim.com proton.me protonmail.com pm.me tutanota.com tuta.com tuta.io fastmail.com fastmail.fm hey.com ' +
    'gmx.de gmx.net gmx.com gmx.at gmx.ch gmx.fr web.de t-online.de freenet.de arcor.de posteo.de mailbox.org ' +
    'mail.com email.com zoho.com zohomail.com duck.com hushmail.com yandex.ru yandex.com ya.ru mail.ru bk.ru list.ru ' +
    'inbox.ru internet.ru rambler.ru ukr.net i.ua abv.bg qq.com 163.com 126.com yeah.net sina.com sina.cn sohu.com ' +
    'foxmail.com aliyun.com 139.com 189.cn naver.com daum.net hanmail.net docomo.ne.jp ezweb.ne.jp softbank.ne.jp ' +
    'orange.fr wanadoo.fr free.fr laposte.net sfr.fr neuf.fr bbox.fr libero.it virgilio.it tiscali.it alice.it tin.it ' +
    'telefonica.net sapo.pt skynet.be telenet.be ziggo.nl kpnmail.nl planet.nl xs4all.nl home.nl bluewin.ch a1.net ' +
    'aon.at wp.pl o2.pl onet.pl interia.pl op.pl gazeta.pl seznam.cz centrum.cz email.cz post.cz azet.sk freemail.hu ' +
    'citromail.hu telia.com online.no walla.co.il btinternet.com sky.com virginmedia.com ntlworld.com talktalk.net ' +
    'comcast.net verizon.net att.net sbcglobal.net bellsouth.net cox.net charter.net earthlink.net juno.com ' +
    'optonline.net frontier.com shaw.ca rogers.com sympatico.ca bigpond.com bigpond.net.au optusnet.com.au xtra.co.nz ' +
    'uol.com.br bol.com.br terra.com.br ig.com.br rediffmail.com'
  ).split(' '),
);

export function isFreeMail(domain: string): boolean {
  return FREE_MAIL.has(domain);
}
