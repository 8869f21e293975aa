import type { BrandLogo, LogoImage } from '@causeway/core/brand'
import { createContext, useContext } from 'react'

/** The operator's own logo; null: the product's mark. */
export const BrandLogoContext = createContext<BrandLogo | null>(null)

const WIDEST = 160

/** The operator’s logo with the name, or alone where it is the name already; without a logo, the name. */
export function BrandName({ name }: { readonly name: string }) {
  const logo = useContext(BrandLogoContext)
  if (logo === null) return name
  return (
    <>
      <BrandPictures logo={logo} height={26} alt={logo.isWordmark ? name : ''} />
      {logo.isWordmark ? null : name}
    </>
  )
}

/** The logo, as high as is asked for. Of two, the brand's style sheet shows the one that can be seen. */
export function BrandPictures(props: {
  readonly logo: BrandLogo
  /** In CSS pixels. */
  readonly height: number
  readonly alt: string
}) {
  const { alt, height, logo } = props
  const { dark, light } = logo
  if (dark === null) return <img src={light.path} alt={alt} {...fitted(light, height)} />
  // The one that is not shown is not loaded.
  return (
    <>
      <img
        src={light.path}
        alt={alt}
        {...fitted(light, height)}
        data-brand-logo="light"
        loading="lazy"
      />
      <img
        src={dark.path}
        alt={alt}
        {...fitted(dark, height)}
        data-brand-logo="dark"
        loading="lazy"
      />
    </>
  )
}

/** Its place is kept before it arrives. */
function fitted({ height, width }: LogoImage, most: number) {
  const scale = Math.min(most / height, WIDEST / width)
  return { width: Math.round(width * scale), height: Math.round(height * scale) }
}
