import * as React from 'react'
import { type CSSProperties, type RefCallback, useCallback } from 'react'
import { Toast as Radix } from 'radix-ui'
import { Avatar } from '../avatar'
import { Button } from '../button'
import { Icon } from '../icon'
import type { StackPosition } from './stack'
import type { Toast as ToastState } from './toast-store'
import * as S from './toast.styles'
import { useCountdown } from './use-countdown'

interface ToastProps {
  toast: ToastState
  position: StackPosition
  isPaused: boolean
  hasProgress: boolean
  closeLabel: string
  touchAction: CSSProperties['touchAction']
  onRemove: (id: string) => void
  onMeasure: (id: string, height: number) => void
  onUnmount: (id: string) => void
}

export function Toast({
  toast,
  position,
  isPaused,
  hasProgress,
  closeLabel,
  touchAction,
  onRemove,
  onMeasure,
  onUnmount,
}: ToastProps) {
  const { id, title, description, icon, avatar, color = 'primary', actions = [], close = true, duration } = toast
  useCountdown(toast, isPaused, onRemove)

  const measure: RefCallback<HTMLElement> = useCallback(
    (inside) => {
      if (!inside) return
      // Folded, the box around it is as high as the one in front; only its inside and its hairlines have its own height.
      const box = inside.parentElement!
      const observer = new ResizeObserver(() =>
        onMeasure(id, inside.offsetHeight + box.offsetHeight - box.clientHeight),
      )
      observer.observe(inside)
      return () => {
        observer.disconnect()
        onUnmount(id)
      }
    },
    [id, onMeasure, onUnmount],
  )

  return (
    <S.Root
      type={color === 'error' ? 'foreground' : 'background'}
      open={toast.open}
      onOpenChange={() => onRemove(id)}
      data-color={color}
      data-front={position.before === 0 ? '' : undefined}
      // A modal part takes the pointer from the rest of the page, but not from a toast.
      style={{
        '--before': position.before,
        '--offset': `${position.offset}px`,
        pointerEvents: 'auto',
        touchAction,
      }}
    >
      <S.Inside ref={measure} data-lines={description ? 'many' : 'one'}>
        {avatar ? (
          <Avatar size="md" {...avatar} />
        ) : (
          icon && (
            <S.Mark>
              <Icon name={icon} size={18} />
            </S.Mark>
          )
        )}
        <S.Main>
          {/* Its first text is announced when it appears, and the blanks separate its words; this announces what an update says. */}
          <S.Words aria-live={color === 'error' ? 'assertive' : 'polite'} aria-atomic>
            <S.Title>{title}</S.Title> {description && <S.Description>{description}</S.Description>}
          </S.Words>{' '}
          {actions.length > 0 && (
            <S.Actions>
              {actions.map(({ label, altText = label, ...action }) => (
                <Radix.Action key={label} asChild altText={`${altText} `}>
                  <Button size="xs" variant="outline" color="neutral" {...action}>
                    {label}
                  </Button>
                </Radix.Action>
              ))}
            </S.Actions>
          )}
        </S.Main>
        {close && (
          <Radix.Close asChild>
            <S.Cross aria-label={closeLabel} />
          </Radix.Close>
        )}
      </S.Inside>
      {hasProgress && Number.isFinite(duration) && (
        <S.Progress key={toast.revision} style={{ animationDuration: `${duration}ms` }} />
      )}
    </S.Root>
  )
}
