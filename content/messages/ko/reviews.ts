import type { English, Translated } from '../catalogue.ts'

export const reviews = {
  metaTitle: '고객 평점 · {brand}',
  metaDescription:
    '고객이 이곳에서 마친 교환을 어떻게 평가했는지 보여 드립니다. 모든 평점을 빠짐없이 세며, 수치를 만드는 방법도 설명합니다.',
  title: '고객의 평가',
  lead: '이곳에서 교환을 마친 고객에게 한 번씩 어땠는지 묻습니다. 다음은 그 모든 답변입니다.',
  emptyTitle: '아직 평점이 없습니다',
  emptyText: '끝난 교환에 누군가 평점을 주면 여기에 수치가 표시됩니다.',
  average: '5점 만점에 {average}점',
  count: { other: '평점 {count}개 기준' },
  spreadTitle: '별점별',
  stars: { other: '별 {count}개' },
  ratings: { other: '평점 {count}개' },
  tagsTitle: '고객이 고른 이유',
  tagsHint: '좋은 점과 나쁜 점을 목록에서 고른 것이며, 숫자는 고른 사람의 수입니다.',
  howTitle: '수치를 만드는 방법',
  howWho:
    '끝난 교환의 보유자만, 한 번만 평점을 줄 수 있습니다. 어떤 평점도 빼거나 바꾸거나 더 크게 세지 않습니다.',
  howWords:
    '별점과 함께 적은 글은 운영자에게 전달됩니다. 공개해도 되는지 묻지 않았으므로 여기에는 표시하지 않습니다.',
  howPrivate:
    '누가 어느 교환에 평점을 주었는지는 여기에 나타나지 않습니다. 데이터베이스에서 나오는 것은 개수뿐입니다.',
  elsewhereTitle: '다른 사이트에서',
  elsewhereText: '고객은 이 교환 서비스가 운영하지 않는 사이트에서도 평가를 남깁니다.',
  start: '교환 시작',
} as const satisfies Translated<English['reviews']>
