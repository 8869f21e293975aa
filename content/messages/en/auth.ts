import type { NamespaceMessages } from '../message.ts'

/** Signing up and in (AUTH-01 to AUTH-21), and the pages that links in mails lead to. */
export const auth = {
  titleLogIn: 'Log in',
  titleSignUp: 'Sign up',
  titlePassword: 'Your password',
  titleCode: 'Two-factor code',
  titleRecover: 'Recover your password',
  titleCheckEmail: 'Check your e-mail',

  withEmail: 'Continue with e-mail',
  withPasskey: 'Sign in with a passkey',
  withProvider: 'Continue with {provider}',
  or: 'or',
  haveAccount: 'You have an account?',
  noAccount: 'No account yet?',
  logInInstead: 'Log in',
  signUpInstead: 'Sign up',
  agreement:
    'By signing up you agree to the <terms>terms of use</terms> and the <privacy>privacy policy</privacy>.',
  guestOrders: 'Orders that you made without an account',
  whatFor: 'You can exchange without an account, too. With one, your orders are in one place.',

  email: 'E-mail address',
  emailPlaceholder: 'you@example.com',
  emailInvalid: 'Invalid Email',
  continue: 'Continue',
  signUp: 'Create the account',
  newsTitle: 'May we send you news about the exchange?',
  newsYes: 'Yes, send me news',
  newsNo: 'No, only what concerns my account and orders',
  signUpFailed: 'Internal Error, try again',

  password: 'Password',
  passwordForgotten: 'Forgot your password?',
  logIn: 'Log in',
  wrongCredentials: 'Incorrect login or password',
  logInFailed: 'Internal error',
  suspiciousTitle: 'Suspicious activity',
  suspiciousText:
    'This sign-in is unusual: the browser is new to the account. Set a new password by mail to sign in.',
  resetPassword: 'Reset password',

  codeHint: 'Six digits from your authenticator app.',
  code: 'Code',
  codeWrong: 'Invalid Google Authenticator code',
  codeFailed: 'Internal Error',
  codeAttempts: {
    one: '{count} attempt left',
    other: '{count} attempts left',
  },
  codeNoneLeft: 'No attempts left. Log in again.',
  codeSubmit: 'Confirm',
  recoveryInstead: 'Use a recovery code',
  recoveryCode: 'Recovery code',
  recoveryHint:
    'One of the codes that you kept when you turned two-factor codes on. Each works once.',
  authenticatorInstead: 'Use the authenticator app',
  tokenOver: 'This took too long. Log in again.',

  recoverText: 'We mail you a link with which you set a new password.',
  recoverSend: 'Send the link',
  recoverInvalid: 'Please enter valid email address',
  recoverFailed: 'Unknown error',
  recoverSentText:
    'If there is an account for {email}, a link to set a new password is on its way. It works for an hour.',
  recoverSentElse:
    'Nothing there? Look into the spam folder, and see whether the address is right.',
  backToLogIn: 'Log in',

  checkText: 'We sent a link to {email}. It confirms your registration and works for a day.',
  checkNext: 'Follow it, choose a password, and you are in.',
  resend: 'Send it again',
  resendIn: {
    one: 'Send it again in {count} second',
    other: 'Send it again in {count} seconds',
  },
  resent: 'Sent again.',
  otherEmail: 'Another e-mail address',

  japanTitle: 'Not for residents of Japan',
  japanText: 'This exchange does not serve residents of Japan. You seem to be there.',
  japanTick: 'I am not a resident of Japan',
  japanConfirm: 'Confirm',
  japanUnconfirmed: 'Confirm first that you are not a resident of Japan.',

  captchaWorking: 'Making sure that you are not a robot. This takes a moment.',
  captchaFailed: 'The check that you are not a robot did not work. Try again.',
  captchaInsecure:
    'This page came over plain http, and browsers check that you are not a robot over https only. Open the page with https.',
  tooOften: {
    one: 'Too many attempts. Try again in {count} second.',
    other: 'Too many attempts. Try again in {count} seconds.',
  },
  unreachable: 'The server cannot be reached. Check your connection and try again.',
  socialBlocked: 'The browser blocked the window. Allow it and try again.',
  socialFailed: 'You could not be signed in there. Try again, or use another way.',
  socialCheckMail: 'A link is on its way to {email}. Follow it in this browser.',
  socialLinkOver:
    'This link is too old, was used before, or was opened in another browser than the one in which you began. Begin again there.',
  passkeyFailed: 'No passkey was given. Try again, or use another way.',
  passkeyNeedsName:
    'Passkeys need a site with a name. They do not work at an address of digits, like this one.',
  passkeyByName: 'Open this page at {address} to use one.',

  confirmMetaTitle: 'Confirm your registration – {brand}',
  confirmTitle: 'Confirm your registration',
  confirmText: 'One press confirms your e-mail address. Then you choose a password.',
  confirmButton: 'Confirm',
  linkOldTitle: 'This link is too old, or was used before',
  confirmOld:
    'If you confirmed before, set a password by mail or log in. Otherwise sign up again: a new link comes.',
  recoverMetaTitle: 'Choose a password – {brand}',
  recoverTitle: 'Choose a password',
  recoverFor: 'For the account of {email}.',
  recoverOld: 'A link works for an hour, and once. Have a new one sent.',
  recoverAgain: 'Send a new link',
  newPassword: 'New password',
  passwordRule: {
    one: 'At least {count} character. Anything goes: words, spaces, signs.',
    other: 'At least {count} characters. Anything goes: words, spaces, signs.',
  },
  passwordShort: {
    one: 'At least {count} character.',
    other: 'At least {count} characters.',
  },
  passwordLong: {
    one: 'At most {count} character.',
    other: 'At most {count} characters.',
  },
  passwordCommon: 'This password is among those that everybody tries. Choose another.',
  setPassword: 'Set the password and sign in',
  passwordSetTitle: 'Your password is set',
  passwordSetText: 'You are signed in. Wherever else you were signed in, you are not any more.',
  passwordSetCode: 'Your password is set. Log in with it and your two-factor code.',
  toExchange: 'To the exchange',
  toSettings: 'To the settings',
  emailMetaTitle: 'Confirm your new e-mail address – {brand}',
  emailTitle: 'Confirm your new e-mail address',
  emailText: 'From then on you sign in with the new address, and mails go there.',
  emailDoneTitle: 'Your e-mail address is changed',
  emailDone: 'From now on it is {email}.',
  emailOld: 'A link works for a day, and once. Ask for a new one in the settings.',
  metaDescription: 'A link from a mail of ours leads here.',
} as const satisfies NamespaceMessages
