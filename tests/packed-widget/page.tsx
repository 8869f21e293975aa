// Type-checked and bundled where the package is installed; what it must not allow is marked.
import { CausewayWidget } from '@causeway/widget/react'

export function Page() {
  return (
    <>
      <CausewayWidget
        origin="https://exchange.example"
        from="btc"
        toCoins={['eth']}
        theme="dark"
        locked={['address']}
        onFinished={({ code }) => document.title.concat(code)}
      >
        <a href="https://exchange.example/">Exchange</a>
      </CausewayWidget>
      {/* @ts-expect-error: not one of the themes */}
      <CausewayWidget origin="https://exchange.example" theme="pink" />
      {/* @ts-expect-error: no such option */}
      <CausewayWidget origin="https://exchange.example" colour="red" />
    </>
  )
}
