import type { English, Translated } from '../catalogue.ts'

export const legal = {
  termsTitle: '이용 약관',
  termsDescription: '이 교환 서비스가 고객에게 제공되는 이용 조건을 설명합니다.',
  privacyTitle: '개인정보 처리방침',
  privacyDescription: '이 교환 서비스가 어떤 데이터를 왜, 얼마 동안 보관하는지 알려 드립니다.',
  updated: '최종 업데이트: {date}',
  templateNotice:
    '소프트웨어에 기본으로 포함된 글입니다. 이를 자신의 글로 바꾸는 것은 이 사이트 운영자의 책임입니다.',
} as const satisfies Translated<English['legal']>
