import type { Article } from '../article.ts'

export const article: Article = {
  title: 'Risk taraması ve kimlik doğrulama (AML, KYC)',
  description:
    '{brand} hangi ödemelere ve adreslere bakar, kimliğinizi doğrulamanız ne zaman istenir, bekleyen coinlere ne olur.',
  heading: 'Risk taraması ve kimlik doğrulama',
  lead: 'Emirlerin çoğu bunu hiç fark etmez. Ötekilere ne olduğu ve nedeni burada.',
  sections: [
    {
      id: 'why',
      heading: 'Neden bakılıyor',
      paragraphs: [
        'Çalınmış coinler ve yaptırım altındaki adreslerden gelen coinler bir takas hizmetinden geçmemelidir. Yasa bunu zorunlu kılar; risk taraması da coinlerin asıl sahiplerini korur. AML, kara para aklamaya karşı önlemler; KYC, müşterini tanı demektir. Hangi kuralların geçerli olduğu, işletmecinin nerede bulunduğuna bağlıdır.',
      ],
    },
    {
      id: 'what',
      heading: 'Nelere bakılıyor',
      points: [
        'Coinleri alacak adres ve iade adresi: siz formu doldururken ve emir oluşturulurken. Kısıtlı bir adres siz ödemeden önce reddedilir.',
        'Gelen her ödeme: onaylandıktan sonra, herhangi bir şey gönderilmeden önce.',
        'O anda alıcı adresi bir kez daha, çünkü listeler değişir.',
        'İşletmeci, üzerinde kimlik doğrulama istenen bir tutar belirlediyse emrin değeri.',
      ],
      paragraphs: [
        'İşletmecinin seçtiği bir tarama hizmeti ya da liste, bir puanla yanıt verir. Ona bir adres ya da bir işlem ile coini bildirilir; sizinle ilgili hiçbir şey söylenmez.',
      ],
    },
    {
      id: 'follows',
      heading: 'Sonuç ne olabilir',
      points: [
        'Hiçbir şey: emir devam eder. Kural budur.',
        'Kimlik doğrulama istenir: emrin sayfası sizi kimlik doğrulama hizmetine götürür. Hizmet onaylayınca emir kendiliğinden devam eder.',
        'Emir bekletilir: bir insan bakar, emri serbest bırakır ya da coinleri geri gönderir.',
        'Hizmet yanıt vermez: ödenmiş emirler bekler, yanıt gelince kendiliğinden devam eder. Kesinti bir hüküm değildir.',
      ],
    },
    {
      id: 'identified',
      heading: 'Kimlik doğrulama nasıl olur',
      steps: [
        'Emrin sayfası bunun istendiğini ve bu adımın neden gerektiğini söyler.',
        'Sayfadaki düğme kimlik doğrulama hizmetini açar. Belgenizi o hizmete gösterirsiniz; bize gelmez.',
        'Bize kimliğinizin doğrulandığı, yeniden denemeniz gerektiği ya da reddedildiğiniz bildirilir.',
        'Reddedildiyseniz ya da kimliğinizi doğrulamak istemiyorsanız coinler, bir ağ ücreti düşülerek iade adresinize geri gider.',
      ],
    },
    {
      id: 'never',
      heading: 'Neler asla olmaz',
      points: [
        'Coinler alıkonmaz. Emir bekledikçe ona ne borçlu olunduğu defterlerde hep görünür.',
        'Hiçbir şey sessizce olmaz. Sayfa emrin neyi beklediğini söyler; adres bıraktıysanız bir e-posta gider.',
        'Kimse suçlanmaz. Puan, bir makinenin coinlerle ilgili tahminidir, bir insan hakkında yargı değildir.',
        'Kimse e-postayla ya da mesajlaşma uygulamasında belge istemez. Yalnızca emrin sayfasındaki düğmeyi izleyin.',
      ],
    },
    {
      id: 'operator',
      heading: 'Sorumlu kim',
      facts: 'company',
      contact: 'support',
      links: [
        { text: 'Yetkili makamlar için', path: '/competent-authorities' },
        { text: 'Gizlilik politikası', path: '/privacy-policy' },
      ],
    },
  ],
}
