import type { English, Translated } from '../catalogue.ts'

export const reviews = {
  metaTitle: 'お客様の評価 · {brand}',
  metaDescription:
    'ここで交換を終えたお客様の評価です。選別せずにすべての評価を集計しています。数値の出し方もあわせて説明します。',
  title: 'お客様の評価',
  lead: 'ここで交換を終えた方に、一度だけ感想を伺っています。これがそのすべての回答です。',
  emptyTitle: '評価はまだありません',
  emptyText: '完了した交換が評価されると、ここに数値が表示されます。',
  average: '5点満点中{average}点',
  count: { other: '{count}件の評価から' },
  spreadTitle: '星の数ごと',
  stars: { other: '星{count}つ' },
  ratings: { other: '評価{count}件' },
  tagsTitle: '選ばれた項目',
  tagsHint: '良い点も悪い点も一覧から選ばれたものです。数字は選んだ人数を表します。',
  howTitle: '数値の出し方',
  howWho:
    '評価できるのは完了した交換の保持者だけで、1回限りです。評価を除外したり、変更したり、特定の評価を重く扱ったりすることはありません。',
  howWords:
    '星に添えて書かれたコメントは運営者に届きます。公開してよいかをお客様に確認していないため、ここには表示しません。',
  howPrivate: '誰がどの交換を評価したかは示されません。データベースの外に出るのは件数だけです。',
  elsewhereTitle: '外部サイトの評価',
  elsewhereText: 'この交換サービスは、当サービスが運営していない外部サイトでも評価されています。',
  start: '交換を始める',
} as const satisfies Translated<English['reviews']>
