import * as React from 'react'
import { render, screen } from '@testing-library/react'
import { Slideover, SLIDEOVER_ANIMATION_MS, SlideoverClose } from '.'

test.each(['end', 'start', 'top', 'bottom'] as const)(
  'slides in from the %s within 200 ms, with a footer and a close button',
  (side) => {
    render(
      <Slideover
        defaultOpen
        side={side}
        title="Filter"
        description="Only what matches is shown."
        footer={
          <SlideoverClose>
            <button>Show</button>
          </SlideoverClose>
        }
      />,
    )
    const dialog = screen.getByRole('dialog', { name: 'Filter' })
    expect(dialog).toHaveAccessibleDescription('Only what matches is shown.')
    expect(dialog).toHaveAttribute('data-side', side)
    for (const name of ['Show', 'Close']) expect(screen.getByRole('button', { name })).toBeInTheDocument()
    expect(SLIDEOVER_ANIMATION_MS).toBe(200)
    expect(getComputedStyle(dialog.firstElementChild!).animation).toContain(`${SLIDEOVER_ANIMATION_MS}ms`)
  },
)
