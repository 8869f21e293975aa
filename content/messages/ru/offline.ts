import type { English, Translated } from '../catalogue.ts'

export const offline = {
  title: 'Нет соединения',
  description: 'Что этот браузер помнит о ваших заявках, пока соединения нет.',
  lead: 'Без соединения эту страницу не открыть. Заявки всё равно идут своим ходом: оплаченное обменивается и отправляется.',
  retry: 'Ещё раз',
  ordersTitle: 'Заявки в этом браузере',
  order: '{from} на {to}',
  code: 'Заявка {code}',
  lastKnown: '{status}, на {time}',
  unknownStatus: 'Статус здесь неизвестен',
  noOrders: 'Этот браузер не помнит ни одной заявки.',
} as const satisfies Translated<English['offline']>
