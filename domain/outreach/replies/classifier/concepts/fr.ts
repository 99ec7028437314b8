/** French stems by concept. @see en */
export const fr = {
  neg: 'pas ne n jamais aucun* ni sans rien non plus_de personne guere nullement point',
  want: 'veux voulons voudr* souhait* aimer* envie volontiers j_aimerais prefer* preneu* partant*',
  interest: 'interess* interet curieu* tent* seduit intrigu*',
  good: 'bien bon bonne super parfait* ravi* genial* excellent* plaisir sympa chouette top cool formidable nickel magnifique correct enchant* heureu* bienvenu*',
  publish:
    'publi* parution accept* mettre mise met poste poster diffus* heberg* accueill* integr* insere* ajout* relay* passer prendre prenons',
  article:
    'article* texte* contribution* billet* contenu* invite* brouillon* papier redaction* blog* sujet_invite infographie* tribune* manuscrit',
  link: 'lien* backlink* url* dofollow nofollow xlink ancre',
  price:
    'prix tarif* cout* coute* payer paye* payant* paiement remuner* budget* euro euros eur € factur* ht ttc gratuit* sponsoris* publireportage* forfait* devis somme dollars montant',
  later:
    'plus_tard janvier fevrier mars avril mai juin juillet aout septembre octobre novembre decembre prochain* rentree printemps automne ete hiver trimestre refonte ensuite apres',
  ask_again: 'recontact* relanc* revenez reviens_vers revenir reviendr* reparl* rappel* repass* redemand* reessay*',
  contact:
    'contact* ecri* ecrire mail mails courriel* message* email* e-mail* sollicit* demarch* prospect* newsletter* envois envoi boite boites messagerie recevoir publicit*',
  stop: 'stop arret* cess* halte mettre_fin assez basta abst* suffit finissez',
  again: 'plus encore davantage desormais nouveau avenir jamais futur* dorenavant',
  unsub: 'desabonn* desinscri* desinscription unsubscribe opposition bloqu* blackliste* opt-out liste_noire',
  remove: 'supprim* suppression retir* retrait efface* effacement ray* enlev* radi* ote* virez detru* sortez',
  list: 'liste* base fichier* bdd base_de diffusion crm carnet campagne systeme*',
  data: 'donnees coordonnees adresse informations personnelles caractere',
  law: 'rgpd cnil lcen art loi lois legal* legaux juridique* droit droits reglement* l00 l_00 code cpce illegal* conformite loi_00',
  threat:
    'avocat* plainte* amende* tribunal signal* juridique autorit* sanction* poursuite* poursuiv* justice recours mise_en_demeure demeure saisi* saisir suites consequences prejudice huissier service_juridique',
  spam: 'spam* indesirable* pourriel* non_sollicit* intempestif* spammeur* pollu*',
  object: 'oppose* opposition consentement retire_mon accord exige* demande* somme prie par_la_presente interdi*',
  annoy:
    'tranquill* paix lach* fich* foutre ras_le_bol marre harcel* derang* saoul* soul* emmerd* importun* insupport* agace* fichez merde laissez_nous laissez_moi gonfl* casse*',
  source: 'd_ou comment_avez ou_avez mon_adresse notre_adresse trouve* obtenu* procure* eu_mon',
  colleague:
    'collegue* redact* responsable* service equipe charge* rédac chef s_occupe gere interlocut* direction marketing confrere assistante referent*',
  forward: 'transmis* transmet* transfer* fais_suivre fait_suivre copie cc relaye* passe_le_message fais_passer',
  wrong:
    'mauvais* bonne_personne bon_interlocuteur ne_travaille_plus n_est_plus plus_moi retraite trompe* pas_moi quitte',
  form: 'formulaire* page rubrique boite xmail adresse passer_par',
  agency: 'agence* regie* editeur* prestataire*',
  absent:
    'absent* absence conge conges vacances deplacement maternite paternite maladie arret_maladie ferme* fermeture indisponible* hors_du_bureau bureau parental sabbatique injoignable urgence* urgent*',
  back: 'retour reviens reviendrai rentre reprendr* reprise de_retour rouvr* reouvr*',
  until: 'jusqu* au du partir compter inclus entre depuis',
  auto: 'automatique* recu reception accuse ticket dossier reference reponse_automatique ne_pas_repondre noreply jours_ouvres enregistre* traite* traiter delais demande_n generee numero prise_en_compte robot',
  thanks: 'merci* remerci* reconnaissan* cordial* gentil* aimable*',
  sorry: 'malheureusement desole* regrett* navre* dommage excus* helas pardon',
  send: 'envoy* envoie* envoi transmettez adressez faites balance* faire_parvenir',
  topic:
    'sujet* theme* thematique* idee* proposition* propos* exemple* plan* titre* angle* synopsis echantillon* piste*',
  condition:
    'si condition* pourvu sous_reserve reserve a_condition des_lors inedit* minimum mots mention* exclusi* uniquement reserver',
  agree:
    'oui ouais ok d_accord entendu volontiers avec_plaisir partant* marche vas_y allez allez-y pourquoi_pas bien_sur certainement carrement ca_marche objection* inconvenient banco go',
  call: 'appel* telephon* visio* rendez* rdv zoom teams echanger vive_voix reunion creneau* teléphone tel',
  swap: 'echang* reciproq* contrepartie retour_de troc mutuel* croise* en_echange',
  fixed: 'corrig* repar* mis_a_jour casse mort modifi* rectifi* remplac* supprime_le c_est_fait',
  look: 'regard* examin* discut* reflech* etudi* voir verr* parler* lis lire consult* interne jette* equipe pens*',
  who: 'qui quoi quel quelle quels quelles ou pourquoi comment quand lequel laquelle est-ce',
  full: 'complet* plein* planning deborde* surcharge* calendrier capacite effectif* temps budget',
  policy: 'politique charte principe* regle* ligne editoriale independan* deontolog*',
  fit: 'correspond* convien* adapt* thematique lectorat lecteurs public pertinent* rapport ligne cadre* colle',
  irony:
    'ironie bravo felicitations formidable enfin mdr lol haha youpi quelle_chance exactement_ce chic encore_un genie incroyable decidement waouh oh',
  before: 'deja plusieurs fois reprises encore_une combien_de troisieme dit demande_de precedent*',
  now: 'immediat* sans_delai maintenant aussitot tout_de_suite desormais',
  decline: 'declin* refus* passer_mon passe_mon renonc* decliner passons suite_favorable donner_suite',
  need: 'besoin* necessaire* falloir faut',
  sell: 'vend* vente* vendons achet*',
  self: 'nous-memes moi-meme interne eux-memes propres maison equipe_interne',
  done: 'en_ligne publie_hier ajoute_le mis_en_ligne programme est_en_ligne c_est_publie',
  bad: 'mauvais* nul nulle qualite faible* mediocre* ia chatgpt generique* bateau creux ennuy* bacle*',
  moment: 'moment actuellement instant present pour_l_instant heure_actuelle cette_annee',
  job: 'client clients entreprise societe agissez compte quelle_societe precis* preciser comprends expliquer clarif*',
  terms: 'dofollow exclusivite droits delai* longueur permanent* duree',
} as const;
