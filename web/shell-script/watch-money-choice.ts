/**
 * Shows the visitor's money in the footer's list once that comes into sight, and keeps what he chooses there. Returns
 * what ends that.
 */
export function watchMoneyChoice(page: Document): () => void {
  const choice = page.querySelector('[data-money-choice]')
  if (!(choice instanceof HTMLSelectElement)) return () => {}
  let isChosen = false
  const onChange = () => {
    isChosen = true
    void load().then(
      ({ keepMoney }) => keepMoney(choice.value),
      () => {},
    )
  }
  const sight = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return
    sight.disconnect()
    const show = (money: string) => {
      if (!isChosen) choice.value = money
    }
    void load().then(
      ({ findMoney }) => findMoney().then(show),
      () => {},
    )
  })
  choice.addEventListener('change', onChange)
  sight.observe(choice)
  return () => {
    sight.disconnect()
    choice.removeEventListener('change', onChange)
  }
}

const load = () => import('./worth-currency.ts')
