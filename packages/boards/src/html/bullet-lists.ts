import { TreeNode } from './posting-tree.ts'

/** How an item begins whose author typed the bullet: '·' parts words, too, so it needs a blank behind it. */
const BULLET = /^\s*(?:[•●▪◦‣]|·(?=\s))\s*/

/** Lines that begin with a typed bullet become items of a list, which lies where its paragraph lay. */
export function bulletsToLists(root: TreeNode): void {
  const waiting = [root]
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if (node.childNodes.some(holdsBullet)) rebuild(node)
    else waiting.push(...node.childNodes)
  }
}

function holdsBullet(block: TreeNode): boolean {
  return block.nodeName === 'P' && toLines(block).some(([first]) => first && BULLET.test(first.textContent))
}

function rebuild(parent: TreeNode): void {
  const blocks = parent.childNodes
  parent.childNodes = []
  for (const block of blocks) {
    if (holdsBullet(block)) for (const line of toLines(block)) appendLine(parent, line)
    else moveTo(parent, block)
  }
}

/** What stands between the breaks of a paragraph; marks never reach past a break. */
function toLines(paragraph: TreeNode): TreeNode[][] {
  const lines: TreeNode[][] = [[]]
  for (const node of paragraph.childNodes) {
    if (node.nodeName === 'BR') lines.push([])
    else lines.at(-1)?.push(node)
  }
  return lines
}

function appendLine(parent: TreeNode, line: TreeNode[]): void {
  const [first] = line
  if (!first) return
  const isItem = BULLET.test(first.textContent)
  if (isItem) dropBullet(first)
  const block = isItem ? listAtEnd(parent).append(new TreeNode('LI')) : parent.append(new TreeNode('P'))
  for (const node of line) if (node.textContent !== '') moveTo(block, node)
}

function listAtEnd(parent: TreeNode): TreeNode {
  const { lastChild } = parent
  return lastChild?.nodeName === 'UL' ? lastChild : parent.append(new TreeNode('UL'))
}

function dropBullet(node: TreeNode): void {
  const [first] = node.childNodes
  if (first) dropBullet(first)
  else node.data = node.data.replace(BULLET, '')
}

function moveTo(parent: TreeNode, node: TreeNode): void {
  node.nextSibling = null
  parent.append(node)
}
