import type { SearchArea } from '../search-index'
import { isBelow } from '../url-path'
import { DOCS_PATH, pathInVersion } from '../versions'
import type { Site } from './site'

/**
 * Returns the search areas of a site with an area for each version that is not the current version. If the documentation has no area of its own, it
 * gets one, so that a search can leave out the current version.
 */
export function addVersionAreas(site: Site): readonly SearchArea[] {
  const { areas } = site.search
  const findArea = (wanted: string) => areas.find(({ pathPrefix }) => pathPrefix === wanted)
  const whole = findArea('/')
  const docs =
    findArea(DOCS_PATH) ??
    (whole && { ...whole, name: `${whole.name}Docs`, label: site.texts.documentation, pathPrefix: DOCS_PATH })
  const current = site.versions.find(({ state }) => state === 'current')
  if (!docs || !current) return areas
  return [
    ...(areas.includes(docs) ? areas : [...areas, docs]).map((area) =>
      isBelow(area.pathPrefix, DOCS_PATH) ? { ...area, version: current.name } : area,
    ),
    ...site.versions
      .filter((version) => version !== current)
      .map(({ name, label }) => ({
        ...docs,
        name: docs.name + name.replaceAll('.', '_'),
        label: `${docs.label} ${label}`,
        pathPrefix: pathInVersion(DOCS_PATH, name),
        version: name,
      })),
  ]
}
