export type * from './account-cases.ts'
export type { AccountNeeds } from './account-needs.ts'
export type * from './app-cases.ts'
export { type Captcha, type CaptchaChallenge, createCaptcha } from './captcha.ts'
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
export { LONGEST_FAVOURITE_NAME } from './favourite-address.ts'
export { forgetAccountTraces } from './forget-account-traces.ts'
export { keepFavourites } from './keep-favourites.ts'
export { createLater, type Later } from './later.ts'
export { listFavourites } from './list-favourites.ts'
export { type NameFavouriteFailure, nameFavourite } from './name-favourite.ts'
export { createPasswordHasher, type PasswordHasher } from './password-hasher.ts'
export { removeFavourite } from './remove-favourite.ts'
export type * from './social-cases.ts'
export type { SocialNeeds } from './social-needs.ts'
