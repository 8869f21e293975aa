import type { English, Translated } from '../catalogue.ts'

export const legal = {
  termsTitle: 'Условия использования',
  termsDescription: 'Условия, на которых этот сервис обмена предлагается его клиентам.',
  privacyTitle: 'Политика конфиденциальности',
  privacyDescription: 'Какие данные хранит этот сервис обмена, зачем и как долго.',
  updated: 'Последнее обновление: {date}',
  templateNotice:
    'Это текст, который поставляется вместе с программой. Заменить его своим должен оператор этого сайта.',
} as const satisfies Translated<English['legal']>
