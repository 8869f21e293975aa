import { useState } from 'react'
import { Button } from '../buttons/button.tsx'
import type { Preview } from '../preview.ts'
import { Dialog } from './dialog.tsx'
import { Menu } from './menu.tsx'
import { Tabs } from './tabs.tsx'
import { Tooltip } from './tooltip.tsx'

function DialogExample() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button look="secondary" onClick={() => setOpen(true)}>
        Open
      </Button>
      <Dialog open={isOpen} onOpenChange={setOpen} title="Refund address" closeLabel="Close">
        Escape, the backdrop and the cross close it; focus goes back to the button.
      </Dialog>
    </>
  )
}

export const overlaysPreview: Preview = {
  name: 'Dialog, Menu, Tooltip, Tabs',
  examples: [
    { title: 'dialog; a sheet on phones', show: () => <DialogExample /> },
    {
      title: 'menu',
      show: () => (
        <Menu
          trigger={<Button look="secondary">Language</Button>}
          items={[
            { id: 'en', label: 'English', href: '#en' },
            { id: 'de', label: 'Deutsch', href: '#de' },
          ]}
        />
      ),
    },
    {
      title: 'tooltip',
      show: () => (
        <Tooltip trigger={<Button look="quiet">Network fee</Button>}>
          What the payout on Ethereum costs.
        </Tooltip>
      ),
    },
    {
      title: 'tabs',
      show: () => (
        <Tabs
          label="Order"
          tabs={[
            { id: 'pay', label: 'Pay', content: 'The address' },
            { id: 'history', label: 'What happened', content: 'The timeline' },
          ]}
        />
      ),
    },
  ],
}
