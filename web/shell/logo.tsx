import { useContext } from 'react'
import { BrandLogoContext, BrandName } from '../brand/index.ts'
import styles from './logo.module.css'

/** The mark and the name, as one word; or the operator's own logo. */
export function Logo({ brandName }: { readonly brandName: string }) {
  const isOwn = useContext(BrandLogoContext) !== null
  return (
    <span className={styles.logo}>
      {isOwn ? null : <Mark />}
      <BrandName name={brandName} />
    </span>
  )
}

function Mark() {
  return (
    <svg width="26" height="26" viewBox="0 0 26 26" aria-hidden="true">
      <rect width="26" height="26" rx="7" fill="var(--accent)" />
      <path
        d="M6.5 10h13m0 0-3.5-3.5M6.5 16h13m-13 0 3.5 3.5"
        fill="none"
        stroke="var(--accent-ink)"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  )
}
