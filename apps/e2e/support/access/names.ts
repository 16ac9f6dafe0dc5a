import type { Page } from '@playwright/test'

type AxValue = { value?: unknown }
type AxNode = {
  nodeId: string
  parentId?: string
  ignored: boolean
  role?: AxValue
  name?: AxValue
  properties?: { name: string; value: AxValue }[]
}

type Control = { role: string; name: string; leadsTo: string; context: string; article: string }

/** Roles that can have the focus without being controls; an option is announced with its list. */
const NO_CONTROLS = ['RootWebArea', 'main', 'dialog', 'alertdialog', 'option', 'MenuListPopup']
/** Named ancestors that distinguish controls of the same name. */
const CONTEXTS = [
  'region',
  'group',
  'radiogroup',
  'article',
  'dialog',
  'alertdialog',
  'form',
  'navigation',
  'list',
  'Date',
]

const text = (value: AxValue | undefined) => String(value?.value ?? '').trim()
const property = (node: AxNode, name: string) => node.properties?.find((one) => one.name === name)?.value

function contextOf(node: AxNode, byId: ReadonlyMap<string, AxNode>): string {
  const parent = node.parentId === undefined ? undefined : byId.get(node.parentId)
  if (!parent) return ''
  const isContext = !parent.ignored && CONTEXTS.includes(text(parent.role)) && text(parent.name) !== ''
  return `${contextOf(parent, byId)}${isContext ? `${text(parent.name)} › ` : ''}`
}

/** The article around a control, if named: two jobs may have the same title. */
function articleOf(node: AxNode, byId: ReadonlyMap<string, AxNode>): string {
  const parent = node.parentId === undefined ? undefined : byId.get(node.parentId)
  if (!parent) return ''
  return text(parent.role) === 'article' && text(parent.name) !== '' ? parent.nodeId : articleOf(parent, byId)
}

/** The controls that a screen reader can reach, with what it announces; not those under a modal dialog. */
async function controlsOf(page: Page): Promise<Control[]> {
  const session = await page.context().newCDPSession(page)
  const { nodes } = (await session.send('Accessibility.getFullAXTree')) as { nodes: AxNode[] }
  await session.detach()
  const byId = new Map(nodes.map((node) => [node.nodeId, node]))
  return nodes
    .filter((node) => !node.ignored && property(node, 'focusable')?.value === true)
    .filter((node) => !NO_CONTROLS.includes(text(node.role)))
    .map((node) => ({
      role: text(node.role),
      name: text(node.name),
      leadsTo: text(property(node, 'url')),
      context: contextOf(node, byId),
      article: articleOf(node, byId),
    }))
}

const told = ({ context, role, name }: Control) => `${context}${role} "${name}"`

/** Controls that are announced alike, except links to the same place. */
function alike(controls: readonly Control[]) {
  const groups = new Map<string, Control[]>()
  for (const one of controls) {
    const key = `${one.article} ${told(one)}`
    groups.set(key, [...(groups.get(key) ?? []), one])
  }
  return [...groups].filter(
    ([, [first, ...others]]) =>
      others.length > 0 && (!first?.leadsTo || others.some((one) => one.leadsTo !== first.leadsTo)),
  )
}

/** Controls without a name, and controls that their names do not distinguish. */
export async function nameFindings(page: Page): Promise<string[]> {
  const controls = await controlsOf(page)
  const nameless = controls.filter(({ name }) => name === '')
  return [
    ...nameless.map((one) => `no name: ${told(one)}`),
    ...alike(controls).map(([name, all]) => `${all.length} are told alike: ${name}`),
  ]
}
