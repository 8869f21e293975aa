import { socialProviders } from '@causeway/core/ports'
import { data, redirect } from 'react-router'
import { answerBody } from '../../../answer-body.ts'
import { pageTexts } from '../../../i18n/page-texts.ts'
import { pageContext } from '../../../load-context.ts'
import type { PageSeo } from '../../../seo/index.ts'
import type { Route } from './+types/page.ts'

const names = { google: 'Google', facebook: 'Facebook', twitter: 'X' } as const

/** What brought somebody here, as a real service would read it from its own address (RFC 6749, 4.1.1). */
function askedIn(url: string) {
  const asked = new URL(url).searchParams
  const provider = socialProviders.find((each) => each === asked.get('provider'))
  const state = asked.get('state')
  const redirectUri = asked.get('redirect_uri')
  if (provider === undefined || state === null || redirectUri === null) return null
  return {
    provider,
    state,
    redirectUri,
    nonce: asked.get('nonce') ?? '',
    codeChallenge: asked.get('code_challenge') ?? '',
  }
}

/** The consent page of the sandbox's sign-in service. In a real world there is none (404). */
export async function loader({ context, request }: Route.LoaderArgs) {
  const page = context.get(pageContext)
  if (page.world !== 'play') throw data({ code: 'page_not_found', message: '' }, 404)
  const { messages, t } = await pageTexts(page, ['social'])
  const asked = askedIn(request.url)
  const provider = names[asked?.provider ?? 'google']
  return {
    messages,
    seo: {
      title: t('social.playMetaTitle', { provider }),
      description: t('social.playMetaDescription'),
      canonical: null,
    } satisfies PageSeo,
    provider,
    isAsked: asked !== null,
    isPlayable: page.sandbox !== null,
  }
}

/** Agrees, or declines, and sends the browser back as a real service does. */
export async function action({ context, request }: Route.ActionArgs) {
  const { sandbox } = context.get(pageContext)
  if (sandbox === null) throw data({ code: 'sandbox_refused', message: '' }, 403)
  const asked = askedIn(request.url)
  if (asked === null) throw data({ code: 'request_malformed', message: '' }, 400)
  const { state, ...tried } = asked
  const form = await request.formData()
  // Our own callback only: this page is no way to other sites.
  const back = `/api/oauth/${asked.provider}/callback`
  if (form.get('answer') !== 'agree') {
    throw redirect(`${back}?${new URLSearchParams({ error: 'access_denied', state })}`)
  }
  const person = String(form.get('email') ?? '')
    .trim()
    .toLowerCase()
    .slice(0, 100)
  const told = form.get('told')
  const { code } = answerBody(
    await sandbox.consent({
      ...tried,
      person: person || 'nobody',
      email: told === 'nothing' || person === '' ? null : person,
      isEmailVerified: told === 'verified',
    }),
  )
  throw redirect(`${back}?${new URLSearchParams({ code, state })}`)
}
