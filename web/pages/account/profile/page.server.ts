import type { SessionOut } from '@causeway/api/contract'
import { type LanguageCode, languages } from '@causeway/content/languages'
import { redirect } from 'react-router'
import { answerBody } from '../../../answer-body.ts'
import { pageTexts } from '../../../i18n/page-texts.ts'
import { pageContext } from '../../../load-context.ts'
import { drawQr } from '../../../parts/draw-qr.ts'
import type { PageSeo } from '../../../seo/index.ts'
import type { Route } from './+types/page.ts'
import { accountOf } from './account-of.ts'
import type { ProfileData, SessionWords } from './profile-data.ts'

/** Everything that the account's page shows; whoever is not signed in was sent away before (AUTH-16). */
export async function loader({ context }: Route.LoaderArgs) {
  const page = context.get(pageContext)
  const { calls, caller, language, brand } = page
  const { user } = answerBody(await calls.user({}, caller))
  const account = accountOf(user)
  // Signed out between the door and here.
  if (account === null) throw redirect('/')
  const [{ messages, t }, sessions, passkeys, providers, socialAccounts, codes, totpQrSvg] =
    await Promise.all([
      pageTexts(page, ['profile', 'accountChanges', 'password']),
      calls.sessions({}, caller).then(answerBody),
      calls.passkeys({}, caller).then(answerBody),
      calls.socialProviders().then(answerBody),
      calls.socialAccounts({}, caller).then(answerBody),
      account.totpState === 'enabled'
        ? calls.recoveryCodesLeft({}, caller).then((answer) => answerBody(answer).result.left)
        : null,
      account.totpQrLink === null ? null : drawQr(account.totpQrLink),
    ])
  const data: ProfileData = {
    account,
    sessions: sessions.result.map((session) => sessionWords(language, session)),
    passkeys: passkeys.result,
    providers: providers.result,
    socialAccounts: socialAccounts.result,
    recoveryCodesLeft: codes,
    totpQrSvg,
    brandName: brand.name,
  }
  const seo: PageSeo = {
    title: t('profile.metaTitle', { brand: brand.name }),
    description: t('profile.metaDescription'),
    canonical: null,
  }
  return { messages, seo, data }
}

function sessionWords(language: LanguageCode, session: SessionOut): SessionWords {
  const { id, isCurrent, device, country, createdAt, seenAt } = session
  return {
    id,
    isCurrent,
    device,
    country: country === null ? null : countryName(language, country),
    createdAt,
    seenAt,
  }
}

/** The code itself where the language has no name for it. */
function countryName(language: LanguageCode, code: string): string {
  const names = new Intl.DisplayNames([languages[language].hreflang], { type: 'region' })
  return names.of(code) ?? code
}
