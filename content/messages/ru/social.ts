import type { English, Translated } from '../catalogue.ts'

/** Signing in by another service (AUTH-06): the page behind the mailed link, and the sandbox's service. */
export const social = {
  mailMetaTitle: 'Подтвердите, что это вы – {brand}',
  mailMetaDescription: 'Сюда ведёт ссылка из нашего письма.',
  mailTitle: 'Подтвердите, что это вы',
  mailText:
    'Вы начали вход через другой сервис, который назвал этот адрес почты. Одно нажатие подтвердит, что он ваш.',
  mailWhere: 'Действует один раз, в течение часа, в том браузере, в котором вы начали.',
  mailButton: 'Подтвердить и войти',

  playMetaTitle: '{provider} в песочнице',
  playMetaDescription: 'Кто вы в сервисе входа песочницы.',
  playTitle: '{provider} в песочнице',
  playText:
    'Эта страница играет роль сервиса, через который кто-то входит. Скажите, кто вы там; у настоящего {provider} ничего не запрашивается.',
  playAsks: 'Сервис обмена запрашивает ваш адрес почты.',
  playEmail: 'Адрес почты в этом сервисе',
  playVerified: 'Сервис проверил адрес',
  playUnverified: 'Сервис не проверил адрес',
  playNoEmail: 'Сервис не сообщает адрес',
  playAgree: 'Согласиться',
  playDecline: 'Отказаться',
  playRefusedHere: 'Играть роль сервиса отсюда может только оператор.',
  playNothing: 'Никто ни о ком не спрашивал. Начните с кнопки в окне входа.',
} as const satisfies Translated<English['social']>
