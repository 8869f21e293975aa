import type { English, Translated } from '../catalogue.ts'

/** Signing up and in (AUTH-01 to AUTH-21), and the pages that links in mails lead to. */
export const auth = {
  titleLogIn: '로그인',
  titleSignUp: '가입',
  titlePassword: '비밀번호',
  titleCode: '2단계 인증 코드',
  titleRecover: '비밀번호 재설정',
  titleCheckEmail: '이메일을 확인하십시오',

  withEmail: '이메일로 계속',
  withPasskey: '패스키로 로그인',
  withProvider: '{provider} 계정으로 계속',
  or: '또는',
  haveAccount: '계정이 있으십니까?',
  noAccount: '아직 계정이 없으십니까?',
  logInInstead: '로그인',
  signUpInstead: '가입',
  agreement:
    '가입하면 <terms>이용 약관</terms>과 <privacy>개인정보 처리방침</privacy>에 동의하게 됩니다.',
  guestOrders: '계정 없이 만든 주문',
  whatFor: '계정 없이도 교환할 수 있습니다. 계정이 있으면 주문이 한곳에 모입니다.',

  email: '이메일 주소',
  emailPlaceholder: 'you@example.com',
  emailInvalid: '잘못된 이메일 주소입니다',
  continue: '계속',
  signUp: '계정 만들기',
  newsTitle: '교환 서비스 소식을 보내 드려도 되겠습니까?',
  newsYes: '예, 소식을 보내 주십시오',
  newsNo: '아니요, 내 계정과 주문에 관한 것만 받겠습니다',
  signUpFailed: '내부 오류입니다. 다시 시도하십시오',

  password: '비밀번호',
  passwordForgotten: '비밀번호를 잊으셨습니까?',
  logIn: '로그인',
  wrongCredentials: '이메일 주소 또는 비밀번호가 틀립니다',
  logInFailed: '내부 오류',
  suspiciousTitle: '의심스러운 활동',
  suspiciousText:
    '평소와 다른 로그인입니다. 이 계정에서 처음 쓰는 브라우저입니다. 로그인하려면 메일로 새 비밀번호를 정하십시오.',
  resetPassword: '비밀번호 재설정',

  codeHint: '인증 앱에 표시된 숫자 여섯 자리.',
  code: '코드',
  codeWrong: 'Google Authenticator 코드가 틀립니다',
  codeFailed: '내부 오류',
  codeAttempts: {
    other: '{count}회 남음',
  },
  codeNoneLeft: '남은 시도 횟수가 없습니다. 다시 로그인하십시오.',
  codeSubmit: '확인',
  recoveryInstead: '복구 코드 사용',
  recoveryCode: '복구 코드',
  recoveryHint: '2단계 인증을 켤 때 보관한 코드 중 하나입니다. 각 코드는 한 번만 쓸 수 있습니다.',
  authenticatorInstead: '인증 앱 사용',
  tokenOver: '시간이 너무 오래 걸렸습니다. 다시 로그인하십시오.',

  recoverText: '새 비밀번호를 정할 수 있는 링크를 메일로 보내 드립니다.',
  recoverSend: '링크 보내기',
  recoverInvalid: '올바른 이메일 주소를 입력하십시오',
  recoverFailed: '알 수 없는 오류',
  recoverSentText:
    '{email} 주소의 계정이 있으면 새 비밀번호를 정하는 링크가 발송됩니다. 링크는 한 시간 동안 쓸 수 있습니다.',
  recoverSentElse: '아무것도 오지 않았습니까? 스팸함을 살펴보고, 주소가 맞는지 확인하십시오.',
  backToLogIn: '로그인',

  checkText: '{email} 주소로 링크를 보냈습니다. 가입을 확인하는 링크이며 하루 동안 쓸 수 있습니다.',
  checkNext: '링크를 열고 비밀번호를 정하면 로그인됩니다.',
  resend: '다시 보내기',
  resendIn: {
    other: '{count}초 후 다시 보내기',
  },
  resent: '다시 보냈습니다.',
  otherEmail: '다른 이메일 주소',

  japanTitle: '일본 거주자는 이용할 수 없습니다',
  japanText:
    '이 교환 서비스는 일본 거주자에게 제공되지 않습니다. 현재 일본에 계신 것으로 보입니다.',
  japanTick: '나는 일본 거주자가 아닙니다',
  japanConfirm: '확인',
  japanUnconfirmed: '먼저 일본 거주자가 아님을 확인하십시오.',

  captchaWorking: '로봇이 아닌지 확인하고 있습니다. 잠시 걸립니다.',
  captchaFailed: '로봇이 아닌지 확인하지 못했습니다. 다시 시도하십시오.',
  captchaInsecure:
    '이 페이지는 일반 http로 열렸으며, 브라우저는 https에서만 로봇 여부를 확인합니다. https로 페이지를 여십시오.',
  tooOften: {
    other: '시도가 너무 많습니다. {count}초 후 다시 시도하십시오.',
  },
  unreachable: '서버에 연결할 수 없습니다. 연결을 확인하고 다시 시도하십시오.',
  socialBlocked: '브라우저가 창을 차단했습니다. 창을 허용하고 다시 시도하십시오.',
  socialFailed: '그곳을 통해 로그인하지 못했습니다. 다시 시도하거나 다른 방법을 사용하십시오.',
  socialCheckMail: '{email} 주소로 링크를 보냈습니다. 이 브라우저에서 여십시오.',
  socialLinkOver:
    '이 링크는 너무 오래되었거나, 이미 사용되었거나, 시작한 브라우저가 아닌 다른 브라우저에서 열렸습니다. 시작한 곳에서 다시 시작하십시오.',
  passkeyFailed: '패스키를 받지 못했습니다. 다시 시도하거나 다른 방법을 사용하십시오.',
  passkeyNeedsName:
    '패스키는 이름이 있는 사이트에서만 쓸 수 있습니다. 이곳처럼 숫자로 된 주소에서는 작동하지 않습니다.',
  passkeyByName: '패스키를 쓰려면 이 페이지를 {address} 주소로 여십시오.',

  confirmMetaTitle: '가입 확인 – {brand}',
  confirmTitle: '가입 확인',
  confirmText: '한 번 누르면 이메일 주소가 확인됩니다. 그다음 비밀번호를 정합니다.',
  confirmButton: '확인',
  linkOldTitle: '너무 오래되었거나 이미 사용된 링크입니다',
  confirmOld:
    '전에 확인하셨다면 메일로 비밀번호를 정하거나 로그인하십시오. 아니라면 다시 가입하십시오. 새 링크가 발송됩니다.',
  recoverMetaTitle: '비밀번호 정하기 – {brand}',
  recoverTitle: '비밀번호 정하기',
  recoverFor: '{email} 계정의 비밀번호입니다.',
  recoverOld: '링크는 한 시간 동안 한 번만 쓸 수 있습니다. 새 링크를 받으십시오.',
  recoverAgain: '새 링크 보내기',
  newPassword: '새 비밀번호',
  passwordRule: {
    other: '{count}자 이상. 단어, 공백, 기호 등 무엇이든 쓸 수 있습니다.',
  },
  passwordShort: {
    other: '{count}자 이상이어야 합니다.',
  },
  passwordLong: {
    other: '{count}자 이하여야 합니다.',
  },
  passwordCommon: '누구나 시도하는 비밀번호입니다. 다른 것을 정하십시오.',
  setPassword: '비밀번호 정하고 로그인',
  passwordSetTitle: '비밀번호가 설정되었습니다',
  passwordSetText: '로그인되었습니다. 다른 곳에서는 모두 로그아웃되었습니다.',
  passwordSetCode: '비밀번호가 설정되었습니다. 이 비밀번호와 2단계 인증 코드로 로그인하십시오.',
  toExchange: '교환하러 가기',
  toSettings: '설정으로 가기',
  emailMetaTitle: '새 이메일 주소 확인 – {brand}',
  emailTitle: '새 이메일 주소 확인',
  emailText: '확인하면 새 주소로 로그인하고, 메일도 그 주소로 받습니다.',
  emailDoneTitle: '이메일 주소가 변경되었습니다',
  emailDone: '이제부터 이메일 주소는 {email}입니다.',
  emailOld: '링크는 하루 동안 한 번만 쓸 수 있습니다. 설정에서 새 링크를 요청하십시오.',
  metaDescription: '저희가 보낸 메일의 링크로 열리는 페이지입니다.',
  whyPassword: '먼저 비밀번호를 입력하세요',
  whyEmail: '먼저 이메일 주소를 입력하세요',
  whyNews: '먼저 뉴스레터 수신 여부를 선택하세요',
  whyCode: '먼저 코드를 입력하세요',
  whyTick: '먼저 상자를 선택하세요',
} as const satisfies Translated<English['auth']>
