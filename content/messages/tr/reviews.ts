import type { English, Translated } from '../catalogue.ts'

export const reviews = {
  metaTitle: 'Müşterilerin puanları · {brand}',
  metaDescription:
    'Müşteriler buradaki tamamlanmış takaslarını nasıl puanladı: her puan sayıldı, hiçbiri seçilmedi; rakamlar nasıl oluşuyor.',
  title: 'Müşteriler nasıl puanlıyor',
  lead: 'Burada bir takası tamamlayan herkese, nasıl geçtiği bir kez sorulur. Yanıtların tamamı budur.',
  emptyTitle: 'Henüz puan yok',
  emptyText: 'Biri tamamlanmış bir takası puanladığında rakamlar burada yer alır.',
  average: '5 üzerinden {average}',
  count: { one: '{count} puana göre', other: '{count} puana göre' },
  spreadTitle: 'Yıldızlara göre',
  stars: { one: '{count} yıldız', other: '{count} yıldız' },
  ratings: { one: '{count} puan', other: '{count} puan' },
  tagsTitle: 'Neleri andılar',
  tagsHint: 'İyisiyle kötüsüyle bir listeden seçilir; her sayı, kaç kişinin onu seçtiğini söyler.',
  howTitle: 'Bu rakamlar nasıl oluşuyor',
  howWho:
    'Tamamlanmış bir takası yalnızca emrin sahibi, yalnızca bir kez puanlayabilir. Hiçbir puan dışarıda bırakılmaz, değiştirilmez ya da ötekinden fazla sayılmaz.',
  howWords:
    'Müşterilerin yıldızların yanına yazdıkları işletmeciye gider. Burada gösterilmez, çünkü kimseye bunun için izin sorulmadı.',
  howPrivate:
    'Burada hangi takası kimin puanladığı yazmaz: veri tabanından yalnızca sayılar çıkar.',
  elsewhereTitle: 'Başka bir sitede',
  elsewhereText: 'Müşteriler bu hizmeti, onun işletmediği bir sitede de değerlendiriyor.',
  start: 'Takasa başla',
} as const satisfies Translated<English['reviews']>
