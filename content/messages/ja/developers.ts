import type { English, Translated } from '../catalogue.ts'

export const developers = {
  metaTitle: '開発者向けAPI · {brand}',
  metaDescription:
    'この交換サービスを構成するAPIの説明です。ベースアドレス、OpenAPIの記述、そのまま実行できる例、パートナーの利用方法をまとめています。',
  title: '開発者向けAPI',
  lead: 'このサイトとウィジェットは、このページにあるAPIの呼び出しでできています。お客様のプログラムからも利用できます。',
  baseTitle: 'ベースアドレス',
  specTitle: '機械可読な記述',
  specText:
    '1つのOpenAPI 3.1文書が、すべての呼び出しの項目、応答、拒否を記述しています。このサーバーが実際に応答するルートから生成されます。',
  specLink: 'openapi.jsonを開く',
  tryTitle: 'そのまま実行できる例',
  tryText:
    '{amount} {from}がいま{to}でいくらになるかを問い合わせます。キーは不要で、注文が作成されることもありません。',
  copyExample: '例をコピー',
  rulesTitle: 'すべての呼び出しに共通する決まり',
  ruleMoney:
    '金額は、送信時も受信時も"0.25"のような10進数の文字列です。お金の計算に浮動小数点数は使いません。',
  ruleRefusal:
    '拒否には、変わらないコードと、人が読むためのメッセージがあります。判断にはコードをお使いください。',
  ruleRepeat:
    '注文を作成する呼び出しはIdempotency-Keyを受け取ります。同じリクエストを2回送っても、注文は1件です。',
  ruleLimits:
    '呼び出しの回数はアドレスごとに制限されます。ステータス429の拒否には、次に問い合わせてよい時間がRetry-Afterに示されます。',
  accessTitle: 'パートナーの利用',
  accessText:
    '以下の呼び出しにキーは不要です。注文やアカウントに関するものには、その保持者の秘密情報またはセッションが必要です。パートナー用のキーはパートナープログラムの一部で、発行はこの交換サービスの運営者が判断します。',
  accessMail: '利用を希望される方は<mail>{email}</mail>までご連絡ください。',
  callsTitle: 'このサーバーの呼び出し',
  callsLead: '上記の記述から抜粋したものです。詳しい説明は、そちらに英語で記載されています。',
  calls: { other: '呼び出し{count}件' },
} as const satisfies Translated<English['developers']>
