import { redirect } from 'react-router'
import { answerBody } from '../../../answer-body.ts'
import { pageTexts } from '../../../i18n/page-texts.ts'
import { pageContext } from '../../../load-context.ts'
import type { PageSeo } from '../../../seo/index.ts'
import type { Route } from './+types/page.ts'

/** Which mails somebody gets; whoever is not signed in was sent away before (AUTH-16). */
export async function loader({ context }: Route.LoaderArgs) {
  const page = context.get(pageContext)
  const [{ messages, t }, { user }] = await Promise.all([
    pageTexts(page, ['profile', 'accountChanges']),
    page.calls.user({ fields: 'email,subscribed' }, page.caller).then(answerBody),
  ])
  // Signed out between the door and here.
  if (user?.email === undefined) throw redirect('/')
  const seo: PageSeo = {
    title: t('profile.newsMetaTitle', { brand: page.brand.name }),
    description: t('profile.newsMetaDescription'),
    canonical: null,
  }
  return { messages, seo, email: user.email, isSubscribed: user.subscribed ?? false }
}
