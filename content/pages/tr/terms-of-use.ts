import type { LegalPage } from '../legal-page.ts'

/** The terms that come with the software, for the operator to replace. */
export const turkishTerms: LegalPage = [
  {
    heading: '{brand} ne yapar',
    paragraphs: [
      '{brand} bir kripto coini başka bir kripto coinle takas eder. Bir emir oluşturursunuz, emrin belirttiği adrese ödersiniz ve seçtiğiniz coinler verdiğiniz adrese gönderilir.',
      'Hesap bakiyesi yoktur. {brand} coinlerinizi yalnızca sizin ödemeniz ile aynı emir için size yapılan ödeme arasında tutar.',
    ],
  },
  {
    heading: 'Kurlar ve ücretler',
    paragraphs: [
      'Her tahmin, siz emir oluşturmadan önce kuru, hizmet ücretini ve ağ ücretini gösterir. Sonradan hiçbir şey eklenmez.',
      'Değişken kurda tutar, ödemeniz onaylandığında piyasaya göre kesinleşir. Garantili kurda, ödemeniz zamanında görülür ve zamanında onaylanırsa tam olarak gösterilen tutarı alırsınız.',
    ],
  },
  {
    heading: 'Farklı ödemeler',
    paragraphs: [
      'Geç gelen ya da tutarı beklenenden farklı olan bir ödeme kaybolmaz. Emre göre ya güncel kurdan takas edilir ya da emir, takas ile iade arasında seçim yapmanızı bekler.',
      'İade, ödediğiniz tutar eksi onu geri taşıyan ağın ücretidir.',
    ],
  },
  {
    heading: 'Sizin sorumluluğunuz',
    paragraphs: [
      'Verdiğiniz adresleri ve ek bilgileri kontrol edin. Onayladığınız bir adrese yapılan ödeme geri alınamaz.',
      'Her coini emrin belirttiği ağda gönderin. Başka bir ağda gönderilen coinlere ulaşılamayabilir.',
      'Hizmeti yalnızca size uygulanan hukukun izin verdiği yerde kullanın.',
    ],
  },
]
