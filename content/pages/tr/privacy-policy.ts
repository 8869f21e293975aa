import type { LegalPage } from '../legal-page.ts'

/** The privacy policy that comes with the software, for the operator to replace. */
export const turkishPrivacy: LegalPage = [
  {
    heading: 'Neler saklanır',
    paragraphs: [
      'Her emir için: coinler, tutarlar, verdiğiniz adresler ve ek bilgiler, zincirde görülen ödemeler ve her adımın ne zaman gerçekleştiği.',
      'Bir e-posta adresi verirseniz, emirle birlikte saklanır ve yalnızca o emirle ilgili haberler için kullanılır.',
      'Tarayıcınız bize, ürettiği rastgele bir sayı ile kendisinin kısa bir tanımını (türü, dilleri, ekran boyutu) gönderir. Bu tanımı saklamadan sileriz.',
      'Bir ödemenin ya da adresin kısıtlı adresler listesinde bulunup bulunmadığı ve bir emrin istediği yerde kimliğinizin doğrulanıp doğrulanmadığı. Kimlik doğrulamayı ayrı bir hizmet yapar: belgeleriniz burada ne görülür ne saklanır.',
      'Bir emri değerlendirirseniz, puanınız ve sözleriniz onunla birlikte saklanır.',
    ],
  },
  {
    heading: 'Neden',
    paragraphs: [
      'Emri yerine getirmek, yolunu şaşırmış bir ödemeyi bulmak ve tutarlı defterler tutmak için.',
    ],
  },
  {
    heading: 'Kimler görür',
    paragraphs: [
      'Bir emrin bağlantısına sahip olan herkes onun coinlerini, tutarlarını, ödeme yapılan adresi, alıcı adresini ve adımlarını görür. İade adresi yalnızca emri yönetebilen tarayıcılara gösterilir; e-posta adresi hiç kimseye gösterilmez.',
      'Herkese açık bir zincirdeki ödemeleri herkes, sonsuza dek görebilir.',
    ],
  },
  {
    heading: 'Çerezler ve tarayıcınızda kalanlar',
    paragraphs: [
      'Emir başına bir çerez (holder-…), tarayıcınızın o emrin sahibi olduğunu söyler. 31 gün sonra kaldırılır.',
      'Adında “AB” geçen altı çerez, tarayıcınıza bir sayfanın hangi çeşidinin gösterildiğini söyler, sizin hakkınızda hiçbir şey söylemez. 31 gün sonra kaldırılır. Başkalarının çerezleri yalnızca burada bir destek sohbeti ya da bir ortaklık ağının betiği kuruluysa vardır: sohbetinkiler siz onu açınca, ağınkiler ziyaretler sayılabildiğinde.',
      'Son coin seçiminiz (exchange_choice) ve ağ adresinizin işaret ettiği ülke (ipcountry), formlar bunlarla başlasın diye 31 gün boyunca iki çerezde daha durur; ülke ayrıca bir şey sayılmadan önce size sorulması gerekip gerekmediğini söyler. Adresin kendisi bunun için saklanmaz.',
      'Yanıtladıklarınız ve kapattıklarınız da hatırlanır: çerez bildirimine yanıtınız (cookieConsent) 365 gün, uygulama afişini kapattığınız (appBannerClosed) bir gün ve sorulduğu yerde Japonya’da oturmadığınız (not_japan_resident) 31 gün.',
      'Sahte isteklere karşı koruyan bir çerez (csrf) 31 gün kalır. Oturum açarsanız oturumunuzun çerezi (session) oturum bitene dek, en çok 60 gün, tarayıcınızın yeniden tanınmasını sağlayan çerez (device) 400 gün kalır. Başka bir hizmet üzerinden oturum açarken bir çerez (social) denemeyi tarayıcınıza bağlar, en çok bir saat. Bu dördünü hiçbir betik okuyamaz.',
      'Bu sayfalarda bir şeyin ne sıklıkta gerçekleştiği, güne ve olay türüne göre, hiçbir emirle ilişkilendirilmeden sayılır. Yasanın rızanızı gerektirdiği yerlerde bu, bildirimdeki “Tamam” düğmesine bastığınızda başlar. Sayım başlayınca rastgele bir sayı içeren bir çerez (analytics_client_id) 365 gün, ziyaretinizle ilgili bir çerez (visit_session) ile sizi buraya getiren bir bağlantıyla ilgili bir çerez (ref_id) 31 gün kalır; tarayıcınız da geldiğiniz son altı siteyi hatırlar.',
      'Son kullandığınız coinler, bir alım için seçtiğiniz ülke, kapattığınız ipuçları, birinin oturum açmış olduğu, bir forma yazdıklarınız, emirlerinizin bilinen son durumu ve kapatmadığınız sürece önceki emirlerin adresleri yalnızca tarayıcınızda saklanır. Emirlerle birlikte gönderilen rastgele sayı da orada saklanır.',
    ],
  },
]
