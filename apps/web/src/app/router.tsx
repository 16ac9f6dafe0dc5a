import { lazy, Suspense } from 'react'
import { Navigate, Route, Routes } from 'react-router-dom'
import { paths } from '@/paths.ts'
import { SCREENS } from './screens.ts'
import { Waiting } from './waiting.tsx'

const GalleryScreen = import.meta.env.DEV ? lazy(() => import('./gallery/gallery-screen.tsx')) : null

const routes = SCREENS.map(({ at, load }) => ({ at, Screen: lazy(load) }))

/** The screen at the address; whatever is none leads home. */
export const Screens = () => (
  <Suspense fallback={<Waiting />}>
    <Routes>
      {routes.flatMap(({ at, Screen }) =>
        at.map(({ path }) => <Route key={path} path={path} element={<Screen />} />),
      )}
      {GalleryScreen && <Route path={paths.gallery.path} element={<GalleryScreen />} />}
      <Route path="*" element={<Navigate to={paths.home.href()} replace />} />
    </Routes>
  </Suspense>
)
