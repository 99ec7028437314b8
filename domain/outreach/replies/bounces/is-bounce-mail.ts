import type { IncomingMessage } from '../incoming-message.js';
import { isAutomatSender } from '../is-automat-sender.js';
import { reasonOfText } from './reason-phrases.js';

/** Subjects of failure reports, in the languages that servers speak. Lower case, NFKC. */
const SUBJECT =
  /^(?:(?:fwd?|re|wg|tr) ?: ?)?(?:undeliver\S*|undelivered mail|mail deliver\S+ (?:fail|sub|sys)\S*|(?:mail|message|e-?mail) (?:delivery )?(?:has )?(?:fail\S+|undeliverable|not delivered|delivery)|delivery (?:status|fail\S+|notification|has failed|problem|report)|returned mail|returned to sender|failure notice|failed delivery|non ?-?deliver\S+|could not deliver|permanent delivery failure|unzustellbar\S*|nicht zustellbar|unbestellbar|non (?:remis|distribu)\S*|échec de (?:la )?(?:remise|distribution|livraison)|no se (?:puede|pudo) entregar|no entregado|mensaje no entregado|falha (?:na|de) entrega|não entregue|mancato recapito|impossibile recapitare|onbestelbaar|niet (?:afgeleverd|bezorgd)|niedostarczo\S+|nie dostarczono|nedoručiteln\S+|ej levererbart|kan inte leverera|kunne ikke leveres|недоставлен\S*|не доставлен\S*|ваше сообщение не доставлено|メールエラー|配信(?:不能|エラー)|送信エラー|退信|无法投递|系统退信|반송|teslim edilemedi|kézbesíthetetlen)/u;
const TEXT =
  /delivery to the following recipients? (?:has )?(?:failed|been delayed|was aborted)|could not be delivered to|(?:wasn't|was not) able to deliver|were unable to deliver|unable to deliver|permanent (?:fatal )?errors?|did not reach the following|returned to sender|address(?:es)? (?:had|failed)|delivery (?:has )?failed|undeliverable|error delivering your mail|an error (?:has )?occurred (?:while|while attempting)|trouble delivering|rejected and discarded|送信できません/i;

/** A server's reply, quoted (RFC 5321 4.2). */
const REFUSAL = /(?:^|[\s:("'<>])5[0-5]\d[- ](?:#?5\.\d{1,3}\.\d{1,3}[- ])?[<"'a-z]/im;

/** Whether a message without a machine-readable report is one: a server wrote it, and about a mail that did not arrive. */
export function isBounceMail(message: IncomingMessage): boolean {
  const subject = message.subject.normalize('NFKC').toLowerCase().slice(0, 300);
  const start = message.text.slice(0, 4_000);
  if (isFromServer(message))
    return (
      SUBJECT.test(subject) ||
      TEXT.test(start) ||
      'x-failed-recipients' in message.headers ||
      // Vacation programs also use an empty path, and their numbers may look like codes.
      (isAutomatSender(message) && REFUSAL.test(start) && reasonOfText(start) !== null)
    );
  return SUBJECT.test(subject) && TEXT.test(start);
}

export function isFromServer(message: IncomingMessage): boolean {
  return isAutomatSender(message) || message.return_path === '' || 'x-failed-recipients' in message.headers;
}
