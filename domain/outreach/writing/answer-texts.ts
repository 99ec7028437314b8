import type { ReplyClass } from '../replies/reply.js';
import type { MailLanguage } from './mail-language.js';

/** What can be said without knowing the matter; the person who sends it adds the rest. Paragraphs. */
export interface AnswerTexts {
  greeting: string;
  close: string;
  any: readonly string[];
  by_class: Readonly<Partial<Record<ReplyClass, readonly string[]>>>;
}

export const ANSWER_TEXTS: Readonly<Record<MailLanguage, AnswerTexts>> = {
  en: {
    greeting: 'Hello,',
    close: 'Kind regards',
    any: ['Thank you for your reply.', 'Please let me know how you would like to continue.'],
    by_class: {
      interested: [
        'Thank you for your reply. I am glad that the idea is of interest.',
        'If you have guidelines for contributors, please send them along. Otherwise I will start with an outline, so that you can say early whether it fits.',
      ],
      question: ['Thank you for your question.', 'Please let me know if anything else is open.'],
      referral: ['Thank you for pointing me to the right person. I will write to them and say that you sent me.'],
      out_of_office: ['Thank you for the note. There is no hurry: any time after your return is fine.'],
    },
  },
  de: {
    greeting: 'Guten Tag,',
    close: 'Mit freundlichen Grüßen',
    any: ['vielen Dank für Ihre Antwort.', 'Bitte lassen Sie mich wissen, wie Sie weiter vorgehen möchten.'],
    by_class: {
      interested: [
        'vielen Dank für Ihre Antwort. Es freut mich, dass die Idee für Sie interessant ist.',
        'Falls es Hinweise für Autorinnen und Autoren gibt, schicken Sie sie mir gern. Ansonsten beginne ich mit einer Gliederung, damit Sie früh sagen können, ob sie passt.',
      ],
      question: ['vielen Dank für Ihre Frage.', 'Wenn noch etwas offen ist, melden Sie sich gern.'],
      referral: [
        'vielen Dank für den Hinweis auf die richtige Ansprechperson. Ich schreibe dorthin und erwähne, dass der Hinweis von Ihnen kam.',
      ],
      out_of_office: ['vielen Dank für den Hinweis. Es eilt nicht: Nach Ihrer Rückkehr passt es jederzeit.'],
    },
  },
  nl: {
    greeting: 'Goedendag,',
    close: 'Met vriendelijke groet',
    any: ['Hartelijk dank voor uw antwoord.', 'Laat me gerust weten hoe u verder wilt gaan.'],
    by_class: {
      interested: [
        'Hartelijk dank voor uw antwoord. Fijn dat het idee u aanspreekt.',
        'Als u richtlijnen voor auteurs hebt, ontvang ik die graag. Anders begin ik met een opzet, zodat u vroeg kunt zeggen of die past.',
      ],
      question: ['Hartelijk dank voor uw vraag.', 'Laat het gerust weten als er nog iets onduidelijk is.'],
      referral: [
        'Hartelijk dank dat u me naar de juiste persoon verwijst. Ik neem daar contact op en vermeld dat u mij hebt doorverwezen.',
      ],
      out_of_office: ['Hartelijk dank voor uw bericht. Er is geen haast: na uw terugkomst is prima.'],
    },
  },
  fr: {
    greeting: 'Bonjour,',
    close: 'Cordialement',
    any: ['Merci pour votre réponse.', 'N’hésitez pas à me dire comment vous souhaitez poursuivre.'],
    by_class: {
      interested: [
        'Merci pour votre réponse. C’est un plaisir de savoir que l’idée vous intéresse.',
        'Si vous avez des consignes pour les contributeurs, je les recevrai volontiers. Sinon, je commencerai par un plan, afin que vous puissiez dire rapidement s’il vous convient.',
      ],
      question: ['Merci pour votre question.', 'N’hésitez pas à me dire s’il reste un point à éclaircir.'],
      referral: [
        'Merci de m’avoir indiqué la bonne personne. Je vais lui écrire en précisant que je viens de votre part.',
      ],
      out_of_office: ['Merci pour votre message. Rien ne presse : après votre retour, ce sera parfait.'],
    },
  },
  es: {
    greeting: 'Buenos días:',
    close: 'Un cordial saludo',
    any: ['Muchas gracias por su respuesta.', 'Dígame, por favor, cómo prefiere continuar.'],
    by_class: {
      interested: [
        'Muchas gracias por su respuesta. Me alegra que la idea le interese.',
        'Si tienen normas para colaboradores, le agradecería que me las enviara. Si no, empezaré por un esquema para que pueda decirme pronto si encaja.',
      ],
      question: ['Muchas gracias por su pregunta.', 'Si queda algo por aclarar, dígamelo, por favor.'],
      referral: [
        'Muchas gracias por indicarme la persona adecuada. Le escribiré y mencionaré que usted me facilitó el contacto.',
      ],
      out_of_office: ['Muchas gracias por el aviso. No hay prisa: a su regreso estará bien.'],
    },
  },
  it: {
    greeting: 'Buongiorno,',
    close: 'Cordiali saluti',
    any: ['grazie per la risposta.', 'Mi faccia sapere, per favore, come preferisce procedere.'],
    by_class: {
      interested: [
        'grazie per la risposta. Mi fa piacere che l’idea sia di vostro interesse.',
        'Se avete linee guida per i collaboratori, le ricevo volentieri. Altrimenti comincio da una scaletta, così potete dirmi presto se va bene.',
      ],
      question: ['grazie per la domanda.', 'Se resta qualcosa da chiarire, sono a disposizione.'],
      referral: [
        'grazie per avermi indicato la persona giusta. Le scriverò, precisando che il contatto mi è arrivato da voi.',
      ],
      out_of_office: ['grazie per l’avviso. Non c’è fretta: dopo il rientro va benissimo.'],
    },
  },
  pt: {
    greeting: 'Bom dia,',
    close: 'Cordialmente',
    any: ['Agradeço a sua resposta.', 'Diga-me, por favor, como prefere continuar.'],
    by_class: {
      interested: [
        'Agradeço a sua resposta. É bom saber que a ideia lhe interessa.',
        'Se houver orientações para colaboradores, agradeço que as envie. Caso contrário, começo por um resumo, para que possa dizer logo se serve.',
      ],
      question: ['Agradeço a sua pergunta.', 'Se ficar algo por esclarecer, basta dizer.'],
      referral: [
        'Agradeço a indicação da pessoa certa. Vou escrever-lhe e mencionar que a indicação veio da sua parte.',
      ],
      out_of_office: ['Agradeço o aviso. Não há pressa: depois do seu regresso está ótimo.'],
    },
  },
  pl: {
    greeting: 'Dzień dobry,',
    close: 'Z poważaniem',
    any: ['dziękuję za odpowiedź.', 'Proszę dać mi znać, jak chcą Państwo kontynuować.'],
    by_class: {
      interested: [
        'dziękuję za odpowiedź. Cieszę się, że pomysł Państwa interesuje.',
        'Jeśli mają Państwo wskazówki dla autorów, proszę je przesłać. W przeciwnym razie zacznę od konspektu, aby mogli Państwo wcześnie ocenić, czy jest odpowiedni.',
      ],
      question: ['dziękuję za pytanie.', 'Jeśli coś jeszcze wymaga wyjaśnienia, proszę dać znać.'],
      referral: ['dziękuję za wskazanie właściwej osoby. Napiszę do niej i wspomnę, że kontakt mam od Państwa.'],
      out_of_office: ['dziękuję za informację. Nie ma pośpiechu: po Państwa powrocie będzie w porządku.'],
    },
  },
  ja: {
    greeting: 'お世話になっております。',
    close: 'どうぞよろしくお願いいたします。',
    any: ['ご返信いただき、ありがとうございます。', '今後の進め方について、ご意向をお聞かせいただけますと幸いです。'],
    by_class: {
      interested: [
        'ご返信いただき、ありがとうございます。ご関心をお寄せいただき、大変うれしく存じます。',
        '寄稿に関するガイドラインがございましたら、お送りいただけますでしょうか。特にない場合は、まず構成案を作成いたしますので、早い段階でご確認いただけますと幸いです。',
      ],
      question: [
        'ご質問をいただき、ありがとうございます。',
        'ほかにご不明な点がございましたら、どうぞお知らせください。',
      ],
      referral: ['ご担当の方をご紹介いただき、ありがとうございます。ご紹介いただいた旨を添えて、ご連絡いたします。'],
      out_of_office: ['ご連絡いただき、ありがとうございます。急ぎではございませんので、お戻りになってからで結構です。'],
    },
  },
};
