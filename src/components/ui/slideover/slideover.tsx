import {
  createDialogClose,
  DialogCorner,
  DialogFrame,
  type DialogProps,
  DialogRoot,
  usePanelProps,
} from '~/components/ui/dialog'
import * as S from './slideover.styles'

export interface SlideoverProps extends DialogProps {
  /** The edge of the window that it slides in from. @default 'right' */
  side?: 'right' | 'left' | 'top' | 'bottom'
  /** Lets what it holds reach its edges, as a menu does. @default false */
  flush?: boolean
}

/** A panel that slides in from an edge, over the page. Its corner's button does not move with it. */
export function Slideover({
  side = 'right',
  flush,
  title,
  description,
  footer,
  trigger,
  close,
  closeLabel,
  open,
  defaultOpen,
  onOpenChange,
  dismissible,
  children,
  ...rest
}: SlideoverProps) {
  const panelProps = usePanelProps({ dismissible, trigger })
  const state = { trigger, open, defaultOpen, onOpenChange }
  return (
    <DialogRoot part="Slideover" durationMs={S.SLIDEOVER_ANIMATION_MS} {...state}>
      <S.Content data-side={side} {...panelProps} {...rest}>
        <S.Sheet>
          <DialogFrame title={title} description={description} footer={footer} isFlush={flush}>
            {children}
          </DialogFrame>
        </S.Sheet>
        <DialogCorner close={close} closeLabel={closeLabel} />
      </S.Content>
    </DialogRoot>
  )
}

/** Makes its child, one button, close the slide-over. */
export const SlideoverClose = createDialogClose('Slideover')
