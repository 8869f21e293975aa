import type { English, Translated } from '../catalogue.ts'

export const errors = {
  notFoundTitle: 'Böyle bir sayfa yok',
  notFoundText: 'Adres yanlış yazılmış ya da sayfa taşınmış olabilir.',
  orderNotFoundTitle: 'Böyle bir emir yok',
  orderNotFoundText: 'Bağlantıyı kontrol edin: bir emir yalnızca tam koduyla bulunur.',
  brokenTitle: 'Bizim tarafta bir şey bozuldu',
  brokenText:
    'Paranız bundan etkilenmez. Sayfayı yeniden yükleyin ya da bir dakika sonra yeniden deneyin.',
  offlineTitle: 'Bağlantı yok',
  offlineText: 'Bağlantı geri gelince sayfa kendiliğinden devam eder.',
  unavailableTitle: 'Şu anda kullanılamıyor',
  unavailableText: 'Hizmetin bir bölümü yanıt vermiyor. Bir dakika sonra yeniden deneyin.',
  toHome: 'Takasa git',
  reload: 'Yeniden yükle',
  requestId: 'İstek {id}',
  networkUnreachable: 'Sunucuya ulaşılamıyor. Bağlantınızı kontrol edip yeniden deneyin.',
  unexpected: 'Bir şeyler ters gitti. Bir dakika sonra yeniden deneyin.',
  rateLimited: 'Çok fazla istek. Biraz bekleyip yeniden deneyin.',
} as const satisfies Translated<English['errors']>
