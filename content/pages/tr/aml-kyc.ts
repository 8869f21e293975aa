import type { Article } from '../article.ts'

export const article: Article = {
  title: 'Risk taraması ve kimlik doğrulama (AML, KYC)',
  description:
    '{brand} hangi ödemeleri ve adresleri tarar, kimliğinizi ne zaman doğrulamanız gerekir, bekleyen coinlere ne olur.',
  heading: 'Risk taraması ve kimlik doğrulama',
  lead: 'Emirlerin çoğu bundan etkilenmez. Diğerlerine ne olduğunu ve nedenini bu sayfa anlatır.',
  sections: [
    {
      id: 'why',
      heading: 'Neden tarıyoruz',
      paragraphs: [
        'Çalınmış coinler ve yaptırım altındaki adreslerden gelen coinler bir takas hizmetinden geçmemelidir. Yasa bunu zorunlu kılar; risk taraması da coinlerin asıl sahiplerini korur. AML, kara para aklamayla mücadele; KYC, müşterini tanı demektir. Hangi kuralların geçerli olduğu, işletmecinin nerede bulunduğuna bağlıdır.',
      ],
    },
    {
      id: 'what',
      heading: 'Neleri tarıyoruz',
      points: [
        'Alıcı adresiniz ve iade adresiniz: siz formu doldururken ve emri oluştururken. Kısıtlı bir adresi siz ödemeden önce reddederiz.',
        'Aldığımız her ödeme: onaylandıktan sonra, herhangi bir şey göndermeden önce.',
        'Alıcı adresiniz, göndermeden önce bir kez daha; çünkü listeler değişir.',
        'Emrin değeri, işletmeci kimlik doğrulama gerektiren bir sınır belirlediyse.',
      ],
      paragraphs: [
        'İşletmecinin seçtiği bir tarama hizmeti ya da liste bir puan verir. Ona yalnızca bir adres ya da bir işlem ile coini bildirilir, sizinle ilgili hiçbir şey bildirilmez.',
      ],
    },
    {
      id: 'follows',
      heading: 'Sonuç ne olabilir',
      points: [
        'Hiçbir şey: emir devam eder. Olağan durum budur.',
        'Kimliğinizi doğrulamanız gerekir: emir sayfası sizi doğrulama hizmetine götürür. Onaylanınca emir otomatik olarak devam eder.',
        'Emir beklemeye alınır: ekibimiz inceler, sonra emri serbest bırakır ya da iade eder.',
        'Hizmet yanıt vermez: ödenmiş emirler bekler, hizmet yanıt verince otomatik olarak devam eder. Bir kesinti asla aleyhinize sayılmaz.',
      ],
    },
    {
      id: 'identified',
      heading: 'Kimlik doğrulama nasıl yapılır',
      steps: [
        'Emir sayfası, kimlik doğrulama gerektiğini ve nedenini söyler.',
        'Düğme doğrulama hizmetini açar. Kimlik belgenizi o hizmete gösterirsiniz. Belge bize asla ulaşmaz.',
        'Hizmet bize yalnızca sonucu bildirir: onaylandı, yeniden denenmeli ya da reddedildi.',
        'Reddedilirseniz ya da kimliğinizi doğrulamak istemezseniz coinleri, bir ağ ücretini düşerek iade adresinize göndeririz.',
      ],
    },
    {
      id: 'never',
      heading: 'Asla yapmadıklarımız',
      points: [
        'Coinlerinizi asla alıkoymayız. Emir beklemedeyken tutar, defterlerimizde sizin olarak görünür.',
        'Sizi asla belirsizlikte bırakmayız. Emir sayfası emrin neyi beklediğini gösterir; adres verdiyseniz e-posta göndeririz.',
        'Sizi hiçbir şeyle suçlamayız. Puan, coinlerle ilgili otomatik bir tahmindir, bir insan hakkında yargı değildir.',
        'E-postayla ya da mesajlaşma uygulamasında asla belge istemeyiz. Yalnızca emir sayfasındaki düğmeyi kullanın.',
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
