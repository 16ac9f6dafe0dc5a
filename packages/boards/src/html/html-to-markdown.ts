/// <reference path="./turndown-plugin-gfm.d.ts" />
import { MAX_DESCRIPTION_LENGTH } from '@lilypad/domain'
import TurndownService from 'turndown'
import { tables } from 'turndown-plugin-gfm'
import { bulletsToLists } from './bullet-lists.ts'
import { cleanHtml } from './clean-html.ts'
import type { TreeNode } from './posting-tree.ts'

export type ReadHtml = {
  /**
   * GitHub-flavoured Markdown without HTML, pictures or links other than http, https and mailto; no longer than
   * `MAX_DESCRIPTION_LENGTH`.
   */
  markdown: string
  /** The same words as plain text: a line for each item and row, an empty line between paragraphs. */
  text: string
}

const turndown = new TurndownService({
  headingStyle: 'atx',
  bulletListMarker: '-',
  emDelimiter: '*',
  hr: '---',
})
turndown.use(tables)
const escapeMarkdown = turndown.escape.bind(turndown)
// Most words hold nothing to escape: one check saves sixteen replacements.
const MAY_BE_MARKDOWN = /[\\*`[\]_<|~&]|^(?:[-+=#>]|\d+\.)/
turndown.escape = (text) =>
  MAY_BE_MARKDOWN.test(text)
    ? escapeMarkdown(text)
        .replace(/[<|]/g, '\\$&')
        .replace(/(?<!\\)~/g, '\\~')
        .replace(/&(?=#?\w+;)/g, '\\&')
    : text

/** Markdown and text of outside HTML. The input may be hostile: this always returns and never throws. */
export function readHtml(html: string): ReadHtml {
  const tree = cleanHtml(html)
  const text = toText(tree)
  bulletsToLists(tree)
  // The tree implements the part of the DOM that turndown uses.
  const markdown = text === '' ? '' : turndown.turndown(tree as unknown as TurndownService.Node)
  return { markdown: bounded(withShortWords(markdown.replace(/^ +$/gm, ''))), text }
}

/** Marks upon marks, and words without an end, take a browser half a minute to draw. */
const MARKS = /(\p{M}{8})\p{M}+/gu
const LONGEST_WORD = 2_000

/** Of the whole text: its pieces may be short. */
const withShortWords = (text: string) =>
  text.length <= LONGEST_WORD
    ? text
    : text.replace(MARKS, '$1').replace(/\S+/g, (word) => word.match(/.{1,2000}/gsu)?.join(' ') ?? word)

const CONTINUES = '\n\n*The posting continues on the employer’s site.*'

/** Cut at the end of a line, or of a word where the last line is most of the text. */
function bounded(markdown: string): string {
  if (markdown.length <= MAX_DESCRIPTION_LENGTH) return markdown
  const kept = markdown.slice(0, MAX_DESCRIPTION_LENGTH - CONTINUES.length)
  const line = kept.lastIndexOf('\n')
  const end = line > kept.length / 2 ? line : kept.lastIndexOf(' ')
  return kept.slice(0, end).trimEnd() + CONTINUES
}

const APART: Record<string, string> = { LI: '\n', TR: '\n', TH: ' ', TD: ' ', UL: '\n', OL: '\n', BR: '\n' }

function toText(tree: TreeNode): string {
  const parts: string[] = []
  let gap = ''
  const widen = (wanted: string) => {
    if (wanted.length > gap.length || wanted === '\n') gap = gap === '\n\n' ? gap : wanted
  }
  const visit = (node: TreeNode) => {
    if (node.nodeType === 3) {
      const words = gap ? node.data.trimStart() : node.data
      if (words !== '') parts.push(parts.length > 0 ? gap : '', words)
      gap = words === '' ? gap : ''
      return
    }
    const isInline = node.nodeName === 'A' || node.nodeName === 'STRONG' || node.nodeName === 'EM'
    const apart = isInline ? '' : (APART[node.nodeName] ?? '\n\n')
    widen(apart)
    for (const child of node.childNodes) visit(child)
    widen(apart)
  }
  visit(tree)
  return parts.join('').replace(/ +$/gm, '').trim()
}
