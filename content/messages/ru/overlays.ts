import type { English, Translated } from '../catalogue.ts'

export const overlays = {
  cookieTitle: 'Файлы cookie',
  cookieText: 'Файлы cookie хранят ваш выбор и считают посещения, если это разрешает закон или вы.',
  cookieMore: 'Подробнее',
  cookieOk: 'Хорошо',
  brokenTitle: 'Что-то пошло не так',
  brokenText:
    'Сайт ответил не так, как должен. Обновите страницу, чтобы продолжить; на созданные заявки это не влияет.',
  brokenReload: 'Обновить страницу',
  brokenClose: 'Остаться на странице',
  worksTitle: 'Технические работы',
  worksText:
    'Обратите внимание: из-за технических неполадок некоторые входящие платежи могут идти дольше обычного.',
  alertTitle: 'Объявление',
  domainsTitle: 'Имена Unstoppable Domains',
  domainsText:
    'Отправляйте на имя вместо длинного адреса: здесь работают имена Unstoppable Domains.',
  appTitle: 'Мобильное приложение',
  appBuy: 'Покупайте мгновенно',
  appExchange: 'Обменивайте мгновенно',
  appPay: 'Платите с {brand}',
  appBuyExchange: 'Покупка и обмен криптовалют',
  appBuyCoin: 'Купить {coin}',
  appLead: 'В приложении {brand} для телефона.',
  appGet: 'Установить',
  appClose: 'Закрыть и остаться на сайте',
  offlineTitle: 'Соединение пропало',
  offlineText: 'Всё продолжится само, когда оно вернётся.',
  onlineTitle: 'Соединение вернулось',
  onlineText: 'То, что вы видите, обновляется.',
  signedOutTitle: 'Вы вышли из аккаунта',
  signedOutText: 'Заявки, созданные в этом браузере, по-прежнему можно найти здесь.',
  snackbarClose: 'Скрыть',
  chatOpen: 'Чат с поддержкой',
} as const satisfies Translated<English['overlays']>
