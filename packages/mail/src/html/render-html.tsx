/** @jsxRuntime automatic */
import { renderToStaticMarkup } from 'react-dom/server'
import type { Footer } from '../footer.ts'
import type { Composed } from '../message.ts'
import { Layout } from './layout.tsx'

/** The letter as a complete HTML document. React escapes every text and attribute. */
export const renderHtml = (letter: Composed, footer: Footer): string =>
  `<!doctype html>${renderToStaticMarkup(<Layout letter={letter} footer={footer} />)}`
