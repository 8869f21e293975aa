import type { Article } from '../article.ts'

export const article: Article = {
  title: 'Ortaklık programı koşulları',
  description:
    'İşletmeci böyle bir program yürütüyorsa, ortakların komisyon karşılığında {brand} için müşteri getirme koşulları: bir taslak.',
  heading: 'Ortaklık programı koşulları',
  lead: 'Yazılımla birlikte gelen bir taslak. {brand} işletmecisi böyle bir program yürütüyor ve sizi kabul ettiyse geçerlidir.',
  sections: [
    {
      id: 'parties',
      heading: 'Kim kiminle anlaşır',
      paragraphs: [
        'Program, {brand} işletmecisi ile yazılı olarak kabul ettiği bir ortak arasındaki anlaşmadır. Kabul edilme hakkı yoktur. İki taraf da ötekine bildirerek dilediği zaman sona erdirebilir; o zamana kadar kazanılan kazanılmış sayılır.',
        'Takas hizmetinin kullanım koşulları da geçerlidir. İkisi ortaklar için ayrıldığında bu koşullar önce gelir.',
      ],
    },
    {
      id: 'commission',
      heading: 'Komisyon',
      points: [
        'Komisyon, ortağın buraya getirdiği müşterilerin emirlerinden elde ettiğimiz gelirin bir payıdır. Pay, ortak kabul edilirken kararlaştırılır.',
        'Bir emir tamamlanınca sayılır. Süresi dolan ya da iade edilen emirler sayılmaz.',
        'Ortağın kendi emirleri ve onun adına davrananların emirleri sayılmaz.',
        'Aynı müşteriyi birkaç ortak getirdiyse emir yalnızca biri için sayılır.',
        'Bir geliri geri vermemiz gerekirse, onun için ödenen komisyonu sonraki komisyonlardan düşeriz.',
      ],
    },
    {
      id: 'payout',
      heading: 'Ödeme',
      paragraphs: [
        'Komisyon, ortağın bildirdiği ve sorumluluğunu taşıdığı bir adrese coin olarak ödenir. En az ödeme tutarı, sunulan coinler ve ağ ücreti, ödeme istenmeden önce gösterilir. Ortak, bunun vergisini borçlu olduğu yerde öder. İşletmeci ödemeden önce ortağın kim olduğunu sorabilir.',
      ],
    },
    {
      id: 'allowed',
      heading: 'Ortaklar nasıl tanıtım yapabilir',
      points: [
        'Doğrulukla: kazanç vaadi, uydurma kurlar ya da uydurma yorumlar olmadan.',
        'Yasanın istediği yerde reklam olduğu görülecek biçimde.',
        'İstenmeyen e-postalarla ya da kişinin eylemi olmadan bağlantı açan programlarla değil.',
        'Bizim adımızla değil: bizim sanılabilecek alan adları, hesaplar ya da arama reklamları olmadan.',
        'İşletmecinin takas hizmeti sunmadığı ülkelerdeki insanlara değil.',
      ],
    },
    {
      id: 'breach',
      heading: 'Bir ortak koşulları çiğnerse',
      paragraphs: [
        'İşletmeci, konu çözülene kadar emirleri saymayı durdurabilir ve ihlalle bağlantılı komisyonu alıkoyabilir. Neyi, neden alıkoyduğunu ortağa bildirmek zorundadır. Kasıtlı ihlallerde anlaşmayı hemen sona erdirebilir.',
      ],
    },
    {
      id: 'liability',
      heading: 'Sorumluluk ve değişiklikler',
      paragraphs: [
        'Program olduğu gibi sunulur: bağlantılar çalışmayabilir, rakamlar düzeltilebilir. Hiçbir taraf, ötekinin umduğu gelirden sorumlu değildir. Yasanın dışlanmasına izin vermediği hiçbir şey dışlanmış değildir.',
        'Değişiklikler, geçerli olmadan en az 14 gün önce ortaklara bildirilir. Kabul etmeyen o günden önce ayrılabilir.',
      ],
      contact: 'business',
      links: [
        { text: 'Kullanım koşulları', path: '/terms-of-use' },
        { text: 'İş ortakları', path: '/partners' },
      ],
    },
  ],
}
