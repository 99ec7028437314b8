/** Spanish stems by concept. @see en */
export const es = {
  neg: 'no nunca jamas ningun* ni sin nada tampoco nadie apenas',
  want: 'quiero queremos quisier* desea* gustar* me_gustaria encantar* ganas prefier* querria*',
  interest: 'interes* curios* llama_la tent* atra*',
  good: 'bien bueno buena buenisim* genial* perfecto estupend* encantad* excelente fenomenal padre chevere guay mola barbaro copado fantastic* bonit* bienvenid* chido lindo joya interesante',
  publish: 'public* acept* subir subimos incluir colgar insertar anadir agregar alojar admit* sacar poner metemos',
  article:
    'articulo* texto* colaboracion* contenido* post posts entrada* invitad* borrador* nota* redaccion blog* pieza infografia* columna guest',
  link: 'enlace* link* backlink* url* dofollow nofollow xlink ancla vinculo*',
  price:
    'precio* tarifa* coste* costo* cuesta* cobr* pagar pago* pagan paga presupuesto* euro euros eur € usd dolares pesos iva factura* gratis gratuit* patrocin* remuner* honorarios mxn soles barato publicidad',
  later:
    'mas_adelante mas_tarde enero febrero marzo abril mayo junio julio agosto septiembre setiembre octubre noviembre diciembre proximo proxima siguiente primavera otono verano invierno trimestre despues luego',
  ask_again: 'vuelve* volver* escribidme_en recuerd* retom* insist* pregunt* hablamos intent* reescrib*',
  contact:
    'contact* escrib* correo* mail* mensaje* email* e-mail* comunic* newsletter* boletin* buzon mande* molest* spam recibir publicidad llegar*',
  stop: 'par* deje* dejad dejen dej* basta cese* ces* stop suspend* ya_basta acab* detener absten*',
  again: 'mas otra vez nuevo nuevamente futuro adelante nunca_mas jamas siga* seguir',
  unsub:
    'baja desuscri* suscripcion cancelar_la unsubscribe darme darnos dame_de denme denos lista_negra robinson bloque*',
  remove: 'borr* elimin* quit* suprim* supresion sacad* saqu* sacar sacame retir* tach*',
  list: 'lista* base bbdd base_de listado* envios crm registro* campana* sistema*',
  data: 'datos personales direccion informacion',
  law: 'rgpd lopd lopdgdd lssi art ley leyes legal* derecho* articulo_00 articulo_0 reglamento proteccion habeas lfpdppp normativa ilegal*',
  threat:
    'abogad* denunci* multa* aepd agencia_espanola juzgado tribunal* demanda* legales sancion* autoridad* acciones juridic* burofax consecuencias reclamacion*',
  spam: 'spam* no_solicit* no_dese* basura correo_basura indesead* spamear* spammer*',
  object: 'opong* oposicion oponerme consentimiento revoc* derecho_de exij* solicito ejerc* autoriz* prohib* requier*',
  annoy:
    'paz molest* harto* hartos coño cono joder cansad* pesad* dejen_de dejad_de fastidi* puñet* tranquil* acos* latosos jodan hinch* huevos narices largo',
  source: 'de_donde como_habeis como_han mi_correo mi_direccion consegui* obtuv* sacado sacaron encontr* dieron',
  colleague:
    'companer* redaccion redactor* encargad* responsable* equipo departamento editor* jefe jefa lleva area marketing coordinador* colega*',
  forward: 'reenvi* pasado traslad* copia cc derivo derivado remit* remiti* paso_a paso_tu',
  wrong: 'equivoc* adecuad* correcta indicad* ya_no persona_adecuada no_soy no_llevo jubil* errone*',
  form: 'formulario* pagina buzon xmail direccion seccion a_traves',
  agency: 'agencia* editorial* proveedor',
  absent:
    'vacaciones ausente* ausencia fuera baja_medica baja_por maternidad paternidad permiso licencia cerrad* cierre viaje excedencia oficina incapacidad feriado asueto urgente* urgencia*',
  back: 'vuelv* vuelta regres* reincorpor* retom* volveré retorno reabr*',
  until: 'hasta desde partir al del entre inclusive',
  auto: 'automatic* recibido acuse ticket caso folio referencia expediente no_responda noreply generado habiles consulta_n registrad* tramit* en_breve solicitud confirm* desatendid*',
  thanks: 'gracias agradec* amable* cordial* saludos',
  sorry: 'lamentablemente siento sentimos lamento lamentamos disculp* perdon desgraciadamente desafortunadamente pena',
  send: 'enviar envie* envia* enviad* envien manda* mandad* mande* manden pasame pasad* pasenme adelante compart*',
  topic: 'tema* idea* propuesta* propon* ejemplo* muestra* esquema* titulo* borrador enfoque* guion',
  condition:
    'si siempre condicion* mientras solo_si minimo inedit* exclusiv* palabras etiquet* requisito* original siempre_que indicar',
  agree:
    'si_claro claro dale acuerdo vale perfecto ok okey venga adelante por_supuesto desde_luego porque_no por_que_no hecho inconveniente sale orale listo bueno_va va',
  call: 'llamada* llam* reunion* videollamada* telefono* hablar zoom meet agendar cita charl* platic*',
  swap: 'intercambi* cambio reciproc* trueque canje mutuo contrapartida',
  fixed: 'correg* arregl* actualiz* roto rota solucion* reparad* quitado_el cambiado listo_ya caido',
  look: 'mir* revis* coment* consult* valor* pens* estudi* echar* vistazo analiz* ver veremos leer interno equipo',
  who: 'quien quienes que cual cuales donde por_que como cuando cuanto cuanta',
  full: 'lleno completo cupo* saturad* agenda calendario capacidad tiempo desbordad* presupuesto',
  policy: 'politica norma* principio* linea editorial independ* filosofia',
  fit: 'encaj* ajust* relacion* tematica publico lectores audiencia linea relevan* nicho adecu* cuadra*',
  irony:
    'enhorabuena felicidades bravo por_fin jaja jajaja ironia justo_lo que_ilusion maravilla otro_mas menuda genio vaya wow oh que_emocion',
  before: 'ya varias veces vez anteriormente tercera segunda dicho pedi pedido repetid* cuantas',
  now: 'inmediat* ya_mismo ahora urgente inmediato',
  decline: 'rechaz* declin* descart* paso_de pasamos renunci* denegar rehus*',
  need: 'necesit* falta hace_falta requer*',
  sell: 'vend* venta* compr*',
  self: 'nosotros_mismos propio* propia* interno* interna* casa equipo_interno solo_nuestr*',
  done: 'publicado_ya esta_publicado ya_esta subido incluido anadido programado colgado',
  bad: 'mal* calidad pobre* flojo* baja ia chatgpt generic* aburrid* plantilla cutre mediocre* pesim*',
  moment: 'momento actualmente ahora_mismo por_ahora de_momento hoy_por_hoy este_ano',
  job: 'cliente clientes empresa representa* trabajas concretamente exactamente aclar* entiendo explic* refier*',
  terms: 'dofollow exclusividad derechos plazo* extension permanente*',
} as const;
