import type { English, Translated } from '../catalogue.ts'

export const social = {
  mailMetaTitle: 'ご本人の確認 – {brand}',
  mailMetaDescription: '当サービスのメールのリンクから開くページです。',
  mailTitle: 'ご本人であることを確認してください',
  mailText:
    '他のサービスでのログインが始まり、そのサービスがこのメールアドレスを示しました。ボタンを押すと、お客様のアドレスであることが確認されます。',
  mailWhere: '操作を始めたブラウザーで、1時間以内に一度だけ使えます。',
  mailButton: '確認してログイン',

  playMetaTitle: 'サンドボックスの{provider}',
  playMetaDescription: 'サンドボックスのログインサービスで誰になるかを決めます。',
  playTitle: 'サンドボックスの{provider}',
  playText:
    'このページは、ログインに使うサービスの役をします。そこで誰になるかを入力してください。実際の{provider}には何も問い合わせません。',
  playAsks: '交換サービスがメールアドレスを求めています。',
  playEmail: 'サービスでのメールアドレス',
  playVerified: 'サービスはアドレスを確認済み',
  playUnverified: 'サービスはアドレスを未確認',
  playNoEmail: 'サービスはアドレスを伝えない',
  playAgree: '同意する',
  playDecline: '拒否する',
  playRefusedHere: 'ここからサービスの役ができるのは運営者だけです。',
  playNothing: '問い合わせがありません。ログイン画面のボタンから始めてください。',
} as const satisfies Translated<English['social']>
