/**
 * Function words by language code: parted by white space. Of Japanese, Chinese and Thai as a dictionary cuts texts into
 * words, endings of verbs included; of Korean whole words, whose particles are cut off elsewhere.
 */
export const ASIAN_STOP_WORDS: Readonly<Record<string, string>> = {
  hi: `अंदर अतः अथवा अधिक अन्य अपना अपनी अपने अब अभी अलग आज आदि आप आपका आपकी आपके आपको आसान इत्यादि इन इनका इनकी इनके इनमें
    इन्हें इस इसका इसकी इसके इसमें इसलिए इसी इसे इससे उन उनका उनकी उनके उनको उन्हें उन्होंने उपयोग उस उसका उसकी उसके
    उसने उसी उसे एक एवं ऐसा ऐसी ऐसे ओर और कई कब कम कर करके करता करती करते करना करने करें करेंगे कहते कहा कहाँ का काफी कि
    कितना कितने किन किया किए किये किस किसी किसे की कुछ कुल के केवल कैसे को कोई कौन कौनसा क्या क्यों क्योंकि गई गए गया
    चाहिए चाहते जब जहाँ जहां जा जाए जाता जाती जाते जाना जाने जिन जिनका जिनमें जिन्हें जिस जिसका जिसकी जिसके जिसमें जिससे
    जिसे जैसा जैसी जैसे जो ज्यादा तक तब तथा तरह तरीके तो था थी थीं थे दिया दिए दी दूर दूसरे दे देता देते देना देने दो
    दोनों द्वारा नई नए नया न नहीं ना नीचे ने पर परंतु पहले पहला पास पूरा पूरी पूरे प्रति प्रत्येक प्रदान फिर बड़े बड़ी
    बना बनाने बनाता बस बहुत बाद बारे बाहर बिना बीच बेहतर भी भीतर मगर मुझे मेरा मेरी मेरे मैं में यदि यह यहाँ यहां या ये
    रखें रहा रही रहे रूप लगभग लिए लिये ले लेकिन लेना व वह वहाँ वहां वाला वाली वाले वे वो सकता सकती सकते सब सबसे सभी समय
    साथ सही सा से हम हमारा हमारी हमारे हमें हर ही हुआ हुई हुए हूँ है हैं हो होगा होगी होता होती होते होना होने अच्छा
    अच्छी अच्छे एवम् बल्कि ताकि अत घर पे संग वर्ग मानो सारा जितना वगैरह वग़ैरह बिलकुल उन्हीं इन्हीं किन्हें जिन्हों`,
  ja: `あ あっ あまり あり ある あるいは あれ い いい いう いか いく いくつ いずれ いた いただき いただく いただい いただける いただけ いたし いたします いつ いつも いて いない いま います いよいよ いる
    いろいろ いろんな う うえ うち え える お おい おいて おき おける おすすめ および おら おり おります か かかり かから かかる かけ かける かつ かなり かも から が きた きちんと きっと き く くだ
    ください くださる くる くれ くれる け けど けれど けれども げ こ こう ここ こちら こと この これ これから これまで これら ござい ございます さ さい さえ さて さまざま さらに さん し しか しかし しかも
    しっかり して しまう しまい しょう す すぐ すぐに すこし すべて する すること せ せる ぜひ そう そこ そして その そのため そのまま それ それぞれ それで それに それら た ただ ただし たくさん ため たら
    たり たち だ だけ だっ だから だろ だろう ちょっと つ つい ついて つき つつ つまり つもり て てい ている では でき できる できます でし でした です でも で と という といった とき ところ として
    とても とともに どう どうぞ どこ どの どのよう どんな どれ ども な ない なお なか ながら なかっ なく なけれ など なぜ なっ なる なり なら に において における につき について には にて によって により
    による の ので のに のみ は はじめ はず ば ばかり へ ほか ほとんど ほど ほぼ ほう ま まし ました ます ません また まずは まず まだ まで まま みたい みな みんな む め も もう もし もっと もと もの
    や やすい やすく やっ やはり やる よ よう ような ように よい よく より よる よろしく よろしい ら らしい られ られる る れ れる わ わかる わけ わたし を ん 為 際 時 者 様 方 的 等 他 約 後 前
    中 内 上 下 間 場合 以上 以下 以外 以内 可能 必要 自分 私 私たち 弊社 当社 当店 当サイト 皆様 皆さま お客 お客様 本 本当 各 全 今回 今 一つ 一番 一部 何 非常 非常に 特に 主に 一方 同じ 同時
    大きな 小さな 次 様々 多く 多い 良い 新しい 大切 最も 最新 最大 全て 更に 及び 又は または 例えば 但し 出来る 出来 行う 行い 行っ 行わ 使う 使い 使っ 思い 思っ 思う 考え 持つ 持っ 見る 見 来 来る
    言う 言っ 下さい 頂き 致し 致します 人 人々 方法 紹介 詳しく 詳細 ご覧 ご紹介 お願い 問い合わせ お問い合わせ 気軽 提供 対応 利用 年 月 日 点 第 数 化 性 用 度 名 式 型 回 個 件 円 店 々 ここで
    そこで ゆっくり どちら あなた いっぱい ひとつ ふたつ はじめて さまざまな いろいろな 向け 毎日 毎 選び 作り 入れ 合わせ 楽しみ 楽しめる 楽しむ 味わい 味わえる 種類 豊富 厳選 販売 取り扱い 取り揃え 使用
    当日 最適 人気 ぴったり たっぷり そんな まとめ 解説 説明 掲載 確認 一覧 関する 対する 基づき 基づく 通じ 向い 応じ 含む 含め 加え 与え 受け 受ける 続け 続ける 始め 始める ず 彼 彼女 だれ とも なに
    なん 我々 私達 貴方 あの かつて その後 あちら そちら 対し 関し 伴い 多数 種々 各種 程度 状態 部分 自身 全般 手軽 簡単 便利 丁寧 安心 満足 充実 魅力 おいしい 美味しい 高い 低い 早い 長い 短い 楽しい
    嬉しい 素敵 綺麗 皆さん 弊店 本日 本店 是非 もちろん きれい しっとり ふわふわ`,
  zh: `的 地 得 了 着 过 和 与 及 以及 或 或者 并 并且 而 而且 但 但是 然而 不过 可是 虽然 尽管 即使 如果 假如 要是 只要 只有 除非 因为 由于 所以 因此 因而 于是 从而 以便 以免 为了 为 为什么 对
    对于 关于 至于 向 往 朝 从 自 自从 由 在 于 到 至 当 随着 沿着 按照 按 根据 依据 通过 经过 把 被 让 给 叫 使 使得 令 跟 同 比 比如 例如 像 如 如同 如此 如何 怎么 怎样 怎么样 什么 哪 哪里
    哪儿 哪些 哪个 谁 几 多少 多 多么 我 你 您 他 她 它 我们 你们 您们 他们 她们 它们 咱们 自己 自身 本身 大家 别人 人家 这 这个 这些 这里 这儿 这样 这种 这么 那 那个 那些 那里 那儿 那样 那种
    那么 此 该 各 各个 各种 各类 每 每个 每次 某 某些 某个 任何 一切 所有 全部 其 其他 其它 其中 其实 另 另外 此外 之 之一 之后 之前 之间 之中 以 以上 以下 以内 以外 以后 以前 以来 不 不是 不会
    不能 不要 不同 不仅 不但 不管 不论 无论 没 没有 无 未 别 勿 非 否 是 是否 有 有些 有的 有关 有时 会 能 能够 可 可以 可能 应 应该 应当 必须 必要 需 需要 要 想 想要 愿意 敢 肯 得到 成为 作为
    进行 做 作 用 使用 利用 包括 包含 具有 拥有 提供 具备 属于 位于 来自 来 去 上 下 里 外 中 内 前 后 左 右 旁 间 时 时候 起 起来 出 出来 进 进来 回 回来 过来 过去 上去 下来 下去 很 非常
    十分 极 极其 特别 尤其 更 更加 更多 最 最好 最大 最新 最后 太 挺 相当 比较 较 稍 稍微 都 也 还 还是 还有 又 再 再次 就 就是 才 只 只是 只能 仅 仅仅 已 已经 曾 曾经 正 正在 将 将要 即将 刚
    刚刚 立即 立刻 马上 常 常常 经常 往往 总 总是 一直 始终 仍 仍然 依然 从来 永远 一定 肯定 确实 的确 当然 也许 大概 大约 几乎 差不多 一般 通常 主要 基本 首先 其次 然后 接着 最终 同时 一起 一样
    一些 一点 一个 一种 一次 一下 一方面 第一 第二 第三 一 二 三 四 五 六 七 八 九 十 两 百 千 万 个 位 名 件 种 类 项 条 次 些 点 份 家 年 月 日 号 天 吗 呢 吧 啊 呀 嘛 哦 啦 哪怕 等
    等等 等到 所 者 们 大 小 好 新 高 低 长 短 快 慢 早 晚 先 今 今天 明天 昨天 现在 目前 如今 本 本站 本文 我司 请 请问 谢谢 欢迎 希望 觉得 认为 知道 看 看到 看看 说 说明 讲 问 想到 发现
    开始 继续 完成 方面 方式 方法 情况 问题 部分 内容 东西 事情 地方 人 人们 更好 很多 许多 不少 大量 少 少量 可见 即 即可 及其 乃至 甚至 甚至于 相关 适合 无法 无须 之类 来说 而言 的话 能力 比起
    选择 了解 详细 更是 并不 并非 也是 都是 带来 享受 感受 提升 精选 优质 专业 为您 为你 每天 每日 打造 推荐 帮助 确保 适用 建议 介绍 查看 点击 首页 联系 注意 分为 分成 变得 采用 采取 且 么 乃 亦
    任 何 依 凡 凭 分 则 却 含 因 宁 尽 己 彼 待 怎 据 故 既 替 望 照 矣 离 称 第 管 致 若 虽 论 诸 距 边 连 除 随 靠 顺 打 拿`,
  th: `ก็ กว่า กัน กับ การ เกี่ยวกับ เกิน ก่อน ขณะ ขณะที่ ขอ ของ ขึ้น เข้า เขา คง ครั้ง ครับ ค่ะ คะ ความ คือ คุณ เคย ใคร จะ
    จัด จาก จึง เจอ ใจ ใช้ ใช่ ใช่ไหม ช่วง ช่วย เช่น เช่นกัน ซึ่ง ด้วย ดัง ดี ดีๆ เดียว เดียวกัน ได้ ได้แก่ โดย โดยเฉพาะ
    ตรง ต้อง ต้องการ ต่อ ต่าง ต่างๆ ตั้งแต่ ตัว ตาม ตอน เต็ม แต่ แต่ละ ถ้า ถึง ถูก ทั้ง ทั้งนี้ ทั้งหมด ทาง ทำ ทำให้ ทุก
    ทุกคน ทุกๆ เท่า เท่านั้น เท่ากับ ที่ ที่สุด ที่นี่ เธอ นอกจาก นะ นั้น นั่น นาง นาน นำ นี้ นี่ แน่นอน ใน บน บาง บ้าง
    แบบ เป็น เป็นต้น ไป ผล ผ่าน พบ พวก พวกเขา พวกเรา พร้อม พร้อมกับ เพราะ เพราะว่า เพียง เพื่อ เพิ่ม เพิ่มเติม ภายใน
    ภายนอก มัก มา มาก มากๆ มากมาย มากกว่า มี มัน เมื่อ เมื่อไร ไม่ ไม่ว่า ไม่ได้ ยัง ย่อม แย่ ระหว่าง รวม รวมถึง เรา
    เรื่อง แรก เริ่ม เลย และ และก็ แล้ว แล้วก็ ลง ล่าสุด เลือก ว่า วัน วันนี้ ไว้ สามารถ สำหรับ สิ่ง สุด ส่วน ส่ง เสมอ
    เสร็จ ใส่ หนึ่ง หมด หรือ หรือไม่ หลัง หลังจาก หลาย หลายๆ ให้ ใหม่ ใหญ่ เหมาะ เหมาะสม เหมือน แห่ง ให้กับ ไหน ไหม อยาก
    อย่า อย่าง อย่างไร อยู่ ออก อะไร อาจ อาจจะ อีก อื่น อื่นๆ เอง เอา แห่งนี้ ครบ คน ผู้ ผู้ที่ นัก ด้าน จำนวน ระดับ
    ทันที เนื่องจาก หาก ดังนั้น แม้ แม้ว่า กลาง แทน เปิด ปิด สูง ต่ำ เล็ก ง่าย ง่ายๆ ยาก ปัจจุบัน ตลอด ประมาณ จน จนถึง
    ต่อไป ทุกวัน ของเรา เรามี โปรด กรุณา ควร เราจะ เป็นการ อัน ใด ใดๆ ฉัน ผม ท่าน จ้า สอง สาม สี่ ห้า หก เจ็ด แปด เก้า
    สิบ ร้อย พัน บาท ที ๆ ฯลฯ น่า รับ ราย ตั้ง ร่วม เห็น กล่าว เฉพาะ ค่อนข้าง ค่อยๆ ขอบคุณ สวัสดี ติดต่อ สอบถาม คำถาม
    คำตอบ เว็บไซต์ ข้อมูล ตอบ รู้ ทราบ แนะนำ สำคัญ เวลา ครบครัน คลิก อ่าน เข้าถึง`,
  ko: `가장 각 각각 각종 간 갖고 같은 같이 같다 거의 건 것 것들 것이 것은 것을 것입니다 게다가 결국 겨우 경우 계속 고 곧 과 관련 관한 관해 그 그것 그것은 그녀 그들 그때 그래도 그래서 그러나 그러면
    그러므로 그런 그런데 그럼 그렇게 그렇지만 그리고 그저 까지 꼭 나 나는 나의 내 너 너무 네 누구 누가 는 다 다른 다시 다양한 다음 단지 당신 당신의 대한 대해 대해서 더 더욱 더불어 도 동안 되는 되어
    된 됩니다 두 둘 등 등등 등의 등을 따라 따라서 때 때문 때문에 때는 또 또는 또한 로 를 마다 마치 만 만약 만일 많은 많이 매우 매일 매 먼저 며 몇 모두 모든 못 무엇 무슨 물론 및 바로 반드시 보다
    본 부터 비롯한 뿐 뿐만 사이 새로운 서로 수 수도 수를 쉽게 스스로 아니 아니라 아니면 아닌 아주 아직 안 안에 않고 않는 않은 않습니다 약 어느 어디 어떤 어떻게 언제 언제나 얼마나 없는 없다 없습니다
    없이 에 에게 에서 여기 여러 여러분 여러분의 역시 연 예를 오늘 와 왜 외에도 우리 우리는 우리의 원하는 위 위한 위해 위해서 으로 은 을 의 이 이것 이것은 이곳 이는 이다 이때 이라는 이러한 이런 이렇게
    이를 이며 이번 이상 이용 이와 이후 인 일 일반적으로 임 입니다 있게 있고 있는 있다 있도록 있으며 있어 있습니다 자 자신 자신의 자주 잘 저 저희 저희는 저희의 전 전체 정도 정말 제 제공 제공합니다 조금
    좀 좋은 주로 주세요 중 중에 중에서 즉 지금 직접 진짜 차 참 처럼 처음 최고의 최대 최신 층 크게 큰 통한 통해 특히 편 하게 하고 하는 하며 하면 하여 하지만 하지 한 한다 한번 함께 함 합니다 항상 해
    해당 해서 해야 했다 했습니다 혹은 후 후에 훨씬 가지 가지고 될 할 적 점 바 줄 데 만큼 대로 하나 하나의 세 가능한 가능합니다 필요한 필요합니다 추천 사람 사람들 사람이 사람은`,
  id: `ada adalah adanya agar akan akhir aku alasan amat anda antara antaranya apa apabila apakah apalagi atas atau awal
    bagai bagaimana bagi bagian bahkan bahwa baik baiknya bakal banyak baru bawah beberapa begini begitu belum benar
    berapa berada berbagai berikut berupa besar betul biasa biasanya bila bisa boleh bukan cara cukup cuma dahulu dalam
    dan dapat dari daripada demi demikian dengan depan di dia diri dimana dirinya dua enggak guna hal hampir hanya harus
    hari hingga ia ialah ini itu itulah jadi jangan jauh jelas jika jikalau juga justru kalau kali kalian kami kamu
    kapan karena kata katanya ke kecil kedua kemudian kenapa kepada kerap ketika khususnya kini kita kok kurang lagi lah
    lain lainnya lalu lama langsung lebih lewat maka makin malah mampu mana masih masing mau maupun melainkan melakukan
    melalui memang membuat memberikan memiliki mempunyai menjadi menggunakan mengapa meski meskipun mereka merupakan
    mungkin naik namun nanti nya oleh orang pada padahal paling para pasti per perlu pernah pertama pula pun punya rata
    saat saja saling sambil sampai sana sangat satu saya sebab sebagai sebagaimana sebagian sebelum sebenarnya sebuah
    secara sedang sedangkan sedikit segala segera sehingga sejak sejumlah sekali sekarang sekitar selain selalu selama
    seluruh semakin sementara semua sendiri seorang seperti sering serta sesuai sesuatu setelah setiap siapa sini suatu
    sudah supaya tahun tak tanpa tapi telah tempat tentang tentu terdapat terbaik terhadap termasuk tersebut tertentu
    terus tetap tetapi tiap tiba tidak tiga toh tadi untuk waktu walaupun yaitu yakni yang se ibu pak beri buat dini
    dong dulu ikut kira lima luar masa mula rasa sama sela siap tahu umum usai wong antar balik dekat empat ingat ingin
    macam misal mulai pihak tepat tutur yakin adapun datang diberi dibuat disini hendak jumlah keluar lanjut menuju
    pantas sejauh selagi selaku semula seolah sesaat sesama sempat tambah tampak tengah terasa tinggi artinya ataupun
    berarti bekerja bersama berikan gunakan jadinya kembali keadaan mengenai menurut merasa memberi sedemikian
    selanjutnya semuanya`,
  vi: `ai anh à ạ bao bạn bằng bây bên bị biết bởi bất bộ cả các cách cái cần càng cao chắc chỉ chị chiếc cho chọn chúng
    chưa chứ chẳng còn có con cô cơ của cùng cũng cứ dành do dùng dưới đa đã đang đây để đến đều đi điều đó đồng đối
    đúng được em gì giờ giúp giữa gồm hay hãy hầu hết hiện hoặc hoàn hơn họ kể khác khi không khoảng kia là lại lâu lần
    lên loại luôn lúc mà mang mình mọi mỗi một mới muốn mức nào này nay năm nên nếu ngay ngày nghĩa ngoài người nhau như
    nhưng nhiều nhất những nữa nó nơi ở ông phải phía qua quá quý ra rất rằng riêng rồi sẽ sau so sự ta tại tất theo thể
    thấy thêm thế thì thường thật tôi tốt tới trên trong trước trở từ từng tự tuy và vẫn vào vậy về vì việc vừa với xin
    xuống bài lẫn nhằm dù tuyệt thông đầy đủ đầu cấp cung sử dụng á ý ơ ừ ấy bà dì nọ số bèn bản bấy chú hỏi làm lớn nhé
    nhỉ nói sao sất sắp thôi chính chăng duy dẫu cuộc nhận chuyện quanh suốt kỳ`,
};
