import type { English, Translated } from '../catalogue.ts'

export const preview = {
  title: 'Галерея',
  switches: 'Что показывает галерея',
  components: 'Компоненты',
  form: 'Форма обмена',
  address: 'Поле адреса',
  order: 'Страница заявки',
  buy: 'Покупка',
  signIn: 'Вход',
  account: 'Аккаунт',
  allStates: 'Все состояния',
  wholeWindow: 'Всё окно',
  pixels: '{width} пикселей',
  frame: 'Галерея шириной {width} пикселей',
} as const satisfies Translated<English['preview']>
