import type { English, Translated } from '../catalogue.ts'

export const articles = {
  contents: '이 페이지의 내용',
  writeTo: '<mail>{email}</mail> 주소로 보내 주십시오.',
  noContact: '{brand} 운영자가 연락할 주소를 공개하지 않았습니다.',
  companyName: '회사',
  companyRegistration: '등록 정보',
  companyAddress: '주소',
  companyJurisdiction: '관할',
  companyAuthority: '감독 기관',
} as const satisfies Translated<English['articles']>
