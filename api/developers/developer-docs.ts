import type { DeveloperDocs, DocTopic } from '../contract/index.ts'
import { partnerMethods } from '../partner/index.ts'
import { methodNames, methodPage } from './method-page.ts'
import { authentication } from './topics/authentication.ts'
import { changelog } from './topics/changelog.ts'
import { errors } from './topics/errors.ts'
import { fiat } from './topics/fiat.ts'
import { limits } from './topics/limits.ts'
import { methods } from './topics/methods.ts'
import { moving } from './topics/moving.ts'
import { overview } from './topics/overview.ts'
import { quickStart } from './topics/quick-start.ts'
import { rest } from './topics/rest.ts'
import { sandbox } from './topics/sandbox.ts'
import { statuses } from './topics/statuses.ts'
import { webhooks } from './topics/webhooks.ts'

/**
 * The reference of the partner API, made from its declarations: methods, dialects, calls, events, errors and limits. The
 * same for everybody, so it is made once. `publicUrl`: address of the site, without a slash at its end.
 */
export function developerDocs({
  publicUrl,
  world,
}: {
  readonly publicUrl: string
  readonly world: 'play' | 'real'
}): DeveloperDocs {
  const topics: DeveloperDocs['topics'] = {
    overview: overview(world),
    'quick-start': quickStart(world),
    authentication: authentication(),
    methods: methods(),
    rest: rest(),
    fiat: fiat(),
    statuses: statuses(),
    errors: errors(),
    webhooks: webhooks(),
    limits: limits(),
    sandbox: sandbox(world),
    moving: moving(),
    changelog: changelog(),
  } satisfies Record<DocTopic, unknown>
  return withSite(publicUrl, {
    topics,
    methods: Object.fromEntries(methodNames.map((name) => [name, methodPage(name)])),
    consoleMethods: methodNames.map((name) => ({
      name,
      params: JSON.stringify(partnerMethods[name].reference.example.params ?? {}, null, 2),
    })),
  })
}

/** With the exchange's own address wherever texts and examples name it. */
function withSite(publicUrl: string, docs: DeveloperDocs): DeveloperDocs {
  return JSON.parse(JSON.stringify(docs).replaceAll('{site}', publicUrl))
}
