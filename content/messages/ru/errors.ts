import type { English, Translated } from '../catalogue.ts'

export const errors = {
  notFoundTitle: 'Такой страницы нет',
  notFoundText: 'Возможно, в адресе опечатка или страница переехала.',
  orderNotFoundTitle: 'Такой заявки нет',
  orderNotFoundText: 'Проверьте ссылку: заявка находится только по полному коду.',
  brokenTitle: 'Что-то сломалось у нас',
  brokenText: 'Ваших денег это не касается. Обновите страницу или попробуйте через минуту.',
  offlineTitle: 'Нет соединения',
  offlineText: 'Страница продолжит сама, когда соединение вернётся.',
  unavailableTitle: 'Сейчас недоступно',
  unavailableText: 'Часть сервиса не отвечает. Попробуйте через минуту.',
  toHome: 'К обмену',
  reload: 'Обновить',
  requestId: 'Запрос {id}',
  networkUnreachable: 'Сервер недоступен. Проверьте соединение и попробуйте ещё раз.',
  unexpected: 'Что-то пошло не так. Попробуйте через минуту.',
  rateLimited: 'Слишком много запросов. Подождите немного и попробуйте ещё раз.',
} as const satisfies Translated<English['errors']>
