/** English stems by concept; a blank is "_", "*" matches any ending. */
export const en = {
  neg: 'not no never nor neither without none nothing nobody hardly rarely nope nah naw dont doesnt cant wont aint isnt arent wouldnt didnt unable',
  want: 'want* wish* would_like would_love love keen like_to d_like d_love hoping prefer* happy_to glad_to up_for open_to',
  interest: 'interest* intrigu* curious tempt* appeal*',
  good: 'great good nice lovely perfect awesome excellent fantastic wonderful brilliant cool sweet delighted happy glad fab super solid welcome fine decent neat',
  publish: 'publish* post* feature* host* place* accept* run print* take add include insert* upload* go_live live',
  article:
    'article* post posts piece pieces draft* content copy text write-up guest contribut* submission* submit* column story stories infographic* blog* essay',
  link: 'link* backlink* url* dofollow nofollow do-follow no-follow anchor xlink hyperlink*',
  price:
    'price* pric* cost* fee fees rate rates charge* budget* pay pays paid payment* paying sponsor* invoice* free_of_charge quote* eur euro euros usd gbp quid bucks dollar* pound* $ € £ paypal compensat* advert* commercial',
  later:
    'later january february march april may june july august september october november december next_month next_week next_year next_quarter spring summer autumn fall winter new_year after_the after_our until_then relaunch q0',
  ask_again:
    'get_back come_back circle_back check_back try_again ping remind* revisit touch_base reach_out_again ask_again follow_up catch_up nudge',
  contact:
    'contact* email* e-mail* mail mails mailing write writing written reach* message* messag* inbox hear outreach approach* newsletter* pitches correspond*',
  stop: 'stop stopped stopping cease* desist halt quit enough end put_an_end refrain knock_it_off cut_it_out',
  again: 'again anymore any_more more further ever future going_forward another any_longer henceforth from_now',
  unsub:
    'unsubscribe* unsub opt_out opt-out optout opted_out do_not_contact do-not-contact suppress* blocklist* blacklist* block blocked',
  remove:
    'remove* removal delete* deletion deleting erase* erasure strike take_off take_me take_us drop purge* scrub wipe* get_rid',
  list: 'list lists database* mailing_list crm records system* distribution campaign* sequence* contacts',
  data: 'data personal details information record',
  law: 'gdpr art article_0 article_00 privacy law laws legal legally regulation* can-spam canspam ccpa cpra casl pecr spam_act data_protection dpa statut* act compliance unlawful* illegal*',
  threat:
    'lawyer* attorney* solicitor* sue court fine fines authorit* complain* complaint* report* ico ftc acma regulator* counsel liab* consequences legal_action action police proceedings claim damages',
  spam: 'spam* junk unsolicited unwanted spammer* rubbish scam* robot bot bots',
  object: 'object objection* withdraw* revoke* consent* permission oppose demand* hereby request*',
  annoy:
    'alone bother* harass* annoy* pester* nuisance sick_of fed_up tired_of damn hell bloody rid crap bugger piss* stfu wtf f*** fuck* shut leave_me leave_us lose_my lose_our ridiculous',
  source:
    'where_did how_did get_my got_my my_address our_address found_my find_me found_me find_us obtain* get_hold harvest* scrap* sourced',
  colleague:
    'colleague* editor* team manager department head responsible charge handle* handles deals_with looks_after desk partnerships marketing assistant director',
  forward:
    'forward* passed_on pass_this pass_it passing cc cced copy copied copying looped looping hand_this handed passed along_to over_to shared_this',
  wrong:
    'wrong_person wrong_address wrong_place wrong_inbox right_person best_person not_me no_longer_work no_longer left_the retired moved_on not_my not_mine someone_else somebody_else person_you',
  form: 'form submission_page contact_page guidelines portal submit_via page mailbox address xmail',
  agency: 'agency publisher network sales_house vendor outsourced',
  absent:
    'out_of_office out_of_the office ooo away vacation* holiday* leave absent absence travelling traveling trip sick maternity paternity parental sabbatical closed limited_access annual_leave pto afk offline unavailable closure',
  back: 'back return* resume* reopen* rejoin* respond_when reply_when',
  until: 'until till from through thru between inclusive',
  auto: 'automatic* auto automated auto-reply received receipt ticket case reference no-reply noreply do_not_reply unattended unmonitored not_monitored working_days business_days acknowledg* volume logged assigned enquiry inquiry',
  thanks: 'thank* thx ty cheers ta appreciate* grateful kind',
  sorry: 'sorry unfortunately apolog* regret* afraid alas sadly',
  send: 'send sending shoot share forward_me email_me submit drop_me attach* pop fire_away over',
  topic:
    'topic* idea* proposal* outline* sample* example* headline* angle* subject* pitch title* draft portfolio suggestion*',
  condition:
    'if provided long_as condition* only_if unless must as_long guideline* requirement* minimum original exclusive unpublished words label* mark* tag disclos*',
  agree:
    'yes yep yeah yup ok okay sure deal absolutely definitely certainly of_course aye go_ahead go_for_it sounds why_not count_me objection* game on_board let_s',
  call: 'call* zoom meet* phone* chat skype teams calendar calendly slot* ring',
  swap: 'exchange* swap* swop* reciproc* in_return trade quid_pro three-way return_the_favour link_back',
  fixed: 'fixed removed repaired updated broken corrected replaced sorted dead typo link_works',
  look: 'look* check* review* discuss* consider* think* read see mull run_it_by talk_to bring_it_up let_you_know internally sleep_on decide',
  who: 'who whose what which where why how when whether',
  full: 'full closed capacity booked backlog bandwidth swamped no_time busy stretched schedule calendar_is understaffed budget',
  policy: 'policy policies principle* rule rules as_a_rule practice editorial independent in_general stance',
  fit: 'fit fits relevant relevan* match* suit* audience readers niche topic_does aligned off-topic scope align* nothing_to_do',
  irony:
    '/s wow congratulations congrats lol lmao haha oh just_what finally exactly_what bravo slow_clap another yay thrilled wonderful delightful riveting genius sure_because groundbreaking',
  before: 'already before third second_time times several repeatedly again_and last_time previous* told asked',
  now: 'immediately now asap at_once right_away forthwith today',
  decline:
    'decline* pass refuse* reject* turn_down skip hard_pass say_no thanks_but not_for_us give_it_a_miss rather_not',
  need: 'need* require* necessary use_for',
  sell: 'sell* sold for_sale buy',
  self: 'ourselves in-house inhouse in_house own staff myself only_our everything_ourselves internal*',
  done: 'live published_it added_it added_your have_added scheduled up_now went_live is_up put_it included_it',
  bad: 'bad poor low weak terrible awful generic ai chatgpt template boring quality thin metrics da dr copy-paste dreadful lazy irrelevant nonsense',
  moment: 'moment time currently present right_now now this_year at_this for_now',
  job: 'client clients company work_for behalf which_company exactly mean clarify unclear understand explain',
  terms: 'dofollow exclusive rights deadline length long permanent copyright turnaround',
} as const;
