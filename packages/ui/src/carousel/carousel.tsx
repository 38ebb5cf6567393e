import * as React from 'react'
import {
  Children,
  useEffect,
  useSyncExternalStore,
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
} from 'react'
import { fillText } from '@galley/core/texts'
import { site } from '@galley/site'
import useEmblaCarousel, { type UseEmblaCarouselType } from 'embla-carousel-react'
import { Button } from '../button'
import { useDirection } from '../hooks/use-direction'
import { VisuallyHidden } from '../visually-hidden.styles'
import * as S from './carousel.styles'

export interface CarouselProps extends ComponentProps<'div'> {
  /** Accessible label of the carousel. */
  label: string
  /** Continues with the first slide after the last. @default false */
  loop?: boolean
  /** Accessible label of the button at the start. @default 'Previous slide' */
  previousLabel?: string
  /** Accessible label of the button at the end. @default 'Next slide' */
  nextLabel?: string
  /** Slides, one for each child. */
  children: ReactNode
}

/** Shows one of several slides. Slides change only when the reader changes them. */
export function Carousel({
  label,
  loop = false,
  previousLabel = site.texts.previousSlide,
  nextLabel = site.texts.nextSlide,
  children,
  ...rest
}: CarouselProps) {
  const slides = Children.toArray(children)
  const direction = useDirection()
  const [viewport, embla] = useEmblaCarousel({
    loop,
    direction,
    // Skips the animation for readers who prefer reduced motion.
    breakpoints: { '(prefers-reduced-motion: reduce)': { duration: 0 } },
  })
  const selected = useSelected(embla)
  useTakeOver(embla)

  const handleKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const target = event.target as Element
    if (!embla || !/^Arrow(Left|Right)$/.test(event.key)) return
    if (target.matches('input, textarea, select, [role=tab], [contenteditable]')) return
    if (event.key === (direction === 'rtl' ? 'ArrowRight' : 'ArrowLeft')) embla.scrollPrev()
    else embla.scrollNext()
    // The slide becomes inert, and the focused element inside the slide would lose the focus.
    if (embla.rootNode().contains(target)) event.currentTarget.focus({ preventScroll: true })
  }

  return (
    <S.Root
      role="region"
      aria-roledescription={site.texts.carousel}
      aria-label={label}
      tabIndex={-1}
      data-ready={embla ? '' : undefined}
      onKeyDown={handleKeyDown}
      {...rest}
    >
      {/* Until Embla has loaded, the keyboard scrolls the viewport. */}
      <S.Viewport ref={viewport} tabIndex={embla ? undefined : 0}>
        <S.Track>
          {slides.map((slide, index) => (
            <S.Slide
              key={index}
              role="group"
              aria-roledescription={site.texts.slide}
              aria-label={fillText(
                site.texts.slidePosition,
                { number: index + 1, count: slides.length },
                site.language,
              )}
              inert={embla !== undefined && index !== selected}
            >
              {slide}
            </S.Slide>
          ))}
        </S.Track>
      </S.Viewport>
      {slides.length > 1 && (
        <Controls
          embla={embla}
          count={slides.length}
          selected={selected}
          loop={loop}
          previousLabel={previousLabel}
          nextLabel={nextLabel}
        />
      )}
      <VisuallyHidden role="status">
        {embla && fillText(site.texts.slidePosition, { number: selected + 1, count: slides.length }, site.language)}
      </VisuallyHidden>
    </S.Root>
  )
}

type Embla = UseEmblaCarouselType[1]

interface ControlsProps extends Required<Pick<CarouselProps, 'loop' | 'previousLabel' | 'nextLabel'>> {
  embla: Embla
  count: number
  selected: number
}

function Controls({ embla, count, selected, loop, previousLabel, nextLabel }: ControlsProps) {
  return (
    <S.Controls>
      <Button
        variant="ghost"
        color="neutral"
        icon="arrow-left"
        aria-label={previousLabel}
        aria-disabled={!loop && selected === 0}
        onClick={() => embla?.scrollPrev()}
      />
      <S.Dots>
        {Array.from({ length: count }, (_, index) => (
          <S.Dot
            key={index}
            type="button"
            aria-label={fillText(site.texts.slideNumber, { number: index + 1 }, site.language)}
            aria-current={index === selected ? 'true' : undefined}
            onClick={() => embla?.scrollTo(index)}
          />
        ))}
      </S.Dots>
      <Button
        variant="ghost"
        color="neutral"
        icon="arrow-right"
        aria-label={nextLabel}
        aria-disabled={!loop && selected === count - 1}
        onClick={() => embla?.scrollNext()}
      />
    </S.Controls>
  )
}

/** Returns the index of the visible slide. */
function useSelected(embla: Embla) {
  const subscribe = (onChange: () => void) => {
    embla?.on('select', onChange).on('reInit', onChange)
    return () => void embla?.off('select', onChange).off('reInit', onChange)
  }
  return useSyncExternalStore(
    subscribe,
    () => embla?.selectedScrollSnap() ?? 0,
    () => 0,
  )
}

/** Starts at the slide to which the reader had scrolled before Embla loaded. */
function useTakeOver(embla: Embla) {
  useEffect(() => {
    if (!embla) return
    const viewport = embla.rootNode()
    // From right to left, `scrollLeft` is negative.
    const scrolled = Math.round(Math.abs(viewport.scrollLeft) / viewport.clientWidth) || 0
    viewport.scrollLeft = 0
    embla.scrollTo(scrolled, true)
  }, [embla])
}
