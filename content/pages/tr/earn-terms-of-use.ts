import type { Article } from '../article.ts'

export const article: Article = {
  title: 'Ortaklık programı koşulları',
  description:
    'İşletmeci bir ortaklık programı yürütüyorsa, komisyon karşılığında {brand} için müşteri yönlendiren ortakların koşulları. Bu bir taslaktır.',
  heading: 'Ortaklık programı koşulları',
  lead: 'Bu taslak yazılımla birlikte gelir. {brand} işletmecisi bir ortaklık programı yürütüyor ve sizi ortak olarak kabul ettiyse geçerlidir.',
  sections: [
    {
      id: 'parties',
      heading: 'Anlaşma',
      paragraphs: [
        'Program, {brand} işletmecisi ile yazılı olarak kabul edilmiş bir ortak arasındaki anlaşmadır. Kimsenin kabul edilme hakkı yoktur. Taraflardan her biri, ötekine bildirerek anlaşmayı dilediği zaman sona erdirebilir. O zamana kadar kazanılan komisyon ödenir.',
        'Takas hizmetinin kullanım koşulları da geçerlidir. İkisi çelişirse ortaklar için bu koşullar önceliklidir.',
      ],
    },
    {
      id: 'commission',
      heading: 'Komisyon',
      points: [
        'Komisyon, ortağın yönlendirdiği müşterilerin emirlerinden elde ettiğimiz gelirin bir payıdır. Pay, ortak kabul edilirken kararlaştırılır.',
        'Bir emir tamamlanınca sayılır. Süresi dolan ya da iade edilen emirler sayılmaz.',
        'Ortağın ve ortak adına hareket edenlerin emirleri sayılmaz.',
        'Aynı müşteriyi birkaç ortak yönlendirdiyse emir yalnızca biri için sayılır.',
        'Bir geliri geri vermemiz gerekirse, onun için ödenen komisyonu sonraki komisyonlardan düşeriz.',
      ],
    },
    {
      id: 'payout',
      heading: 'Ödeme',
      paragraphs: [
        'Komisyonu, ortağın bildirdiği ve sorumluluğunu taşıdığı bir adrese coin olarak öderiz. En düşük ödeme tutarı, kullanılabilir coinler ve ağ ücreti, ödeme istenmeden önce gösterilir. Ortaklar, borçlu oldukları vergileri kendileri öder. İşletmeci, ödemeden önce ortağın kimliğini doğrulayabilir.',
      ],
    },
    {
      id: 'allowed',
      heading: 'Reklam kuralları',
      points: [
        'Doğruyu söyleyin: kazanç vaadi, uydurma kurlar ya da sahte yorumlar olmasın.',
        'Yasanın istediği yerde reklamı reklam olarak belirtin.',
        'İstenmeyen e-posta göndermeyin ve kişinin eylemi olmadan bağlantı açan programlar kullanmayın.',
        'Adımızı, bizim sanılabilecek alan adları, hesaplar ya da arama reklamları için kullanmayın.',
        'İşletmecinin takas hizmeti sunmadığı ülkelerdeki insanları hedeflemeyin.',
      ],
    },
    {
      id: 'breach',
      heading: 'Bir ortak kuralları ihlal ederse',
      paragraphs: [
        'İşletmeci, konu çözülene kadar emirleri saymayı durdurabilir ve ihlalle bağlantılı komisyonu alıkoyabilir. İşletmeci, neyi neden alıkoyduğunu ortağa bildirmek zorundadır. Kasıtlı ihlallerde anlaşmayı hemen sona erdirebilir.',
      ],
    },
    {
      id: 'liability',
      heading: 'Sorumluluk ve değişiklikler',
      paragraphs: [
        'Program olduğu gibi sunulur: bağlantılar çalışmayabilir, rakamlar düzeltilebilir. Taraflardan hiçbiri, ötekinin beklediği gelirden sorumlu değildir. Buradaki hiçbir hüküm, yasaya göre kaldırılamayacak bir sorumluluğu kaldırmaz.',
        'Değişiklikleri, geçerli olmalarından en az 14 gün önce ortaklara bildiririz. Kabul etmiyorsanız o güne kadar ayrılabilirsiniz.',
      ],
      contact: 'business',
      links: [
        { text: 'Kullanım koşulları', path: '/terms-of-use' },
        { text: 'İş ortakları', path: '/partners' },
      ],
    },
  ],
}
