import type { ClassFacts, ClassFinding } from './class-facts.js';
import { findPhrase, phrases } from './phrases.js';

const NAMES_ANOTHER = phrases([
  '(?:please|pls|kindly|you (?:can|should|may|could)|best|better|try|suggest you|feel free to) (?:\\S+ )?(?:contact|reach out to|e-?mail|write to|get in touch with|speak (?:to|with)|talk to|direct (?:\\S+ ){1,3}?to|ask|ping) (?!me\\b|us\\b|you\\b|him know)(?:our|my|the|\\S+@|\\p{L}+)(?: \\S+){0,5}',
  "(?:i'm|i am|i've|i have|we have|we've|have|am) (?:\\S+ )?(?:cc'?(?:ing|'?d|ed)|copy(?:ing|ied)|copied|looping|looped|adding|added|forward(?:ed|ing)|passed|passing|sent|shared|sharing)(?: \\S+){0,6}? ?(?:colleague|team|editor|manager|in|him|her|them|to|on|along|who|@\\S+)",
  "(?:cc'?(?:ing|'?d|ed)|looping in|adding)(?: in)? (?:my|our|\\p{L}+)(?: \\S+){0,4}",
  "(?:not|isn't|am not|'m not|no longer) (?:\\S+ )?the (?:right|best|correct|appropriate) (?:person|contact|address|one)|(?:wrong|not the right) (?:person|contact|address)|(?:right|best|correct|appropriate) (?:person|contact) (?:is|for|would|to)|(?:no longer|don't|do not) (?:work(?! with)|handle|deal|manage|responsible|in charge|look after)(?: \\S+){0,3}? ?(?:here|there|at|for|with|this)?|has left (?:the|our)|(?:is|are) (?:\\S+ )?(?:responsible|in charge) (?:for|of)|handles? (?:this|these|all|guest|our|such|that|partnerships?|outreach)|(?:will|can) (?:\\S+ )?(?:be able to )?help you|(?:i'll|i will|we'll|we will) (?:pass|forward) (?:\\S+ ){0,4}?to (?:our|my|the)",
  // German, French, Spanish, Italian, Dutch, Portuguese, Polish, Nordic
  '(?:wenden sie sich|bitte (?:\\S+ )?(?:an|kontaktieren sie)|kontaktieren sie|melden sie sich)(?: \\S+){0,4}? (?:an|bei|bitte|unsere\\S*|meine\\S*|herrn?|frau|\\S+@\\S+)|(?:nicht|kein) (?:\\S+ ){0,2}?(?:zuständig|der richtige|die richtige|ansprechpartner\\S*)|(?:zuständig|ansprechpartner\\S*) (?:\\S+ ){0,2}?ist|(?:habe|haben) (?:\\S+ ){0,6}?weitergeleitet|(?:leite|leiten) (?:\\S+ ){0,6}?weiter|in (?:kopie|cc)',
  "(?:contactez|contacter|adressez-vous|adresser|voir avec|rapprochez-vous)(?: \\S+){0,5}? ?(?:collègue|à|mon|notre|\\S+@\\S+)|je (?:transmets|transfère|fais suivre)|(?:j'ai|nous avons) (?:transmis|transféré|fait suivre)|(?:en copie|mets en copie)|pas (?:la bonne personne|le bon interlocuteur|la bonne adresse)",
  '(?:contacte|contacta|contacten|póngase en contacto|diríjase|escriba|escribe|escríbele)(?: \\S+){0,5}? ?(?:con|a|mi|nuestr\\S+|\\S+@\\S+)|(?:he|hemos) (?:reenviado|pasado|trasladado)|(?:reenvío|paso|traslado) (?:tu|su|el)|(?:en copia|pongo en copia)|no soy la persona',
  '(?:contatti|contatta|contattate|scriva|scrivi|rivolgersi|si rivolga|rivolgetevi)(?: \\S+){0,5}? ?(?:a|al|il|mio|nostr\\S+|\\S+@\\S+)|(?:ho|abbiamo) (?:inoltrato|girato)|(?:inoltro|giro) la|in copia|non sono (?:io )?la persona',
  '(?:neem contact op|neemt u contact op|stuur (?:\\S+ ){0,3}?naar|richt je|richt u)(?: \\S+){0,5}|(?:heb|hebben) (?:\\S+ ){0,5}?doorgestuurd|stuur (?:\\S+ ){0,4}?door naar|niet de juiste (?:persoon|contactpersoon)',
  '(?:contacte|contate|entre em contato|entre em contacto|fale|escreva)(?: \\S+){0,5}? ?(?:com|para|\\S+@\\S+)|(?:encaminhei|reencaminhei|encaminho|reencaminho)|em cópia|não sou a pessoa',
  '(?:proszę (?:\\S+ )?(?:o kontakt|kontaktować|pisać|napisać|skontaktować)|skontaktuj się)(?: \\S+){0,5}|(?:przekazałem|przekazałam|przekazuję|przesyłam dalej)|(?:kontaktujte|obraťte se|napište)(?: \\S+){0,4}|(?:předal|předávám|přeposlal)\\S*',
  '(?:kontakta|vänd dig till|hör av dig till)(?: \\S+){0,4}|(?:vidarebefordra\\S*|skickat vidare|skickar vidare)|(?:kontakt|henvend dig til|skriv til|ta kontakt med)(?: \\S+){0,4}|(?:videresend\\S*|sendt videre|sender videre)|inte rätt person|ikke den rette|(?:ota yhteyttä|ottakaa yhteyttä)(?: \\S+){0,3}|välitin|välitän',
  '(?:обратитесь|обращайтесь|свяжитесь|напишите)(?: \\S+){0,5}|(?:переслал|передал|перенаправил|пересылаю|передаю)\\S*(?: \\S+){0,4}|(?:зверніться|звертайтесь)(?: \\S+){0,4}',
  '担当(?:者|の者)|(?:へ|に)(?:ご連絡|お問い合わせ)|转发给|请联系|聯繫|담당자|에게 연락',
]);

/** They refer us to another person, or have passed the mail on. */
export function findReferral({ text, words }: ClassFacts): ClassFinding | null {
  const phrase = findPhrase(text.slice(0, 2_000), NAMES_ANOTHER);
  if (!phrase) return null;
  const hasAddress = /[^\s<>@]{1,64}@[^\s<>@]{1,100}\.\p{L}{2,}/u.test(text.slice(0, 2_000));
  return { confidence: hasAddress && words <= 80 ? 0.9 : 0.75, signals: [`says "${phrase}"`] };
}
