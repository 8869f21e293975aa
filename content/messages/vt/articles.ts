import type { English, Translated } from '../catalogue.ts'

export const articles = {
  contents: 'Trên trang này',
  writeTo: 'Hãy viết đến <mail>{email}</mail>.',
  noContact: 'Đơn vị vận hành {brand} chưa công bố địa chỉ liên hệ.',
  companyName: 'Công ty',
  companyRegistration: 'Đăng ký',
  companyAddress: 'Địa chỉ',
  companyJurisdiction: 'Khu vực pháp lý',
  companyAuthority: 'Cơ quan giám sát',
} as const satisfies Translated<English['articles']>
