import * as React from 'react'
import { useEffectEvent, useLayoutEffect, useRef } from 'react'
import { toScriptJson } from '@galley/core/escape-html'
import { NEEDS_APP } from '@galley/start/marks'
import { Button } from '@galley/ui/button'
import { useHydrated } from '@galley/ui/hooks/use-hydrated'
import { Input } from '@galley/ui/input'
import { Segments } from '@galley/ui/segments.styles'
import { VisuallyHidden } from '@galley/ui/visually-hidden.styles'
import { TemplateGrid, type TemplateSummary } from '../template-card'
import { filterEarly, matchesFilter, readFilter, type TemplateFilter } from './template-filter'
import * as S from './template-gallery.styles'
import { useTemplateFilter } from './use-template-filter'

/** A template with all texts that the gallery searches. */
export interface GalleryTemplate extends TemplateSummary {
  /** One sentence. The gallery searches the sentence but does not show it. */
  readonly description: string
}

const LICENSES: Readonly<Record<string, string>> = { free: 'Free', pro: 'Pro' }

const toFiltered = ({ title, subtitle, description, category, licenseType }: GalleryTemplate) => ({
  category,
  licenseType,
  text: [title, subtitle, description, category].join(' '),
})

/** Lists all templates, with filters by category, licence and words. The URL stores the filters. */
export function TemplateGallery({ templates }: { templates: readonly GalleryTemplate[] }) {
  const { filter, type, choose } = useTemplateFilter()
  const isHydrated = useHydrated()
  const root = useRef<HTMLElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const shown = templates.filter((template) => matchesFilter(toFiltered(template), filter))
  const takeEarlyChoice = useEffectEvent(() => {
    const saved = readFilter(window.location.search)
    const early = (['category', 'license'] as const).flatMap((name) => {
      const value = root.current!.querySelector<HTMLInputElement>(`[name=${name}]:checked`)?.value
      return value === undefined || isSame(value, saved[name]) ? [] : [[name, value]]
    })
    if (early.length === 0) return
    // The inline script has hidden these cards, and React would not show them again.
    for (const card of root.current!.querySelectorAll('article')) card.style.display = ''
    choose(Object.fromEntries(early) as Partial<TemplateFilter>)
  })
  // The radio buttons hold a choice that the reader made before hydration. Typed text needs no code here: the start script replays the input.
  useLayoutEffect(() => {
    if (!isHydrated) takeEarlyChoice()
  }, [isHydrated])
  const handleClear = () => {
    choose({ category: '', license: '', text: '' })
    input.current?.focus()
  }
  return (
    <S.Root ref={root} aria-label="All templates">
      {templates.length > 1 && (
        <S.Filters role="search" aria-label="Filter templates" onSubmit={(event) => event.preventDefault()}>
          <Choice
            label="Category"
            name="category"
            values={templates.map(({ category }) => category)}
            chosen={filter.category}
            onChoose={(category) => choose({ category })}
          />
          <Choice
            label="Licence"
            name="license"
            values={templates.map(({ licenseType }) => licenseType)}
            chosen={filter.license}
            onChoose={(license) => choose({ license })}
          />
          <S.Text>
            <Input
              ref={input}
              type="search"
              name="text"
              icon="search"
              aria-label="Search templates"
              placeholder="Search templates"
              autoComplete="off"
              value={filter.text}
              onChange={(event) => type(event.target.value)}
            />
          </S.Text>
        </S.Filters>
      )}
      <S.Count role="status">{describeCount(shown.length, templates.length)}</S.Count>
      {shown.length > 0 ? (
        <TemplateGrid templates={shown} />
      ) : (
        <S.Empty>
          <p>No template matches these filters.</p>
          <Button variant="outline" color="neutral" onClick={handleClear}>
            Clear filters
          </Button>
        </S.Empty>
      )}
      {!isHydrated && <script dangerouslySetInnerHTML={{ __html: writeScript(templates) }} />}
    </S.Root>
  )
}

interface ChoiceProps {
  label: string
  name: string
  /** The value of each template. If all values are equal, nothing is shown. */
  values: readonly string[]
  chosen: string
  onChoose: (value: string) => void
}

function Choice({ label, name, values, chosen, onChoose }: ChoiceProps) {
  const options = [...new Set(values)]
  if (options.length < 2) return null
  return (
    <Segments>
      <VisuallyHidden as="legend">{label}</VisuallyHidden>
      {['', ...options].map((value) => (
        <label key={value}>
          <input
            type="radio"
            name={name}
            value={value}
            checked={isSame(value, chosen)}
            onChange={() => onChoose(value)}
          />
          {value ? (LICENSES[value] ?? value) : 'All'}
        </label>
      ))}
    </Segments>
  )
}

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()

const describeCount = (shown: number, all: number) =>
  `${shown === all ? '' : `${shown} of `}${all} ${all === 1 ? 'template' : 'templates'}`

const writeScript = (templates: readonly GalleryTemplate[]) =>
  `(${String(filterEarly)})(${[readFilter, matchesFilter].join()},${toScriptJson(NEEDS_APP)},${toScriptJson(templates.map(toFiltered))})`
