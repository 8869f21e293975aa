import { pageOfCategory } from '@causeway/widget/form'
import { redirect } from 'react-router'
import { answerBody } from '../../../answer-body.ts'
import { pageTexts } from '../../../i18n/page-texts.ts'
import { pageContext } from '../../../load-context.ts'
import type { PageSeo } from '../../../seo/index.ts'
import type { Route } from './+types/page.ts'
import { processingPath, readExchangeChoice } from './exchange-choice.ts'
import { frameFields, missingInFrame } from './frame-fields.ts'
import { loadExchange } from './load-exchange.server.ts'
import { createOrder } from './order/create-order.server.ts'
import { readOrderFields } from './order/order-fields.ts'
import { readProcessingCategory } from './processing-category.ts'
import { type ProcessingStep, stepAddresses, stepCheck } from './processing-step.server.ts'
import { withPlayAddresses } from './with-play-addresses.server.ts'

export type { ProcessingStep }

/** Step 1 for the pair and amount in the address; who comes without a pair is sent to the exchange form. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const page = context.get(pageContext)
  const { calls, sandbox } = page
  const { searchParams } = new URL(request.url)
  const currencies = await calls.currencies().then(answerBody)
  const isFiat = (ticker: string) =>
    currencies.some((currency) => currency.ticker === ticker && currency.isFiat)
  const category = readProcessingCategory(searchParams, isFiat)
  // Buying and selling have pages of their own; their steps come with a provider of money (EXCH-13).
  if (category !== 'exchange') {
    searchParams.delete('category')
    const amount = searchParams.get('amount') ?? searchParams.get('amountFrom')
    if (amount !== null) searchParams.set('amount', amount)
    throw redirect(`${pageOfCategory(category)}?${searchParams}`)
  }
  const choice = readExchangeChoice(searchParams)
  if (choice === null) throw redirect('/')
  const [{ messages, t }, exchange] = await Promise.all([
    pageTexts(page, ['processing', 'address', 'form']),
    loadExchange(page, choice),
  ])
  const seo = {
    title: t('processing.metaTitle', {
      from: exchange.from.ticker.toUpperCase(),
      to: exchange.to.ticker.toUpperCase(),
    }),
    description: t('processing.metaDescription'),
    canonical: null,
  } satisfies PageSeo
  const inFrame = page.frame && frameFields(page.frame.options, choice)
  return { messages, seo, choice, exchange, canPlay: sandbox !== null, inFrame }
}

/**
 * The form of the home page brings a choice and gets its address; the page's own forms say by `intent` what they want:
 * `check` (step 1 to 2), `edit` (back), `play-addresses` (fill in addresses of the play world), `create`.
 */
export async function action({ context, request }: Route.ActionArgs): Promise<ProcessingStep> {
  const page = context.get(pageContext)
  const form = await request.formData()
  const choice = readExchangeChoice(form)
  if (choice === null) throw redirect('/', 303)
  const intent = form.get('intent')
  if (intent === null) throw redirect(processingPath(choice), 303)
  const fields = readOrderFields(form)
  const [{ t }, exchange] = await Promise.all([
    pageTexts(page, ['processing', 'address', 'errors', 'widgetFrame']),
    loadExchange(page, choice, fields.newAccountKey === '' ? {} : { newAccount: true }),
  ])
  const order = { choice, exchange, fields }
  switch (intent) {
    case 'create':
      return createOrder({ page, t }, { ...order, form, request })
    case 'check':
      return stepCheck(
        { calls: page.calls, t },
        order,
        missingInFrame(page.frame?.options, fields, t),
      )
    case 'play-addresses':
      return stepAddresses(await withPlayAddresses(page.sandbox, order))
    default:
      return stepAddresses(order.fields)
  }
}
