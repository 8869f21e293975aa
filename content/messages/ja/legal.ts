import type { English, Translated } from '../catalogue.ts'

export const legal = {
  termsTitle: '利用規約',
  termsDescription: 'この交換サービスをお客様に提供するにあたっての利用条件をまとめたページです。',
  privacyTitle: 'プライバシーポリシー',
  privacyDescription: 'この交換サービスが保存するデータと、その理由と期間です。',
  updated: '最終更新日：{date}',
  templateNotice:
    'これはソフトウェアに付属の文面です。このサイトの運営者は、自らの文面に差し替える責任を負います。',
} as const satisfies Translated<English['legal']>
