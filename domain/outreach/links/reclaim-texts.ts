import type { MailLanguage } from '../writing/mail-language.js';

/**
 * `{link}` is `with_anchor` or `without_anchor`; `{page}`, `{target}`, `{found}` are URLs, `{anchor}` and `{rel}` are quoted as
 * they are. None of them is inflected.
 */
export interface ReclaimTexts {
  subject: string;
  greeting: string;
  thanks: string;
  with_anchor: string;
  without_anchor: string;
  removed: string;
  page_gone: string;
  nofollow: string;
  target: string;
  /** For `{found}` where the link has no URL that could be read. */
  elsewhere: string;
  close: string;
}

export const RECLAIM_TEXTS: Readonly<Record<MailLanguage, ReclaimTexts>> = {
  en: {
    subject: 'The link on {host}',
    greeting: 'Hello,',
    thanks: 'Thank you again for including our page in your article.',
    with_anchor: 'the link “{anchor}” to {target}',
    without_anchor: 'the link to {target}',
    removed:
      'I noticed that {link} is no longer on {page}. If it was removed by accident, for example in an update, could you add it again? If there was a reason, please let me know what we should change.',
    page_gone:
      'I noticed that {page}, which had {link}, returns “not found” now. Has the article moved? If it has a new URL, could you send it to me or redirect the old one?',
    nofollow:
      'I noticed that {link} on {page} is marked “{rel}” now. Was this intended? If not, could you restore the link as it was?',
    target: 'I noticed that the link on {page} leads to {found} now. Could you point it to {target} again?',
    elsewhere: 'another page',
    close: 'Thank you and kind regards',
  },
  de: {
    subject: 'Der Link auf {host}',
    greeting: 'Guten Tag,',
    thanks: 'nochmals vielen Dank, dass Sie unsere Seite in Ihrem Artikel erwähnt haben.',
    with_anchor: 'der Link „{anchor}“ zu {target}',
    without_anchor: 'der Link zu {target}',
    removed:
      'Mir ist aufgefallen, dass {link} auf {page} nicht mehr vorhanden ist. Falls er versehentlich entfernt wurde, etwa bei einer Aktualisierung: Könnten Sie ihn wieder einfügen? Falls es einen Grund gab, lassen Sie mich bitte wissen, was wir ändern sollten.',
    page_gone:
      'Mir ist aufgefallen, dass {page} nicht mehr gefunden wird. Dort stand: {link}. Ist der Artikel umgezogen? Falls er eine neue Adresse hat, könnten Sie sie mir schicken oder die alte weiterleiten?',
    nofollow:
      'Mir ist aufgefallen, dass {link} auf {page} jetzt mit „{rel}“ gekennzeichnet ist. War das beabsichtigt? Falls nicht, könnten Sie den Link wieder so herstellen, wie er war?',
    target:
      'Mir ist aufgefallen, dass der Link auf {page} jetzt zu {found} führt. Könnten Sie ihn wieder auf {target} setzen?',
    elsewhere: 'einer anderen Seite',
    close: 'Vielen Dank und freundliche Grüße',
  },
  nl: {
    subject: 'De link op {host}',
    greeting: 'Goedendag,',
    thanks: 'Nogmaals bedankt dat u onze pagina in uw artikel hebt opgenomen.',
    with_anchor: 'de link “{anchor}” naar {target}',
    without_anchor: 'de link naar {target}',
    removed:
      'Ik zag dat {link} niet meer op {page} staat. Is die per ongeluk verwijderd, bijvoorbeeld bij een update, zou u de link dan weer kunnen toevoegen? Was er een reden, laat me dan weten wat we moeten aanpassen.',
    page_gone:
      'Ik zag dat {page} niet meer wordt gevonden. Daar stond {link}. Is het artikel verplaatst? Heeft het een nieuwe URL, zou u die dan kunnen sturen of de oude kunnen doorverwijzen?',
    nofollow:
      'Ik zag dat {link} op {page} nu als “{rel}” is gemarkeerd. Was dat de bedoeling? Zo niet, zou u de link dan kunnen herstellen zoals die was?',
    target: 'Ik zag dat de link op {page} nu naar {found} leidt. Zou u die weer naar {target} kunnen laten verwijzen?',
    elsewhere: 'een andere pagina',
    close: 'Dank u wel en vriendelijke groet',
  },
  fr: {
    subject: 'Le lien sur {host}',
    greeting: 'Bonjour,',
    thanks: 'Merci encore d’avoir mentionné notre page dans votre article.',
    with_anchor: 'le lien «\u00a0{anchor}\u00a0» vers {target}',
    without_anchor: 'le lien vers {target}',
    removed:
      'J’ai remarqué que {link} ne figure plus sur {page}. S’il a été retiré par erreur, par exemple lors d’une mise à jour, pourriez-vous le rétablir ? S’il y avait une raison, dites-moi s’il vous plaît ce que nous devrions modifier.',
    page_gone:
      'J’ai remarqué que {page} est désormais introuvable. On y trouvait {link}. L’article a-t-il été déplacé ? S’il a une nouvelle adresse, pourriez-vous me l’envoyer ou rediriger l’ancienne ?',
    nofollow:
      'J’ai remarqué que {link} sur {page} porte maintenant la mention «\u00a0{rel}\u00a0». Était-ce voulu ? Sinon, pourriez-vous rétablir le lien tel qu’il était ?',
    target:
      'J’ai remarqué que le lien sur {page} mène maintenant vers {found}. Pourriez-vous le faire de nouveau pointer vers {target} ?',
    elsewhere: 'une autre page',
    close: 'Merci et bien cordialement',
  },
  es: {
    subject: 'El enlace en {host}',
    greeting: 'Buenos días:',
    thanks: 'Gracias de nuevo por incluir nuestra página en su artículo.',
    with_anchor: 'el enlace «{anchor}» a {target}',
    without_anchor: 'el enlace a {target}',
    removed:
      'He visto que {link} ya no está en {page}. Si se quitó por error, por ejemplo en una actualización, ¿podrían volver a ponerlo? Si hubo un motivo, díganme, por favor, qué deberíamos cambiar.',
    page_gone:
      'He visto que {page} ya no se encuentra. Allí estaba {link}. ¿Se ha trasladado el artículo? Si tiene una URL nueva, ¿podrían enviármela o redirigir la antigua?',
    nofollow:
      'He visto que {link} en {page} está marcado ahora como «{rel}». ¿Ha sido a propósito? Si no, ¿podrían dejar el enlace como estaba?',
    target: 'He visto que el enlace en {page} lleva ahora a {found}. ¿Podrían volver a dirigirlo a {target}?',
    elsewhere: 'otra página',
    close: 'Muchas gracias y un cordial saludo',
  },
  it: {
    subject: 'Il link su {host}',
    greeting: 'Buongiorno,',
    thanks: 'grazie ancora per aver inserito la nostra pagina nel vostro articolo.',
    with_anchor: 'il link «{anchor}» verso {target}',
    without_anchor: 'il link verso {target}',
    removed:
      'Ho notato che {link} non è più presente su {page}. Se è stato tolto per errore, per esempio durante un aggiornamento, potreste reinserirlo? Se c’era un motivo, fatemi sapere che cosa dovremmo cambiare.',
    page_gone:
      'Ho notato che {page} non è più raggiungibile. Vi si trovava {link}. L’articolo è stato spostato? Se ha un nuovo indirizzo, potreste mandarmelo o reindirizzare quello vecchio?',
    nofollow:
      'Ho notato che {link} su {page} ora è contrassegnato come «{rel}». Era intenzionale? Altrimenti potreste ripristinare il link com’era?',
    target: 'Ho notato che il link su {page} ora porta a {found}. Potreste farlo puntare di nuovo a {target}?',
    elsewhere: 'un’altra pagina',
    close: 'Grazie e cordiali saluti',
  },
  pt: {
    subject: 'O link em {host}',
    greeting: 'Bom dia,',
    thanks: 'Agradeço mais uma vez a inclusão da nossa página no seu artigo.',
    with_anchor: 'o link “{anchor}” para {target}',
    without_anchor: 'o link para {target}',
    removed:
      'Reparei que {link} já não está em {page}. Se foi retirado por engano, por exemplo numa atualização, seria possível voltar a incluí-lo? Se houve um motivo, agradeço que me diga o que devemos mudar.',
    page_gone:
      'Reparei que {page} já não é encontrada. Ali estava {link}. O artigo mudou de lugar? Se tiver um novo endereço, seria possível enviá-lo ou redirecionar o antigo?',
    nofollow:
      'Reparei que {link} em {page} está agora marcado como “{rel}”. Foi intencional? Se não, seria possível repor o link como estava?',
    target: 'Reparei que o link em {page} leva agora a {found}. Seria possível apontá-lo de novo para {target}?',
    elsewhere: 'outra página',
    close: 'Cordialmente',
  },
  pl: {
    subject: 'Link w serwisie {host}',
    greeting: 'Dzień dobry,',
    thanks: 'jeszcze raz dziękuję za umieszczenie naszej strony w Państwa artykule.',
    with_anchor: 'link „{anchor}” do strony {target}',
    without_anchor: 'link do strony {target}',
    removed:
      'Widzę, że na stronie {page} nie ma już odnośnika. Chodzi o {link}. Jeśli usunięto go przypadkiem, na przykład przy aktualizacji, czy mogą go Państwo przywrócić? Jeśli był powód, proszę dać mi znać, co powinniśmy zmienić.',
    page_gone:
      'Widzę, że strona {page} nie jest już dostępna. Był tam {link}. Czy artykuł został przeniesiony? Jeśli ma nowy adres, czy mogą mi go Państwo przesłać albo przekierować stary?',
    nofollow:
      'Widzę, że {link} na stronie {page} jest teraz oznaczony jako „{rel}”. Czy to zamierzone? Jeśli nie, czy mogą Państwo przywrócić go w poprzedniej postaci?',
    target:
      'Widzę, że link na stronie {page} prowadzi teraz do strony {found}. Czy mogą Państwo ponownie skierować go do strony {target}?',
    elsewhere: 'innej niż wcześniej',
    close: 'Dziękuję i pozdrawiam',
  },
  ja: {
    subject: '{host}のリンクについて',
    greeting: 'お世話になっております。',
    thanks: '記事で当方のページをご紹介いただき、改めて御礼申し上げます。',
    with_anchor: '{target} へのリンク「{anchor}」',
    without_anchor: '{target} へのリンク',
    removed:
      '{page} を拝見したところ、{link}が見当たりませんでした。更新などの際に誤って削除されたのでしたら、再度掲載していただくことは可能でしょうか。理由がおありでしたら、修正すべき点をお知らせいただけますと幸いです。',
    page_gone:
      '{link}を掲載いただいていた {page} が表示されなくなっております。記事を移転されたのでしょうか。新しいURLがございましたら、お知らせいただくか、旧URLから転送していただけますと幸いです。',
    nofollow:
      '{page} の{link}に、現在「{rel}」が付いております。意図されたものでしょうか。そうでない場合は、元の形に戻していただけますと幸いです。',
    target: '{page} のリンク先が、現在 {found} になっております。{target} に戻していただくことは可能でしょうか。',
    elsewhere: '別のページ',
    close: 'どうぞよろしくお願いいたします。',
  },
};
