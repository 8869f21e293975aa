import type { LegalPage } from '../legal-page.ts'

/** The privacy policy that comes with the software, for the operator to replace. */
export const turkishPrivacy: LegalPage = [
  {
    heading: 'Neleri saklarız',
    paragraphs: [
      'Her emir için: coinler, tutarlar, girdiğiniz adresler, memolar ve etiketler, blokzincirde gördüğümüz ödemeler ve her adımın zamanı.',
      'Bir e-posta adresi girerseniz onu emirle birlikte saklar ve yalnızca o emirle ilgili bildirimler için kullanırız.',
      'Tarayıcınız bize, ürettiği rastgele bir sayı ile kendisinin kısa bir tanımını (türü, dilleri, ekran boyutu) gönderir. Bu tanımı saklamadan sileriz.',
      'Bir ödemenin ya da adresin kısıtlı adresler listesinde bulunup bulunmadığı ve kimlik doğrulama gerektiren emirlerde kimliğinizin doğrulanıp doğrulanmadığı. Kimliğinizi ayrı bir hizmet doğrular: belgelerinizi ne görür ne saklarız.',
      'Bir emri puanlarsanız puanınızı ve yorumunuzu onunla birlikte saklarız.',
    ],
  },
  {
    heading: 'Neden saklarız',
    paragraphs: [
      'Emri yerine getirmek, kayıp ödemeleri bulmak ve doğru muhasebe kayıtları tutmak için.',
    ],
  },
  {
    heading: 'Kimler görebilir',
    paragraphs: [
      'Bir emrin bağlantısına sahip olan herkes onun coinlerini, tutarlarını, yatırma adresini, alıcı adresini ve adımlarını görebilir. İade adresini yalnızca emri yönetebilen tarayıcılar görebilir. E-posta adresi hiç kimseye gösterilmez.',
      'Herkese açık bir blokzincirdeki ödemeler herkese, kalıcı olarak görünür.',
    ],
  },
  {
    heading: 'Çerezler ve tarayıcınızda saklanan veriler',
    paragraphs: [
      'Emir başına bir çerez (holder-…), tarayıcınızın o emri yönetebildiğini gösterir. Süresi 31 gün sonra dolar.',
      'Adında “AB” geçen altı çerez, bir sayfanın hangi sürümünü gördüğünüzü saklar, sizin hakkınızda hiçbir şey saklamaz. Süreleri 31 gün sonra dolar. Üçüncü taraf çerezleri yalnızca burada bir destek sohbeti ya da bir ortaklık ağının betiği kuruluysa kullanılır: sohbet çerezlerini siz onu açınca, ağ ise ziyaretleri ölçebildiğimizde bırakır.',
      'İki çerez daha, formlar bunlarla başlasın diye son coin seçiminizi (exchange_choice) ve IP adresinizin ülkesini (ipcountry) 31 gün saklar. Ülke, trafiği ölçmeden önce size sormamız gerekip gerekmediğini de belirler. IP adresini bunun için saklamayız.',
      'Yanıtladıklarınızı ve kapattıklarınızı da hatırlarız: çerez bildirimine yanıtınızı (cookieConsent) 365 gün, uygulama afişini kapattığınızı (appBannerClosed) bir gün ve sorduysak Japonya’da ikamet etmediğinizi (not_japan_resident) 31 gün.',
      'Sahte isteklere karşı koruyan bir çerez (csrf) 31 gün kalır. Oturum açarsanız oturum çerezi (session) oturum bitene dek, en çok 60 gün, tarayıcınızı tanımamızı sağlayan çerez (device) 400 gün kalır. Başka bir hizmetle oturum açarken bir çerez (social) denemeyi en çok bir saat tarayıcınıza bağlar. Betikler bu dört çerezi okuyamaz.',
      'Bu sayfalarda olayların ne sıklıkta gerçekleştiğini, güne ve olay türüne göre, emirlerle ilişkilendirmeden sayarız. Yasanın rızanızı gerektirdiği yerlerde bu, çerez bildirimindeki “Tamam” düğmesine bastığınızda başlar. Sayım başlayınca rastgele bir sayı içeren bir çerez (analytics_client_id) 365 gün, ziyaretinizle ilgili bir çerez (visit_session) ile sizi buraya getiren bir bağlantıyla ilgili bir çerez (ref_id) 31’er gün kalır; tarayıcınız da geldiğiniz son altı siteyi hatırlar.',
      'Bazı veriler yalnızca tarayıcınızda kalır: son kullandığınız coinler, bir alım için seçtiğiniz ülke, kapattığınız ipuçları, oturumunuzun açık olup olmadığı, bir forma yazdıklarınız, emirlerinizin bilinen son durumu ve kapatmadığınız sürece önceki emirlerin adresleri. Emirlerle birlikte gönderilen rastgele sayı da orada saklanır.',
    ],
  },
]
