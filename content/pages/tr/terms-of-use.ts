import type { LegalPage } from '../legal-page.ts'

/** The terms that come with the software, for the operator to replace. */
export const turkishTerms: LegalPage = [
  {
    heading: '{brand} ne yapar',
    paragraphs: [
      '{brand} bir kripto coini başka bir kripto coinle takas eder. Bir emir oluşturur, emrin gösterdiği yatırma adresine ödersiniz; seçtiğiniz coinleri girdiğiniz adrese göndeririz.',
      'Hesap bakiyesi yoktur. {brand} coinlerinizi yalnızca ödemeniz ile aynı emrin gönderimi arasında tutar.',
    ],
  },
  {
    heading: 'Kurlar ve ücretler',
    paragraphs: [
      'Her tahmin, siz emir oluşturmadan önce kuru, takas ücretini ve ağ ücretini gösterir. Sonradan hiçbir şey eklemeyiz.',
      'Değişken kurda tutar, ödemeniz onaylandığında piyasa kurundan belirlenir. Garantili kurda, ödemeniz zamanında gelir ve zamanında onaylanırsa tam olarak gösterilen tutarı alırsınız.',
    ],
  },
  {
    heading: 'Geç ya da farklı ödemeler',
    paragraphs: [
      'Geç gelen ya da tutarı farklı olan bir ödeme kaybolmaz. Emre göre ya güncel kurdan takas ederiz ya da emir, takas ile iade arasında seçim yapmanızı bekler.',
      'İade, ödediğiniz tutar eksi geri göndermenin ağ ücretidir.',
    ],
  },
  {
    heading: 'Sorumluluklarınız',
    paragraphs: [
      'Girdiğiniz adresleri, memoları ve etiketleri kontrol edin. Onayladığınız bir adrese yapılan gönderim geri alınamaz.',
      'Her coini emirde gösterilen ağda gönderin. Başka bir ağda gönderilen coinler kurtarılamayabilir.',
      'Hizmeti yalnızca size uygulanan hukukun izin verdiği yerde kullanın.',
    ],
  },
]
