import * as React from 'react'
import type { ReactNode } from 'react'
import { useOnIntent } from '@galley/ui/hooks/use-on-intent'
import { Icon } from '@galley/ui/icon'
import * as S from './zoom.styles'

interface ZoomProps {
  /** What is enlarged, in words. */
  label: string
  /** What the layer shows. @default The children. */
  large?: ReactNode
  /** Width of the large one in pixels, when there is room for it. */
  width: number
  children: ReactNode
}

const loadLayer = async () => (await import('./zoom-layer')).ZoomLayer

/** Something that a press opens large, in a layer above the page. The layer's code loads when somebody reaches for it. */
export function Zoom({ label, large, width, children }: ZoomProps) {
  const { Part: Layer, isOpen, setOpen, reach, open } = useOnIntent(loadLayer, 'The large picture')
  return (
    <S.Frame>
      {/* The button does the same for the keyboard and for screen readers. */}
      <S.Original onClick={() => void open()} onPointerEnter={reach.onPointerEnter}>
        {children}
      </S.Original>
      <S.Open
        type="button"
        aria-haspopup="dialog"
        aria-label={`Enlarge: ${label}`}
        onClick={() => void open()}
        onFocus={reach.onFocus}
      >
        <Icon name="maximize" size={16} />
      </S.Open>
      {Layer && isOpen && (
        <Layer label={label} width={width} onClose={() => setOpen(false)}>
          {large ?? children}
        </Layer>
      )}
    </S.Frame>
  )
}
