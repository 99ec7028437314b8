/** A site in one language whose topics a speaker has named, made of sentences about each of them. */
export interface LanguageSite {
  language: string;
  /** What the site as a whole is about: one of these must be among its first topics. */
  subject: readonly string[];
  /** Each has pages of its own; `term` is what a speaker calls it. */
  topics: readonly { term: string; title: string; sentences: readonly string[] }[];
  /** Sentences of every page, full of words that name nothing. */
  filler: readonly string[];
}

export const LANGUAGE_SITES: readonly LanguageSite[] = [
  {
    language: 'ja',
    subject: ['抹茶', '茶道具', '茶碗'],
    topics: [
      {
        term: '抹茶',
        title: '宇治の抹茶の選び方',
        sentences: ['抹茶は京都の宇治で摘まれた茶葉から作られます。', '美味しい抹茶は鮮やかな緑色をしています。'],
      },
      {
        term: '茶碗',
        title: '季節に合わせた茶碗',
        sentences: ['茶碗は手のひらに合う大きさのものを選びます。', '冬の茶碗は深く、夏の茶碗は浅く作られています。'],
      },
      {
        term: '茶筅',
        title: '茶筅の手入れと保管',
        sentences: ['茶筅は竹から一本ずつ職人が削り出します。', '使い終わった茶筅は水で洗って乾かします。'],
      },
      {
        term: '和菓子',
        title: '茶席の和菓子',
        sentences: ['和菓子は抹茶の苦みを引き立てます。', '季節の和菓子を茶席でお楽しみください。'],
      },
      {
        term: '茶道教室',
        title: '初心者のための茶道教室',
        sentences: ['茶道教室では作法を基本から学べます。', '茶道教室は毎週土曜日に開いています。'],
      },
    ],
    filler: [
      'このページでは、それぞれの特徴についてご紹介しています。',
      'ご不明な点がございましたら、お気軽にお問い合わせください。',
      'これはとても大切なことですので、必ずご確認ください。',
    ],
  },
  {
    language: 'zh',
    subject: ['咖啡', '咖啡豆', '手冲咖啡'],
    topics: [
      {
        term: '咖啡豆',
        title: '云南咖啡豆的产地',
        sentences: ['咖啡豆来自云南的高山种植园。', '新鲜的咖啡豆应该密封保存。'],
      },
      {
        term: '烘焙',
        title: '浅烘焙与深烘焙',
        sentences: ['烘焙的温度决定咖啡的味道。', '深烘焙让咖啡更苦，浅烘焙保留果酸。'],
      },
      {
        term: '磨豆机',
        title: '如何挑选磨豆机',
        sentences: ['磨豆机的刀盘影响颗粒的均匀程度。', '手摇磨豆机适合在家里使用。'],
      },
      {
        term: '手冲咖啡',
        title: '手冲咖啡的水温',
        sentences: ['手冲咖啡的水温最好在九十度左右。', '手冲咖啡需要滤纸和细口壶。'],
      },
      { term: '滤纸', title: '滤纸的种类', sentences: ['滤纸分为漂白和原色两种。', '使用之前要用热水冲洗滤纸。'] },
    ],
    filler: [
      '我们在这里为您介绍它的特点和使用的方法。',
      '如果您有任何问题，请随时与我们联系，我们会尽快回复。',
      '这是非常重要的，所以请您一定要注意。',
    ],
  },
  {
    language: 'th',
    subject: ['กาแฟ', 'เมล็ดกาแฟ', 'ร้านกาแฟ'],
    topics: [
      {
        term: 'เมล็ดกาแฟ',
        title: 'เมล็ดกาแฟจากเชียงราย',
        sentences: ['เมล็ดกาแฟของเรามาจากเกษตรกรบนดอยในเชียงราย', 'ควรเก็บเมล็ดกาแฟไว้ในที่แห้งและเย็น'],
      },
      {
        term: 'เครื่องชงกาแฟ',
        title: 'วิธีเลือกเครื่องชงกาแฟ',
        sentences: ['เครื่องชงกาแฟมีหลายขนาดและหลายราคา', 'เครื่องชงกาแฟต้องล้างทุกสัปดาห์'],
      },
      { term: 'ร้านกาแฟ', title: 'ร้านกาแฟในกรุงเทพ', sentences: ['ร้านกาแฟแห่งนี้มีที่จอดรถ', 'ร้านกาแฟเปิดตั้งแต่เจ็ดโมงเช้า'] },
      { term: 'ขนมปัง', title: 'ขนมปังอบใหม่', sentences: ['ขนมปังอบสดจากเตา', 'ขนมปังกับกาแฟเป็นอาหารเช้าที่ดี'] },
      { term: 'นม', title: 'นมสดและนมข้าวโอ๊ต', sentences: ['นมสดทำให้กาแฟหวานมัน', 'นมข้าวโอ๊ตเหมาะสำหรับคนแพ้นมวัว'] },
    ],
    filler: [
      'เราจะแนะนำสิ่งที่คุณควรรู้เกี่ยวกับเรื่องนี้ให้กับคุณ',
      'หากคุณมีคำถาม โปรดติดต่อเราได้ทุกเมื่อ และเราจะตอบโดยเร็ว',
      'นี่เป็นเรื่องที่สำคัญมากสำหรับทุกคน',
    ],
  },
  {
    language: 'ar',
    subject: ['استعادة', 'الصلب', 'الاحتياطي'],
    topics: [
      {
        term: 'البيانات',
        title: 'استعادة البيانات المفقودة',
        sentences: ['استعادة البيانات تحتاج إلى مختبر متخصص.', 'تضيع البيانات عندما يتعطل الجهاز فجأة.'],
      },
      {
        term: 'القرص',
        title: 'إصلاح القرص الصلب',
        sentences: ['القرص الصلب يصدر صوتا غريبا قبل أن يتعطل.', 'لا تفتح القرص الصلب في المنزل.'],
      },
      {
        term: 'الهاتف',
        title: 'ملفات الهاتف المحذوفة',
        sentences: ['يمكن أن تعود صور الهاتف بعد حذفها.', 'أغلق الهاتف إذا سقط في الماء.'],
      },
      {
        term: 'النسخ',
        title: 'النسخ الاحتياطي للشركات',
        sentences: ['النسخ الاحتياطي يحمي الشركات من الخسائر.', 'يجب أن يكون النسخ الاحتياطي يوميا.'],
      },
      {
        term: 'الفيروسات',
        title: 'الحماية من الفيروسات',
        sentences: ['الفيروسات تشفر الملفات وتطلب فدية.', 'برنامج مكافحة الفيروسات يفحص البريد.'],
      },
    ],
    filler: [
      'نحن هنا من أجل مساعدتكم في كل ما تحتاجون إليه.',
      'إذا كان لديك سؤال فلا تتردد في أن تتصل بنا على الرقم الذي في هذه الصفحة.',
      'وقد يكون هذا هو الحل قبل أو بعد ذلك، وهل من طريقة أخرى؟',
    ],
  },
  {
    language: 'de',
    subject: ['imkerei', 'honig', 'bienen'],
    topics: [
      {
        term: 'honig',
        title: 'Honig aus dem Schwarzwald',
        sentences: ['Unser Honig wird kalt geschleudert.', 'Der Honig reift mehrere Wochen in der Wabe.'],
      },
      {
        term: 'bienenvolk',
        title: 'Ein Bienenvolk überwintern',
        sentences: ['Ein Bienenvolk braucht im Winter genug Futter.', 'Im Frühjahr wächst das Bienenvolk schnell.'],
      },
      {
        term: 'imkerkurs',
        title: 'Imkerkurs für Anfänger',
        sentences: ['Der Imkerkurs beginnt im April.', 'Im Imkerkurs lernen Sie den Umgang mit Bienen.'],
      },
      {
        term: 'kerzen',
        title: 'Kerzen aus Bienenwachs',
        sentences: ['Kerzen aus Wachs duften warm und süß.', 'Wir gießen die Kerzen von Hand.'],
      },
      {
        term: 'beute',
        title: 'Welche Beute ist die richtige?',
        sentences: ['Die Beute sollte aus Holz sein.', 'Eine Beute hat mehrere Zargen.'],
      },
    ],
    filler: [
      'Hier finden Sie alles, was Sie darüber wissen sollten, und noch einiges mehr.',
      'Wenn Sie eine Frage haben, dann können Sie sich jederzeit bei uns melden.',
      'Das ist sehr wichtig, damit es auch wirklich so wird, wie es sein soll.',
    ],
  },
  {
    language: 'ko',
    subject: ['커피', '원두'],
    topics: [
      {
        term: '원두',
        title: '에티오피아 원두',
        sentences: ['원두는 볶은 지 일주일 안에 마셔야 합니다.', '신선한 원두를 고르는 방법을 안내합니다.'],
      },
      {
        term: '로스팅',
        title: '로스팅 단계',
        sentences: ['로스팅이 길수록 쓴맛이 강합니다.', '집에서 로스팅을 하는 사람도 있습니다.'],
      },
      {
        term: '그라인더',
        title: '그라인더 고르기',
        sentences: ['그라인더는 칼날의 재질이 중요합니다.', '수동 그라인더가 조용합니다.'],
      },
      {
        term: '우유',
        title: '라떼와 우유',
        sentences: ['우유의 온도가 라떼의 맛을 결정합니다.', '차가운 우유를 준비하세요.'],
      },
      {
        term: '카페',
        title: '서울의 카페',
        sentences: ['카페에는 넓은 주차장이 있습니다.', '카페는 아침 일곱 시에 엽니다.'],
      },
    ],
    filler: [
      '이 페이지에서는 여러분이 알아야 할 것들을 소개하고 있습니다.',
      '그리고 궁금한 점이 있으면 언제든지 저희에게 연락해 주세요.',
      '이것은 모든 사람에게 매우 중요한 일입니다.',
    ],
  },
  {
    language: 'ru',
    subject: ['мёд', 'мед', 'пасека', 'пчёлы'],
    topics: [
      {
        term: 'мёд',
        title: 'Липовый мёд с пасеки',
        sentences: ['Липовый мёд собирают в июле.', 'Свежий мёд хранят в стеклянной банке.'],
      },
      {
        term: 'улей',
        title: 'Как построить улей',
        sentences: ['Деревянный улей служит двадцать лет.', 'Зимой улей утепляют соломой.'],
      },
      {
        term: 'прополис',
        title: 'Настойка прополиса',
        sentences: ['Пчелиный прополис собирают осенью.', 'Темный прополис пахнет смолой.'],
      },
      {
        term: 'воск',
        title: 'Свечи и воск',
        sentences: ['Натуральный воск плавится медленно.', 'Желтый воск пахнет летом.'],
      },
      {
        term: 'рой',
        title: 'Как поймать рой',
        sentences: ['Весной рой вылетает из дома.', 'Пчелиный рой не нападает на людей.'],
      },
    ],
    filler: [
      'Здесь вы найдёте всё, что вам нужно знать об этом, и даже больше.',
      'Если у вас есть вопросы, то вы всегда можете связаться с нами.',
      'Это очень важно для того, чтобы всё было так, как должно быть.',
    ],
  },
  {
    language: 'tr',
    subject: ['zeytin', 'zeytinyağı'],
    topics: [
      {
        term: 'zeytinyağı',
        title: 'Ege zeytinyağı',
        sentences: ['Soğuk sıkım zeytinyağı karanlıkta saklanır.', 'Taze zeytinyağı biraz acıdır.'],
      },
      {
        term: 'sabun',
        title: 'Doğal sabun',
        sentences: ['Sabun elle kesilir ve kurutulur.', 'Beyaz sabun cilde zarar vermez.'],
      },
      {
        term: 'hasat',
        title: 'Zeytin ve hasat',
        sentences: ['Hasat ekim ayında başlar.', 'Erken hasat daha az ürün verir.'],
      },
      {
        term: 'reçel',
        title: 'Ev yapımı reçel',
        sentences: ['Reçel bakır tencerede pişer.', 'Portakal kabuğundan reçel yaparız.'],
      },
      {
        term: 'kekik',
        title: 'Dağ kekiği ve kekik çayı',
        sentences: ['Kekik yazın toplanır.', 'Kurutulmuş kekik uzun süre dayanır.'],
      },
    ],
    filler: [
      'Burada sizin için bilmeniz gereken her şeyi ve daha fazlasını bulabilirsiniz.',
      'Eğer bir sorunuz varsa, o zaman bize her zaman ulaşabilirsiniz.',
      'Bu çok önemli olduğu için lütfen dikkat ediniz.',
    ],
  },
  {
    language: 'pl',
    subject: ['rower', 'rowery', 'rowerowy'],
    topics: [
      {
        term: 'hamulce',
        title: 'Hamulce tarczowe',
        sentences: ['Hamulce tarczowe działają także w deszczu.', 'Co rok sprawdzamy hamulce w serwisie.'],
      },
      {
        term: 'łańcuch',
        title: 'Jak czyścić łańcuch',
        sentences: ['Brudny łańcuch szybko się zużywa.', 'Suchy łańcuch trzeba naoliwić.'],
      },
      {
        term: 'opony',
        title: 'Opony zimowe',
        sentences: ['Opony z kolcami trzymają się lodu.', 'Miękkie opony spowalniają jazdę.'],
      },
      {
        term: 'kask',
        title: 'Jaki kask wybrać',
        sentences: ['Lekki kask dobrze leży na głowie.', 'Po wypadku kask należy wymienić.'],
      },
      {
        term: 'siodełko',
        title: 'Wygodne siodełko',
        sentences: ['Skórzane siodełko dopasowuje się do ciała.', 'Za niskie siodełko szkodzi kolanom.'],
      },
    ],
    filler: [
      'Tutaj znajdziesz wszystko, co powinieneś o tym wiedzieć, a nawet jeszcze więcej.',
      'Jeśli masz jakieś pytanie, to zawsze możesz się z nami skontaktować.',
      'To jest bardzo ważne, żeby wszystko było tak, jak powinno być.',
    ],
  },
  {
    language: 'fr',
    subject: ['poterie', 'argile', 'atelier'],
    topics: [
      {
        term: 'argile',
        title: "L'argile de Bourgogne",
        sentences: [
          "L'argile rouge vient d'une carrière voisine.",
          'Cette argile supporte la cuisson à haute température.',
        ],
      },
      {
        term: 'émail',
        title: "L'émail et ses couleurs",
        sentences: ["L'émail bleu contient du cobalt.", "On pose l'émail au pinceau."],
      },
      {
        term: 'tournage',
        title: 'Le tournage pour débutants',
        sentences: ['Le tournage demande de la patience.', 'Un stage de tournage dure deux jours.'],
      },
      {
        term: 'four',
        title: 'Choisir un four',
        sentences: ['Le four électrique chauffe lentement.', 'Un four à bois donne des reflets uniques.'],
      },
      {
        term: 'vaisselle',
        title: 'Vaisselle en grès',
        sentences: ['Notre vaisselle passe au lave-vaisselle.', 'La vaisselle est signée sous le pied.'],
      },
    ],
    filler: [
      'Vous trouverez ici tout ce que vous devez savoir à ce sujet, et bien plus encore.',
      "Si vous avez une question, n'hésitez pas à nous écrire, car nous sommes là pour vous.",
      "C'est très important pour que tout soit comme il faut.",
    ],
  },
];

/** The pages of such a site: each topic has two, which mention the two topics after it. */
export function languagePages(site: LanguageSite): { path: string; title: string; paragraphs: string[] }[] {
  const { topics, filler } = site;
  const topicAt = (at: number) => topics[at % topics.length];
  return topics.flatMap((topic, at) =>
    [0, 1].map((part) => {
      const others = [topicAt(at + 1), topicAt(at + 2 + part)].map((other) => other?.sentences[part] ?? '');
      return {
        path: `/${at}-${part}`,
        title: part === 0 ? topic.title : `${topic.title} ${part + 1}`,
        paragraphs: [topic.sentences.join(' '), filler.join(' '), [...others, topic.sentences[part] ?? ''].join(' ')],
      };
    }),
  );
}
