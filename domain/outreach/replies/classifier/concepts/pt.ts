/** Portuguese stems by concept. @see en */
export const pt = {
  neg: 'nao nunca jamais nenhum* nem sem nada ninguem n tampouco',
  want: 'quero queremos gostar* desej* adorar* queria prefer* vontade topo topamos adoraria',
  interest: 'interess* curios* tent* atra*',
  good: 'bom boa otim* perfeit* legal excelente maravilh* bacana show fixe giro massa bem-vind* feliz felizes bem super beleza fantastic* impecavel porreiro adorei',
  publish: 'public* aceit* post* hosped* incluir inserir colocar subir veicul* divulg* aceda acolh*',
  article:
    'artigo* texto* conteudo* colaborac* post guest materia* rascunho* convidad* blog* contribut* contribuic* publieditorial* infografico* redac*',
  link: 'link* backlink* url* dofollow nofollow xlink ligac* hiperligac* ancora',
  price:
    'preco* valor* custa* custo* cobr* pag* pagamento* orcamento* real reais r$ euro euros eur € tabela tarifa* gratuit* gratis patrocin* remuner* fatura nota_fiscal publi midia_kit permuta_paga iva verba',
  later:
    'mais_tarde mais_para_frente janeiro fevereiro marco abril maio junho julho agosto setembro outubro novembro dezembro proxim* primavera outono verao inverno trimestre depois frente adiante',
  ask_again: 'retorn* volt* fal* lembr* pergunt* insist* tent* novamente chama* retom* recontact*',
  contact:
    'contat* contact* escrev* e-mail* email* mensage* mail* correio newsletter* boletim caixa mandar enviar receber publicidade mala_direta abord*',
  stop: 'par* parem pare cess* chega basta stop deix* deixem acab* abstenh* interromp*',
  again: 'mais novamente futuro nunca_mais de_novo continu* doravante outra jamais',
  unsub:
    'descadastr* desinscr* cancelar_a inscricao descadastramento unsubscribe bloque* lista_negra remover_meu subscricao cancelem anul*',
  remove: 'remov* exclu* apag* elimin* retir* tir* tirem delet* risqu*',
  list: 'lista* base banco_de mailing cadastro* base_de crm registo* registro* campanha* sistema*',
  data: 'dados pessoais endereco informac* morada',
  law: 'lgpd rgpd art lei leis legal* anpd cnpd direito* artigo_00 artigo_0 regulament* marco_civil juridic* ilegal* procon protecao',
  threat:
    'advogad* denunci* anpd cnpd processo processar multa* justica tribunal* juridic* autoridade* medidas cabiveis queixa* reclamac* procon providencias notific* policia coima* contraordenac*',
  spam: 'spam* indesejad* nao_solicit* lixo spammer*',
  object: 'opon* opos* oposicao consentimento revog* exij* solicit* exerc* autoriz* requeir*',
  annoy:
    'paz sossego incomod* encher_o encham saco cansad* farto* pentelh* chato* chatear chateiem perturb* importun* larga* aporrinh* merda raio porra',
  source:
    'de_onde onde_conseg* como_conseg* como_obt* meu_e-mail meu_email meu_contato encontr* achou acharam arranj* conseguiu chegaram',
  colleague:
    'colega* respons* redac* redacao equipe equipa editor* departamento setor chefe cuida encarreg* marketing coordenador* trata',
  forward: 'encaminh* repass* reencaminh* copia cc passei passo transmit* remet*',
  wrong: 'errad* cert* nao_sou nao_trabalho ja_nao aposent* pessoa_certa nao_trato engan* saiu',
  form: 'formulario* pagina caixa xmail endereco atraves via secao',
  agency: 'agencia* editora* comercial',
  absent:
    'ferias ausente* ausencia fora licenca maternidade paternidade atestado baixa fechad* encerrad* recesso viagem folga escritorio afastad* urgente* urgencia*',
  back: 'volt* retorn* regress* de_volta reabr* retom* regresso',
  until: 'ate desde partir de a entre inclusive',
  auto: 'automatic* receb* recebemos recebida protocolo chamado ticket referencia nao_responda noreply gerad* uteis solicitac* pedido_n confirm* monitorad* atendimento breve acus* rececao',
  thanks: 'obrigad* agradec* grat* gentil* valeu cordia* abraco* brigad*',
  sorry: 'infelizmente desculp* lament* pena sinto perdao perdoe*',
  send: 'envi* envie* mand* manda mande* mandem pass* pode_mandar remete* encaminhe_o',
  topic: 'tema* ideia* pauta* sugest* propost* propor exempl* titulo* amostra* esboco topico* assunto*',
  condition:
    'se desde_que condic* contanto caso so_se minimo inedit* exclusiv* palavras sinaliz* identific* requisito* original',
  agree:
    'sim claro beleza fechado topo ok certo combinado pode pode_ser bora por_que_nao porque_nao com_certeza negocio com_prazer concordo objec* oposto vamos_la aceito manda_ver',
  call: 'ligar ligac* telefon* reuniao reunioes chamada* call zoom meet conversar agenda* videochamada papo whatsapp',
  swap: 'troca* permuta* reciproc* parceria_de intercambio contrapartida',
  fixed: 'corrig* consert* arrum* atualiz* quebrad* substitui* corret* resolvid* removi_o ajustad* partido',
  look: 'olh* analis* avali* convers* ver vou_ver pens* discut* estud* leio ler dar_uma verific* alinh* decidir internamente',
  who: 'quem o_que que qual quais onde porque por_que como quando quanto quantos',
  full: 'lotad* chei* complet* agenda capacidade tempo calendario sobrecarreg* verba orcamento',
  policy: 'politica diretriz* regra* principio* linha editorial independ* norma*',
  fit: 'encaix* combina* publico leitores tema relevan* perfil linha nicho adequ* alinhad* enquadr* ver_com',
  irony:
    'parabens bravo finalmente kkk kkkk rsrs haha ironia era_tudo que_maravilha uau nossa mais_um genial oh que_alegria sonhava',
  before: 'ja varias vezes vez terceira segunda repetid* anterior* pedi falei disse',
  now: 'imediat* agora ja_ja urgente',
  decline: 'recus* declin* dispens* rejeit* passo abdic* descart* abrir_mao',
  need: 'precis* necess* falta',
  sell: 'vend* venda* compr*',
  self: 'internament* proprio* propria* interna* nos_mesmos proprios propria_equipe casa',
  done: 'no_ar publicado_ontem ja_publiquei adicionei inclui_o ja_esta foi_publicado programado',
  bad: 'ruim mau ma pessim* qualidade fraco* fraca* baix* ia chatgpt generic* chato mediocre* copiado',
  moment: 'momento atualmente agora por_enquanto por_ora este_ano de_momento',
  job: 'cliente clientes empresa representa* exatamente precisamente esclarec* entendi explic* refere*',
  terms: 'dofollow exclusividade direitos prazo* extensao permanente*',
} as const;
