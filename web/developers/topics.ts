import type { DocTopic } from '@causeway/api/contract'

/** Pages of the reference, and those beside it that work with it. */
export type DeveloperPage = DocTopic | 'http' | 'console' | 'widget'

/** What each page is called, in the languages of the site. */
export const topicWords = {
  overview: 'developers.topicOverview',
  'quick-start': 'developers.topicQuickStart',
  authentication: 'developers.topicAuthentication',
  console: 'developers.topicConsole',
  methods: 'developers.topicMethods',
  rest: 'developers.topicRest',
  fiat: 'developers.topicFiat',
  webhooks: 'developers.topicWebhooks',
  statuses: 'developers.topicStatuses',
  errors: 'developers.topicErrors',
  limits: 'developers.topicLimits',
  sandbox: 'developers.topicSandbox',
  moving: 'developers.topicMoving',
  widget: 'developers.topicWidget',
  http: 'developers.topicHttp',
  changelog: 'developers.topicChangelog',
} as const satisfies Record<DeveloperPage, `developers.${string}`>

/** The navigation: groups of pages, in the order in which they are read. */
export const topicGroups = [
  {
    title: 'developers.groupStart',
    pages: ['overview', 'quick-start', 'authentication', 'console'],
  },
  {
    title: 'developers.groupReference',
    pages: ['methods', 'rest', 'fiat', 'webhooks', 'statuses', 'errors', 'limits'],
  },
  { title: 'developers.groupMore', pages: ['sandbox', 'widget', 'moving', 'http', 'changelog'] },
] as const satisfies readonly { title: string; pages: readonly DeveloperPage[] }[]

/** Pages that are no topics of the reference. */
const BESIDE: readonly string[] = ['http', 'console', 'widget']

/** The path of a page, without language. */
export function pathOfTopic(page: DeveloperPage): string {
  if (page === 'widget') return '/widget'
  return page === 'overview' ? '/developers' : `/developers/${page}`
}

/** The page of the reference that a path leads to; null for any other. */
export function topicOfPath(path: string): DocTopic | null {
  const [, , name = 'overview', ...more] = path.split('/')
  if (more.length > 0 || BESIDE.includes(name)) return null
  return name in topicWords ? (name as DocTopic) : null
}
