import * as React from 'react'
import { type RefCallback, useCallback, useEffect, useRef } from 'react'
import { site } from '@galley/site'
import { Toast as Radix } from 'radix-ui'
import { Avatar } from '../avatar'
import { Button } from '../button'
import { Icon } from '../icon'
import type { StackPosition } from './stack'
import type { Toast as ToastState, ToastAction } from './toast-store'
import * as S from './toast.styles'

interface ToastProps {
  toast: ToastState
  position: StackPosition
  isPaused: boolean
  onRemove: (id: string) => void
  onMeasure: (id: string, height: number) => void
  onUnmount: (id: string) => void
}

export function Toast({ toast, position, isPaused, onRemove, onMeasure, onUnmount }: ToastProps) {
  const { id, title, description, icon, avatar, color = 'primary', actions = [], close = true, duration } = toast
  useCountdown(toast, isPaused, onRemove)
  const measure = useMeasure(id, onMeasure, onUnmount)

  return (
    <S.Root
      type={color === 'error' ? 'foreground' : 'background'}
      open={toast.open}
      onOpenChange={() => onRemove(id)}
      data-color={color}
      data-front={position.before === 0 ? '' : undefined}
      // Overrides the `pointer-events: none` of a modal layer, so that toasts stay usable.
      style={{
        '--before': position.before,
        '--offset': `${position.offset}px`,
        pointerEvents: 'auto',
        touchAction: 'pan-y',
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
          {/* Radix announces the first text, for which the spaces separate the words. `aria-live` announces updates. */}
          <S.Words aria-live={color === 'error' ? 'assertive' : 'polite'} aria-atomic>
            <S.Title>{title}</S.Title> {description && <S.Description>{description}</S.Description>}
          </S.Words>{' '}
          {actions.length > 0 && <Actions actions={actions} />}
        </S.Main>
        {close && (
          <Radix.Close asChild>
            <S.Cross aria-label={site.texts.close} />
          </Radix.Close>
        )}
      </S.Inside>
      {Number.isFinite(duration) && <S.Progress key={toast.revision} style={{ animationDuration: `${duration}ms` }} />}
    </S.Root>
  )
}

function Actions({ actions }: { actions: readonly ToastAction[] }) {
  return (
    <S.Actions>
      {actions.map(({ label, altText = label, ...action }) => (
        <Radix.Action key={label} asChild altText={`${altText} `}>
          <Button size="xs" variant="outline" color="neutral" {...action}>
            {label}
          </Button>
        </Radix.Action>
      ))}
    </S.Actions>
  )
}

/** Returns a ref that reports the height of the toast whenever its content changes size. */
function useMeasure(id: string, onMeasure: ToastProps['onMeasure'], onUnmount: ToastProps['onUnmount']) {
  return useCallback<RefCallback<HTMLElement>>(
    (inside) => {
      if (!inside) return
      // In a collapsed stack, the box has the height of the front toast, so measure its content and add its borders.
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
}

/** Calls `onEnd` after the duration of the toast. Pauses do not count, and an update restarts the time. */
function useCountdown(toast: ToastState, isPaused: boolean, onEnd: (id: string) => void) {
  const left = useRef(toast.duration)
  useEffect(() => {
    left.current = toast.duration
  }, [toast])
  useEffect(() => {
    if (isPaused || !toast.open || !Number.isFinite(toast.duration)) return
    const startedAt = Date.now()
    const timer = setTimeout(() => onEnd(toast.id), left.current)
    return () => {
      clearTimeout(timer)
      left.current -= Date.now() - startedAt
    }
  }, [toast, isPaused, onEnd])
}
