import { expect } from 'chai';
import { isMobileSignature } from '../../../../../domain/outreach/replies/text/mobile-signature.js';

describe('[U] signature of a device or program', () => {
  for (const line of [
    'Sent from my iPhone',
    'Sent from my phone',
    'Get Outlook for iOS<https://aka.ms/o0ukef>',
    'Pobierz aplikację Outlook dla systemu iOS',
    'Get the Outlook app for Android',
    'Téléchargez l’application Outlook pour iOS',
    'Sent with Proton Mail secure email.',
    'Von meinem iPhone gesendet',
    'Diese Nachricht wurde von meinem Android-Gerät mit GMX Mail gesendet.',
    'Envoyé de mon iPhone',
    "iPhone'umdan gönderildi",
    'iPhoneから送信',
    '发自我的iPhone',
    '나의 iPhone에서 보냄',
  ]) {
    it(`is "${line}"`, () => {
      expect(isMobileSignature(line)).to.equal(true);
    });
  }

  for (const line of [
    'Get me the phone number, please.',
    'Sent via email to my editor.',
    'Sent from the office yesterday, did it arrive?',
    'We sent it from our iPhone.',
    'Try Outlook next time.',
    'Get the Outlook team on the phone.',
    'From my phone: yes.',
    '',
  ]) {
    it(`is not "${line}"`, () => {
      expect(isMobileSignature(line)).to.equal(false);
    });
  }
});
