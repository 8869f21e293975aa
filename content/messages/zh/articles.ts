import type { English, Translated } from '../catalogue.ts'

export const articles = {
  contents: '本页内容',
  writeTo: '请写信至 <mail>{email}</mail>。',
  noContact: '{brand} 的运营方没有公布联系地址。',
  companyName: '公司',
  companyRegistration: '注册信息',
  companyAddress: '地址',
  companyJurisdiction: '管辖地',
  companyAuthority: '监管机构',
} as const satisfies Translated<English['articles']>
