import { expect } from 'chai';
import { helpDeskSigns } from '../../../../domain/outreach/replies/help-desk-signs.js';
import { judgeReply } from '../../../../domain/outreach/replies/judge-reply.js';
import { incomingMessage } from '../../../support/mail/incoming-message.js';

const SENT = 'Your lamp guide';
const message = (subject: string, text: string, headers: Record<string, string[]> = {}) =>
  incomingMessage({ subject, text, headers });
const isDesk = (...of: Parameters<typeof message>) => helpDeskSigns(message(...of), SENT).length > 0;

describe('[U] helpDeskSigns', () => {
  const acknowledgements: [language: string, subject: string, text: string][] = [
    [
      'en',
      '[#482913] We have received your request: Your lamp guide',
      'Thank you for contacting us. Your request has been received and a ticket (#482913) has been created. Please do not reply to this e-mail.',
    ],
    [
      'en, kindly',
      'Re: Your lamp guide [SUP-4711]',
      'Thanks for reaching out to us! Our team will get back to you within two working days.',
    ],
    [
      'de',
      'Re: Your lamp guide [Ticket#2026112910000123]',
      'Vielen Dank für Ihre Anfrage. Ihr Ticket wurde unter der Nummer 2026112910000123 angelegt. Wir melden uns so schnell wie möglich.',
    ],
    [
      'fr',
      'Demande n° 48291 : Your lamp guide',
      'Bonjour, votre demande a bien été enregistrée. Merci de ne pas répondre à ce message.',
    ],
    [
      'es',
      '[Caso #88123] Your lamp guide',
      'Hemos recibido su solicitud. Se ha creado un ticket y le contestaremos lo antes posible.',
    ],
    ['it', 'Richiesta #99123', 'La tua richiesta è stata ricevuta. Ti risponderemo il prima possibile.'],
    ['pt', 'Chamado 123456', 'Sua solicitação foi registrada. Responderemos o mais breve possível.'],
    ['nl', '[Ticket 55667] Your lamp guide', 'Uw bericht is ontvangen. We antwoorden zo snel mogelijk.'],
    ['pl', '[#66778] Your lamp guide', 'Twoje zgłoszenie zostało zarejestrowane. Odpowiemy jak najszybciej.'],
    ['ja', '【受付番号: 123456】お問い合わせ', 'お問い合わせを受け付けました。担当者より順次ご連絡いたします。'],
    ['ru', 'Заявка #12345', 'Ваша заявка принята. Мы ответим в ближайшее время.'],
  ];
  for (const [language, subject, text] of acknowledgements)
    it(`knows an acknowledgement in ${language}`, () => {
      expect(isDesk(subject, text)).to.equal(true);
      const judged = judgeReply(message(subject, text), { subject: SENT, body: 'Hello' });
      expect(judged.classification).to.equal('auto_reply');
    });

  it('knows one by the headers of its system where the subject is ours', () => {
    const text = 'Your message has been received. Ticket 4711 will be handled soon.';
    const marks: Record<string, string[]>[] = [
      { 'x-mailer': ['osTicket Mailer'] },
      { 'x-zendesk-from-account-id': ['1'] },
      { 'x-otrs-ticket-id': ['1'] },
      { 'x-freshdesk-ticket': ['1'] },
      { 'rt-ticket': ['rt.example #4'] },
      { 'x-jira-fingerprint': ['a'] },
      { 'x-helpscout-id': ['1'] },
      { 'x-intercom-bin': ['1'] },
    ];
    for (const headers of marks) expect(isDesk(`Re: ${SENT}`, text, headers), Object.keys(headers)[0]).to.equal(true);
  });

  const persons: [what: string, subject: string, text: string, headers?: Record<string, string[]>][] = [
    [
      'an answer under a ticket number',
      '[#482913] Your lamp guide',
      'Hi Sam, we received your email and love it. It is 120 €.',
    ],
    [
      'an agent’s answer by a system',
      '[#482913] Your lamp guide',
      'Hi Sam, no thanks. Kim',
      { 'x-zendesk-from-account-id': ['1'] },
    ],
    ['thanks for a mail', `Re: ${SENT}`, 'Thank you for your email. We would love to publish the guide.'],
    ['a promise', `Re: ${SENT}`, 'Thanks for your message! I will get back to you soon, Kim'],
    ['a year in the subject', 'Re: Your lamp guide (2026)', 'Thanks for your email, what does it cost?'],
    [
      'an acknowledgement below',
      `Re: ${SENT}`,
      'Sure, send it.\n\n> Your request has been received.\n> A ticket (#482913) has been created. Please do not reply to this e-mail.',
    ],
  ];
  for (const [what, subject, text, headers] of persons)
    it(`leaves ${what} to a person`, () => expect(isDesk(subject, text, headers)).to.equal(false));

  it('tells what it goes by', () => {
    const { subject, text } = { subject: '[#482913] Hi', text: 'Your request has been received.' };
    expect(helpDeskSigns(message(subject, text), SENT)).to.deep.equal([
      'help desk: says that a request was recorded',
      'help desk: ticket number in the subject',
    ]);
  });
});
