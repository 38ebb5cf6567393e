/** Returns a set of tabs as the server renders it, with the first tab open. Tabs have the ids "{id}-t0", …, panels "{id}-p0", … */
export function renderTabs(id: string, marks: string, ...labels: string[]) {
  const state = (index: number) => (index === 0 ? 'active' : 'inactive')
  const tabs = labels.map(
    (label, index) =>
      `<button role="tab" id="${id}-t${index}" aria-controls="${id}-p${index}" aria-selected="${index === 0}" data-state="${state(index)}" data-label="${label}">${label}</button>`,
  )
  const panels = labels.map(
    (label, index) =>
      `<div role="tabpanel" id="${id}-p${index}" aria-labelledby="${id}-t${index}" data-state="${state(index)}" data-label="${label}">In ${label}</div>`,
  )
  return `<div data-tabs id="${id}" ${marks}><div role="tablist">${tabs.join('')}</div>${panels.join('')}</div>`
}
