import type { Article } from '../article.ts'

export const article: Article = {
  title: 'Sorular ve yanıtlar',
  description:
    '{brand} üzerinde coin takasıyla ilgili en çok sorulanlar: kurlar, ödemeler, memo, iadeler, bekleyen emirler, hesap ve gizlilik.',
  heading: 'Sorular ve yanıtlar',
  lead: 'Sorunuz bir emirle ilgiliyse önce emir sayfasına bakın.',
  sections: [
    {
      id: 'beginning',
      heading: 'Takastan önce',
      questions: [
        {
          question: 'Hesap gerekir mi?',
          answer:
            'Hayır. Emir oluşturmak için yalnızca yeni coinleri alacak bir adres gerekir. Emirlerinizi birkaç cihazda görmek isterseniz hesap işe yarar.',
        },
        {
          question: 'Ne kadar tutar?',
          answer:
            'Tahmin, takas ücretini ve gönderimin ağ ücretini siz emir oluşturmadan önce gösterir. Alacağınız tutardan ikisi de düşülmüştür. Kendi cüzdanınız gönderme ücretini ayrıca ekler.',
        },
        {
          question: 'Hangi kuru seçmeliyim?',
          answer:
            'Değişken kur genellikle biraz daha fazla verir ve ödemeniz onaylanana kadar piyasayı takip eder. Garantili kur, tutarı tam ve zamanında öderseniz tam olarak gösterilen tutarı verir.',
        },
        {
          question: 'Minimum ya da maksimum tutar var mı?',
          answer:
            'Evet, her çift için. İkisi de piyasayı takip eder; tutarınız limitlerin dışındaysa form bunu söyler.',
        },
        {
          question: 'Coinleri başka birine gönderebilir miyim?',
          answer:
            'Evet. Coinler, girdiğiniz adrese gönderilir. Adresi iki kez kontrol edin: kripto ödemeleri geri alınamaz.',
        },
      ],
    },
    {
      id: 'paying',
      heading: 'Ödeme',
      questions: [
        {
          question: 'Ne kadar sürem var?',
          answer:
            'Garantili kurda 15 ya da 20 dakika; emir sayfası geriye sayar. Değişken kurda 36 saat.',
        },
        {
          question: 'Memoyu ya da etiketi unuttum. Coinlerim kayboldu mu?',
          answer:
            'Hayır, ama ödemeyi otomatik olarak eşleştiremeyiz. Emir numarası ve işlem kimliğiyle desteğe yazın. Ekibimiz ödemeyi bulur ve sizinle birlikte çözer.',
        },
        {
          question: 'Yanlış ağı kullandım. Şimdi ne olacak?',
          answer:
            'Coine bağlı. Bu ödemelerin bazıları kurtarılabilir, bazıları kurtarılamaz. İşlem kimliğiyle desteğe yazın ve yeniden göndermeyin.',
        },
        {
          question: 'Fazla, eksik ya da geç ödedim.',
          answer:
            'Değişken kurda gelen tutarı, limitler içindeyse güncel kurdan takas ederiz. Garantili kurda emir bekler; güncel kur ile iade arasında siz seçersiniz.',
        },
        {
          question: 'Ödemem neden görünmüyor?',
          answer:
            'Önce işlemi bir blok gezgininde arayın. Orada yoksa cüzdanınız henüz göndermemiştir. Bekliyorsa ağ yoğundur; ağ bildirdiği anda burada görünür.',
        },
      ],
    },
    {
      id: 'waiting',
      heading: 'Emir sürerken',
      questions: [
        {
          question: 'Ne kadar sürer?',
          answer:
            'Sürenin çoğu, ödemenizin onaylarını beklemekle geçer; emir sayfası bunları sayar. Ağa göre bir dakikadan kısa da sürebilir, bir saat de.',
        },
        {
          question: 'İptal edebilir miyim?',
          answer:
            'Ödenmemiş bir emrin süresi kendiliğinden dolar. Ödemenizi takas etmeye başladıktan sonra durduramayız. Emir seçiminizi bekliyorsa iadeyi seçebilirsiniz.',
        },
        {
          question: 'Emrim neden beklemede?',
          answer:
            'Emir sayfası nedenini gösterir. Genellikle tutar ya da süre, kararlaştırılandan farklıdır. Bazen coinleri incelememiz ya da sizin kimliğinizi doğrulamanız gerekir. Beklemedeki coinler serbest bırakılır ya da iade edilir, asla alıkonmaz.',
        },
        {
          question: 'İade nasıl yapılır?',
          answer:
            'Gelenin tamamını, bir ağ ücretini düşerek iade adresinize ya da emir sayfasında girdiğiniz adrese geri göndeririz. Takas ücreti alınmaz.',
        },
      ],
    },
    {
      id: 'safety',
      heading: 'Güvenlik ve gizlilik',
      questions: [
        {
          question: 'Emrimi kim görebilir?',
          answer:
            'Bağlantıya sahip olan herkes coinleri, tutarları, adresleri ve adımları görür; e-posta adresinizi ve iade adresinizi görmez. Yalnızca emrin sahibi değişiklik yapabilir.',
        },
        {
          question: 'Emrimi başka bir cihazda nasıl açarım?',
          answer:
            'Gizli bağlantısını orada açın ya da kurtarma dosyasını yükleyin. Hesabınız varsa oturum açın. Düz bağlantı da emri gösterir, ama değişiklik yapamazsınız.',
        },
        {
          question: 'Destek, kurtarma kelimelerimi istedi. Bu dolandırıcılık mı?',
          answer:
            'Evet, her zaman. Onlara asla ihtiyacımız olmaz; onları bilen herkes coinlerinizi alabilir. Konuşmayı bitirin.',
        },
        {
          question: 'Hakkımda neler saklanıyor?',
          answer:
            'Yalnızca bir emre gerekenler: coinler, tutarlar, adresler, saatler ve verdiyseniz bir e-posta adresi. E-posta adresini emir sona erdikten 90 gün sonra sileriz. Ayrıntılar gizlilik politikasındadır.',
        },
      ],
    },
    {
      id: 'more',
      heading: 'Hâlâ yardıma mı ihtiyacınız var?',
      contact: 'support',
      links: [
        { text: 'Bir takas nasıl çalışır', path: '/how-it-works' },
        { text: 'Hızlı kurs', path: '/crashcourse' },
        { text: 'Gizlilik politikası', path: '/privacy-policy' },
      ],
    },
  ],
}
