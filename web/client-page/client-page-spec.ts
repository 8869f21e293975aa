import type { ComponentType } from 'react'

/** What the loader and the action of a page say. Plain data: it travels as JSON. */
export type PageData = { readonly loaderData: object; readonly actionData?: unknown }

/** What a route's component is given of its loader and its action. */
export type DataOf<Props extends PageData> = {
  readonly loaderData: Props['loaderData']
  readonly actionData: Props['actionData']
}

/** What a page's view is given: all but the words and what search engines read. */
export type ViewData<Data extends PageData> = {
  readonly loaderData: Shown<Data['loaderData']>
  readonly actionData: Data['actionData']
}

/** What of a loader's data is shown. */
export type Shown<Loaded> = Loaded extends unknown ? Omit<Loaded, 'messages' | 'seo'> : never

/** A page that is one island, without the router: its file `NAME.client.ts` calls `hydrateIsland` with it. */
export type ClientPageSpec<Data extends PageData> = {
  readonly name: string
  readonly View: ComponentType<ViewData<Data>>
  /** What the action would say of a form that could not be sent: everything in it stays. */
  readonly lost?: (form: FormData) => Data['actionData']
  /** Where a state that a form led to can be found again; absent: where the form was sent. */
  readonly addressOf?: (data: ViewData<Data>, sentTo: URL) => URL
  /** What only some states show. It is fetched when the page is first used, and there before such a state is. */
  readonly lazy?: {
    /** `data`: of the state that begins with it; absent where it is fetched ahead. */
    readonly load: (data?: ViewData<Data>) => Promise<void>
    readonly isShown: (data: ViewData<Data>) => boolean
    /** `false`: no use of the page leads to such a state, so nothing is fetched ahead. */
    readonly ahead?: false
  }
}
