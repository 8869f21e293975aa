import type { Article } from '../article.ts'

export const article: Article = {
  title: 'Sorular ve yanıtlar',
  description:
    '{brand} üzerinde coin takasıyla ilgili en çok sorulanlar: kurlar, ödemeler, memo, iadeler, bekleyen emirler, hesap ve gizlilik.',
  heading: 'Sorular ve yanıtlar',
  lead: 'Sorunuz bir emrinizle ilgiliyse yanıtı çoğu zaman önce emrin kendi sayfası bilir.',
  sections: [
    {
      id: 'beginning',
      heading: 'Takastan önce',
      questions: [
        {
          question: 'Hesap gerekir mi?',
          answer:
            'Hayır. Bir emir için yeni coinlerin gideceği adres gerekir, başka bir şey gerekmez. Emirlerinizi birkaç cihazda görmek isterseniz hesap işe yarar.',
        },
        {
          question: 'Ne kadar tutar?',
          answer:
            'Teklif, hizmet ücretini ve size yapılan ödemenin ağ ücretini siz emir oluşturmadan önce gösterir; ikisi de alacağınız tutardan zaten düşülmüştür. Kendi cüzdanınızın gönderme için aldığı ücret bunun üstüne eklenir.',
        },
        {
          question: 'Hangi kuru seçmeliyim?',
          answer:
            'Değişken kur genellikle biraz daha fazla verir ve ödemeniz onaylanana kadar piyasayı izler. Garantili kur, zamanında yapılan kesin bir ödeme için tam olarak gösterilen tutarı verir.',
        },
        {
          question: 'En az ya da en fazla tutar var mı?',
          answer:
            'Evet, her çift için. İkisi de piyasayı izler; tutar dışarıda kalır kalmaz form bunu söyler.',
        },
        {
          question: 'Coinleri başka birine gönderebilir miyim?',
          answer:
            'Evet: coinler verdiğiniz adrese gönderilir. Adresi iki kez kontrol edin, çünkü gönderileni kimse geri çağıramaz.',
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
            'Garantili kurda 15 ya da 20 dakika; emrin sayfası geriye sayar. Değişken kurda 36 saat.',
        },
        {
          question: 'Memoyu ya da etiketi unuttum. Coinlerim kayboldu mu?',
          answer:
            'Hayır, ama hiçbir program kime ait olduklarını bilemez. Emir kodunu ve işlem kimliğini desteğe yazın; bir insan ödemeyi bulur ve sizinle birlikte sonuca bağlar.',
        },
        {
          question: 'Başka bir ağdan gönderdim. Şimdi ne olacak?',
          answer:
            'Coine bağlı. Böyle ödemelerin bazıları bulunabilir, bazılarına hiçbir zaman ulaşılamaz. İşlem kimliğini desteğe yazın ve yeniden göndermeyin.',
        },
        {
          question: 'Fazla, eksik ya da geç gönderdim.',
          answer:
            'Değişken kurda gelen tutar, sınırlar içindeyse güncel kurdan takas edilir. Garantili kurda emir bekler; güncel kur ile iade arasında siz seçersiniz.',
        },
        {
          question: 'Ödemem neden görünmüyor?',
          answer:
            'Önce işlemi kendi zincirinin gezgininde arayın. Orada yoksa cüzdanınız henüz göndermemiştir. Orada bekliyorsa ağ yoğundur; ağ ilettiği anda burada da görünür.',
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
            'Çoğunlukla ödemenizin onayları kadar; emrin sayfası bunları sayar. Zincire göre bir dakikadan azla bir saat arasında.',
        },
        {
          question: 'İptal edebilir miyim?',
          answer:
            'Ödenmemiş bir emrin süresi kendiliğinden dolar. Takas edilmekte olan bir ödeme durdurulamaz; emir seçiminizi beklerken iadeyi seçebilirsiniz.',
        },
        {
          question: 'Emrim neden beklemede?',
          answer:
            'Sayfası nedenini söyler. Genellikle tutar ya da süre, kararlaştırılandan farklıdır. Bazen coinlere bakılması gerekir ya da kimliğinizi doğrulamanız istenir. Bekleyen coinler serbest bırakılır ya da geri gönderilir, asla alıkonmaz.',
        },
        {
          question: 'İade nasıl yapılır?',
          answer:
            'Gelenin tamamı, bir ağ ücreti düşülerek iade adresinize ya da emrin sayfasında verdiğiniz adrese geri gönderilir. Hizmet ücreti alınmaz.',
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
            'Bağlantısına sahip olan coinleri, tutarları, adresleri ve adımları görür; e-posta adresinizi ve iade adresini görmez. Bir şeye yalnızca emrin sahibi karar verebilir.',
        },
        {
          question: 'Artık başka bir cihaz kullanıyorum. Emrime nasıl ulaşırım?',
          answer:
            'Gizli bağlantısını orada açın ya da kurtarma dosyasını yükleyin; hesabınız varsa oturum açın. Düz bağlantı da emri gösterir, ama seçim hakkı vermez.',
        },
        {
          question: 'Destekten biri kurtarma kelimelerimi soruyor.',
          answer:
            'Bu her zaman dolandırıcılıktır. Burada kimsenin onlara ihtiyacı yoktur; kimdeyse coinleriniz ondadır. Konuşmayı bitirin.',
        },
        {
          question: 'Hakkımda neler saklanıyor?',
          answer:
            'Bir emre gerekenler: coinler, tutarlar, adresler, saatler ve verdiyseniz bir e-posta adresi; o da emir bittikten 90 gün sonra silinir. Gerisi gizlilik politikasındadır.',
        },
      ],
    },
    {
      id: 'more',
      heading: 'Yanıtı bulamadınız mı?',
      contact: 'support',
      links: [
        { text: 'Bir takas nasıl işler', path: '/how-it-works' },
        { text: 'Hızlı kurs', path: '/crashcourse' },
        { text: 'Gizlilik politikası', path: '/privacy-policy' },
      ],
    },
  ],
}
