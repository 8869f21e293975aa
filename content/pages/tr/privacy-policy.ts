import type { LegalPage } from '../legal-page.ts'

/** The privacy policy that comes with the software, for the operator to replace. */
export const turkishPrivacy: LegalPage = [
  {
    heading: 'Neler saklanır',
    paragraphs: [
      'Her emir için: coinler, tutarlar, verdiğiniz adresler ve ek bilgiler, zincirde görülen ödemeler ve her adımın ne zaman gerçekleştiği.',
      'Bir e-posta adresi verirseniz, emirle birlikte saklanır ve yalnızca o emirle ilgili haberler için kullanılır.',
      'Tarayıcınız, kendisine ait rastgele bir sayı ile kendisinin kısa bir tanımını da gönderir: türü, dilleri ve ekranının boyutu.',
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
      'Bir emrin bağlantısına sahip olan herkes onun coinlerini, tutarlarını, ödeme yapılan adresi, alıcı adresini ve adımlarını görür. İade adresi yalnızca emri oluşturan tarayıcıya gösterilir; e-posta adresi hiç kimseye gösterilmez.',
      'Herkese açık bir zincirdeki ödemeleri herkes, sonsuza dek görebilir.',
    ],
  },
  {
    heading: 'Çerezler ve tarayıcınızda kalanlar',
    paragraphs: [
      'Emir başına bir çerez, tarayıcınızın o emrin sahibi olduğunu söyler. 31 gün sonra kaldırılır.',
      'Altı çerez, tarayıcınıza bir sayfanın hangi çeşidinin gösterildiğini söyler, sizin hakkınızda hiçbir şey söylemez. 31 gün sonra kaldırılır. Başkalarının çerezleri yoktur.',
      'Son coin seçiminiz ve ağ adresinizin işaret ettiği ülke, formlar bunlarla başlasın diye 31 gün boyunca iki çerezde daha durur. Adresin kendisi bunun için saklanmaz.',
      'Bu sayfalarda bir şeyin ne sıklıkta gerçekleştiği, güne ve olay türüne göre, hiçbir emirle ilişkilendirilmeden sayılır. Yasanın rızanızı gerektirdiği yerlerde bu, bildirimdeki “Tamam” düğmesine bastığınızda başlar. Sayım başlayınca rastgele bir sayı içeren bir çerez 365 gün, ziyaretinizle ilgili bir çerez ile sizi buraya getiren bir bağlantıyla ilgili bir çerez 31 gün kalır; tarayıcınız da geldiğiniz son altı siteyi hatırlar.',
      'Son kullandığınız coinler, bir forma yazdıklarınız, emirlerinizin bilinen son durumu ve kapatmadığınız sürece önceki emirlerin adresleri yalnızca tarayıcınızda saklanır.',
    ],
  },
]
