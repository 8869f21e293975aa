import type { English, Translated } from '../catalogue.ts'

export const identification = {
  title: 'Kimlik doğrulama',
  asked: 'Bu emir kimliğinizi doğrulamanızı istiyor.',
  askedWhy:
    'Bu büyüklükteki emirler ve belirli yerlerden gelen coinlerle yapılan emirler, kimliği doğrulanmış kişilere ödenir.',
  askedNext:
    'Bunu ödemeden önce ya da sonra yapabilirsiniz. Kimliğiniz doğrulanınca emir kendiliğinden devam eder.',
  askedElse: 'İstemiyor musunuz? Ödeme yapmayın ya da coinlerinizi geri gönderttirin.',
  askedHow:
    'Kimlik doğrulama hizmetimizde birkaç dakika sürer: ona bir belge ve yüzünüzü gösterirsiniz. Bu site bunları ne görür ne saklar.',
  begin: 'Kimliğinizi doğrulayın',
  continue: 'Kimlik doğrulamaya devam et',
  again: 'Yeniden dene',
  opensNew: 'Yeni sekmede açılır',
  pending: 'Kimliğiniz kontrol ediliyor.',
  pendingNext:
    'Bu çoğunlukla birkaç dakika sürer. Emir kendiliğinden devam eder; bu sayfa bunu gösterir.',
  retry: 'Bir şey okunamadı ya da uymadı.',
  retryNext: 'Net bir resimle yeniden deneyin. Emriniz ve coinleriniz bekler.',
  approved: 'Kimliğiniz doğrulandı. Başka bir şey gerekmiyor.',
  refused: 'Kimliğiniz doğrulanamadı ve bu emrin ödemesi yapılamaz.',
  refusedNext: 'Coinleriniz size geri döner. Henüz bir iade adresi bilmiyorsak burada sorarız.',
  waived: 'Bu emir için artık kimlik doğrulama gerekmiyor.',
  stranger: 'Bu emir, sahibinin kimliğinin doğrulanmasını bekliyor.',
  unavailable:
    'Kimlik doğrulama hizmeti şu anda yanıt vermiyor. Emriniz ve coinleriniz bekler; bir dakika sonra yeniden deneyin.',
  back: 'Emre dön',
  identifyTitle: 'Emriniz için kimlik doğrulama',
  decided: 'Kimlik doğrulama tamamlandı. Nasıl devam ettiğini emrin sayfasında görün.',
  notAsked: 'Bu emir kimlik doğrulama istemiyor.',
  notHolder:
    'Kimliğini yalnızca emrin sahibi doğrulayabilir. Bu sayfayı emri oluşturan tarayıcıda açın.',
  holdScreening:
    'Takas hizmetlerinin yapması gerektiği gibi, bu coinlerin nereden geldiğini ve nereye gittiğini kontrol ediyoruz. Açık olmayan durumlara insanlar bakar. Coinleriniz sizin kalır: ardından emir devam eder ya da coinler size geri döner. Bir şey yapmanız gerekmiyor; bu sayfa gösterir.',
  holdIdentification: 'Size yapılacak ödeme, kimliğiniz doğrulanana kadar bekler.',
  holdIdentificationRefused:
    'Kimliğiniz doğrulanamadı, bu yüzden bu coinler size geri dönüyor. Nereye olduğunu bize söyleyin.',
  holdRefundDecided:
    'Bu takas tamamlanamıyor. Coinleriniz size geri dönüyor. Nereye olduğunu bize söyleyin.',
  playTitle: 'Deneme kimlik doğrulama hizmeti',
  playText:
    'Deneme alanında kimlik doğrulama hizmeti de sizsiniz. Kimseden belge istenmez: sonucun ne olduğuna karar verin.',
  playReference: 'Başvuran',
  playStatus: 'Durum',
  playUnknown: 'Bu kimlik doğrulama hiç başlatılmadı.',
  playApprove: 'Onayla',
  playRetry: 'Yeniden denenmesini iste',
  playLater: 'Sonra kontrol et',
  playRefuse: 'Kesin olarak reddet',
  playDone: 'Takas hizmetine bildirildi. Emrin sayfası kendiliğinden devam eder.',
  playRefusedHere: 'Deneme alanının kumandaları bu takas hizmetini işletenler içindir.',
  playStarted: 'başlatıldı',
  playPending: 'kontrol ediliyor',
  playRetried: 'yeniden denenecek',
  playApproved: 'onaylandı',
  playRefused: 'reddedildi',
} as const satisfies Translated<English['identification']>
