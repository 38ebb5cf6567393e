import { useEffect, useRef } from 'react'
import type { Toast } from './toast-store'

/** Calls back when the toast has been visible for its time. Pauses do not count, and an update gives it all its time again. */
export function useCountdown(toast: Toast, isPaused: boolean, onEnd: (id: string) => void) {
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
