/** What may precede a demand: politeness, and who asks us to. "We have to stop …" does not count. */
const OPENING =
  '(?:(?:hi|hello|hey|dear|hallo) (?:\\S+ ){0,3}?)?(?:(?:sorry|ok|okay|well|and|so|but|or|then|now|also|again|just|please|pls|plz|kindly|thanks|thank you|no thanks|simply|immediately|therefore|otherwise|still|' +
  "(?:could|can|would|will) you|you (?:must|should|need to|have to|can|may)|(?:when|why) (?:will|can|do|don't|can't|won't|would) you|(?:if|unless) you (?:do not|don't|dont)?|" +
  "(?:i|we)(?:'d| would| will| must| have to)? (?:\\S+ ){0,2}?(?:ask|asked|request|demand|want|like|wish|urge|beg|need|prefer|told|try|tried|trying)(?: (?:for )?you)?(?: to| that you)?) ){0,6}";
/** After these a demand is complete: nothing restricts which mails, or when. */
const NO_MORE_SAID =
  '(?=$| (?:again|any ?more|any longer|ever|further|at all|immediately|asap|now|already|in (?:the )?future|going forward|from now|henceforth|please|pls|thanks|thank you|' +
  'about (?:this|that|it|these|such|guest|link|seo|your)|regarding|concerning|with (?:this|these|that|those|such|offers?|requests?)|for (?:this|these|such|any)|or|and|because|since|unless|as (?:i|we|it|this|they|you)|like this|' +
  'i|we|this is|thereafter)(?![\\p{L}\\p{N}]))';
const MAILS =
  '(?:e-?mails?|mails?|messages?|spam|newsletters?|follow-?ups?|reminders?|mailings?|correspondence|communications?|solicitations?|junk)';
const SUCH =
  '(?:(?:any|more|further|your|these|those|this|the|such|all|other|another|so many|this kind of|these kinds? of|unsolicited|unwanted|marketing|automated|promotional|annoying|cold|mass|bulk|spam|sales|future|stupid) ){0,4}';
const OUR_ADDRESS =
  '(?:me|us|(?:my|our|this|that|the above) (?:\\S+ ){0,2}?(?:e-?mails?|address(?:es)?|name|details|data|contacts?|inbox|mailbox|domain|site|website|company|account))';
const LIST =
  '(?:lists?|databases?|db|crm|mailings?|mailing-list|newsletters?|records|contacts|campaigns?|sequences?|distribution|outreach|systems?|spam)(?! of (?:authors|contributors|speakers|writers|sources|references|links|examples))';
const WRITING =
  '(?:e-?mailing|contacting|mailing|writing(?: to)?|spamming|messaging|bothering|harassing|pestering|pitching|texting)';

const GIVEN = [
  `(?:unsubscribe|un-subscribe|unsub)(?:$| (?:me|us|my|this|from|now|please|immediately|asap|at once|thanks|it|our (?:\\S+ ){0,2}?(?:e-?mail|address|domain|team|office|company|inbox))(?![\\p{L}\\p{N}]))`,
  '(?:how|where) (?:do|can|should|may|could) (?:i|we) (?:unsubscribe|opt[- ]?out)',
  '(?:i|we) unsubscribe',
  `(?:remove|delete|take|drop|strike|erase|get|purge|exclude) ${OUR_ADDRESS} (?:\\S+ ){0,2}?(?:off|from|out of) (?:\\S+ ){0,4}?${LIST}`,
  `(?:remove|delete|erase|unlist) (?:${OUR_ADDRESS})${NO_MORE_SAID}`,
  `(?:\\S+ ){0,5}?(?:be|am|are|is|get) (?:removed|deleted|taken|unsubscribed|struck)(?: (?:from|off|out of))+ (?:your|this|these|all|any|the mailing) (?:\\S+ ){0,2}?${LIST}`,
  `take (?:me|us) off(?: (?:this|it|there))?${NO_MORE_SAID}`,
  '(?:put|add|place) (?:me|us|(?:my|our|this) \\S+) (?:on|to|onto) (?:\\S+ ){0,2}?(?:do[- ]not[- ](?:contact|e-?mail|mail|call)|suppression|black ?list|block ?list|opt-?out)',
  'cancel (?:my|our|this|the) (?:\\S+ )?subscription',
  `(?:stop|quit|cease) ${WRITING} (?:me|us|this|our|my|people|here)(?![\\p{L}\\p{N}])`,
  `(?:stop|quit|cease) ${WRITING}${NO_MORE_SAID}`,
  `(?:stop|quit|cease)(?: with)? (?:sending|receiving|getting)(?: (?:me|us|out))?(?: ${SUCH}(?:${MAILS}|stuff|requests?|offers?|pitches|things?|this|these|those|it|crap|to (?:me|us)))?(?: to (?:me|us|this \\S+))?${NO_MORE_SAID}`,
  `(?:stop|quit|cease)(?: with)? (?:the|these|those|this|your|all|any) (?:\\S+ ){0,2}?(?:${MAILS}|spamming|harassment|contact)${NO_MORE_SAID}`,
  '(?:stop|cease)(?: (?:it|this|that|now|already|immediately|at once|please|pls|and desist))*$',
  `(?:i|we)(?:'d|'ll|'m|'re| would| will| want| wish| like| prefer| rather| choose| hereby| please| have| decided| am| are| need| to)* opt(?:ing|ed)?[- ]?out(?: of (?:this|these|it|all|everything|(?:\\S+ ){1,3}?(?:${MAILS}|lists?|outreach|campaigns?|contact)))?${NO_MORE_SAID}`,
  'opt (?:me|us) out',
  `(?:i|we)(?:'d| would)? (?:\\S+ )?(?:do not|don't|dont|no longer|never|did not|didn't|not|rather not|prefer not)(?: \\S+)?(?: (?:want|wish|like|care|need|agreed?|consent|ask|asked))?(?: to)? (?:receive|get|hear|be (?:contacted|e-?mailed|mailed|on))(?: (?:from (?:you|your \\S+|this \\S+|him|them)|again|about (?:this|it)))*(?: ${SUCH}(?:${MAILS}|offers?|requests?|list|it|this|these|them|anything))?(?: from (?:you|your \\S+|this \\S+))?${NO_MORE_SAID}`,
  `(?:no|not any) (?:more|further)(?: of (?:these|your|this|those))? (?:\\S+ )?(?:${MAILS}|contact)(?: (?:from (?:you|your \\S+)|to (?:me|us|this \\S+)))*${NO_MORE_SAID}`,
  'leave (?:me|us) alone',
  'lose (?:my|our|this) (?:\\S+ )?(?:number|e-?mail|address)',
];
const DOUBTFUL = [
  `(?:do not|don't|dont|never)(?: ever| please)? (?:contact|e-?mail|mail|write(?: to)?|message|spam|bother|disturb|approach|reach out to|pitch) (?:me|us|here|this (?:\\S+ )?address|(?:my|our) (?:\\S+ )?(?:address|inbox|company|team|staff))${NO_MORE_SAID}`,
  `(?:do not|don't|dont|never)(?: ever| please)? send (?:(?:me|us|to me|to us|this address) )?${SUCH}(?:${MAILS}|offers?|anything|requests?|more|any ?more|these|this)(?: (?:to (?:me|us)|else))*${NO_MORE_SAID}`,
];

const ordersIn = (orders: readonly string[]): RegExp => new RegExp(`^${OPENING}(?:${orders.join('|')})`, 'u');

/** English orders to write no more. Each is met by a whole clause, from its beginning on. */
export const ENGLISH_ORDERS = ordersIn(GIVEN);
/** Those that may be about how to write as well. A yes beside them counts more. */
export const DOUBTFUL_ENGLISH_ORDERS = ordersIn(DOUBTFUL);
