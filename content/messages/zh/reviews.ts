import type { English, Translated } from '../catalogue.ts'

export const reviews = {
  metaTitle: '客户评分 · {brand}',
  metaDescription:
    '客户如何评价在这里完成的兑换：每一个评分都计入，没有挑选，也没有改动；本页还说明这些数字是如何得出的，由谁评分。',
  title: '客户的评价',
  lead: '在这里完成兑换的人，会被询问一次感受如何。这些就是全部答复。',
  emptyTitle: '还没有评分',
  emptyText: '一旦有人评价了已完成的兑换，数字就会显示在这里。',
  average: '{average} 分（满分 5 分）',
  count: { other: '来自 {count} 个评分' },
  spreadTitle: '按星级',
  stars: { other: '{count} 星' },
  ratings: { other: '{count} 个评分' },
  tagsTitle: '他们提到的方面',
  tagsHint: '从列表中选择，有好有坏；数字表示有多少人选择。',
  howTitle: '这些数字如何得出',
  howWho: '只有已完成兑换的持有者可以评分，而且只能评一次。没有任何评分被略去、更改或加重计算。',
  howWords: '客户在星级之外写下的文字会交给运营方。这里不显示，因为没有征求过可否公开。',
  howPrivate: '这里不会说明谁评价了哪次兑换：离开数据库的只有数量。',
  elsewhereTitle: '在其他网站上',
  elsewhereText: '客户也在一个并非由本兑换服务运营的网站上评价它。',
  start: '开始兑换',
} as const satisfies Translated<English['reviews']>
