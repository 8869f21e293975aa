import { experiments, names, origins } from './setting-lists.ts'
import { defaultPair, otherwise, whole } from './setting-readers.ts'

/** What the exchange form begins with, who sees which variant, where the widget may stand, and how pages are kept. */
export const siteSettings = {
  DEFAULT_PAIR: otherwise(
    '`btc/eth/0.1`',
    defaultPair(
      { from: 'btc', to: 'eth', amount: '0.1' },
      'Pair and amount the exchange form starts with',
    ),
  ),
  FLOATING_ONLY: names('Tickers of coins without guaranteed rates', 'xmr,btt'),
  EXPERIMENTS: otherwise(
    'new variant for everyone',
    experiments('A/B test variants assigned by cookie'),
  ),
  WIDGET_SITES: otherwise(
    'every site',
    origins('Sites that may embed the widget ([guide](docs/widget.md))'),
  ),
  PAGE_CACHE_MB: whole(
    64,
    { least: 1, most: 65_536 },
    'Memory in MB for caching pages that are the same for all visitors',
  ),
} as const
