import styles from './coin-name.module.css'

/** A coin's full name; the network in it, "(ERC-20)", stays on one line. */
export function CoinName({ fullName }: { readonly fullName: string }) {
  const begin = fullName.lastIndexOf('(')
  if (begin === -1) return fullName
  return (
    <>
      {fullName.slice(0, begin)}
      <span className={styles.network}>{fullName.slice(begin)}</span>
    </>
  )
}
