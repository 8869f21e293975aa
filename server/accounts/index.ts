export type * from './account-change-cases.ts'
export type * from './account-failures.ts'

export type * from './account-types.ts'
export type * from './app-cases.ts'
export { createCaptcha } from './captcha.ts'
export { createAccountChangeCases } from './create-account-change-cases.ts'
export { createAppCases } from './create-app-cases.ts'
export { createSignInCases } from './create-sign-in-cases.ts'
export { createSocialCases } from './create-social-cases.ts'
export { dropSecondFactor } from './drop-second-factor.ts'
export type {
  FavouriteAddress,
  FavouriteNotFound,
  FavouriteType,
} from './favourite-address.ts'
export { forgetAccountTraces } from './forget-account-traces.ts'
export { keepFavourites } from './keep-favourites.ts'
export { createLater } from './later.ts'
export { listFavourites } from './list-favourites.ts'
export { type NameFavouriteFailure, nameFavourite } from './name-favourite.ts'
export { createPasswordHasher } from './password-hasher.ts'
export { removeFavourite } from './remove-favourite.ts'
export type * from './sign-in-cases.ts'
export type * from './social-cases.ts'
