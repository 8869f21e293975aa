import { useState } from 'react'
import type { Preview } from './preview.ts'
import { Segmented } from './segmented.tsx'

function Example({ isGuaranteedOff = false }: { readonly isGuaranteedOff?: boolean }) {
  const [value, setValue] = useState<'float' | 'fixed'>('float')
  return (
    <Segmented
      label="Rate"
      name={isGuaranteedOff ? 'rate-off' : 'rate'}
      value={value}
      onChange={setValue}
      options={[
        { value: 'float', label: 'Floating' },
        { value: 'fixed', label: 'Guaranteed', disabled: isGuaranteedOff },
      ]}
    />
  )
}

export const segmentedPreview: Preview = {
  name: 'Segmented',
  examples: [
    { title: 'two choices', show: () => <Example /> },
    { title: 'one of them not available', show: () => <Example isGuaranteedOff /> },
  ],
}
