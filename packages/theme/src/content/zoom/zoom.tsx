import * as React from 'react'
import type { ReactNode } from 'react'
import { fillText } from '@galley/core/texts'
import { site } from '@galley/site'
import { useOnIntent } from '@galley/ui/hooks/use-on-intent'
import { Icon } from '@galley/ui/icon'
import * as S from './zoom.styles'

interface ZoomProps {
  /** Accessible name of the enlarged element. */
  label: string
  /** Enlarged content. @default the children */
  large?: ReactNode
  /** Maximum width of the enlarged content in pixels. */
  width: number
  children: ReactNode
}

const loadLayer = async () => (await import('./zoom-layer')).ZoomLayer

/** Content that opens enlarged in a layer when pressed. The code of the layer loads when the reader points at or focuses the button. */
export function Zoom({ label, large, width, children }: ZoomProps) {
  const { Part: Layer, isOpen, setOpen, reach, open } = useOnIntent(loadLayer, site.texts.picturePart)
  return (
    <S.Frame>
      {/* The button below does the same for keyboards and screen readers. */}
      <S.Original onClick={() => void open()} onPointerEnter={reach.onPointerEnter}>
        {children}
      </S.Original>
      <S.Open
        type="button"
        aria-haspopup="dialog"
        aria-label={fillText(site.texts.enlarge, { label }, site.language)}
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
