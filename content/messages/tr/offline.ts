import type { English, Translated } from '../catalogue.ts'

export const offline = {
  title: 'Çevrimdışısınız',
  description: 'Bağlantı yokken bu tarayıcının emirlerinizle ilgili hatırladıkları.',
  lead: 'Bu sayfaya bağlantı olmadan ulaşılamaz. Emirler yine de sürer: ödenmiş olan takas edilir ve gönderilir.',
  retry: 'Yeniden dene',
  ordersTitle: 'Bu tarayıcıdaki emirler',
  order: '{from} → {to}',
  code: 'Emir {code}',
  lastKnown: '{status}, son bilgi: {time}',
  unknownStatus: 'Durum burada bilinmiyor',
  noOrders: 'Bu tarayıcı hiçbir emir hatırlamıyor.',
} as const satisfies Translated<English['offline']>
