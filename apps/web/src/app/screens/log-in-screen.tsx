import { useQuery } from '@tanstack/react-query'
import { Navigate, useNavigate } from 'react-router-dom'
import { userQuery } from '@/api/session.ts'
import { LogInForm } from '@/features/accounts/log-in-form.tsx'
import { paths } from '@/paths.ts'
import { Mark } from '@/ui/mark.tsx'
import { Pond } from '@/ui/pond.tsx'

export default function LogInScreen() {
  const { data: user } = useQuery(userQuery)
  const navigate = useNavigate()
  if (user) return <Navigate to={paths.dashboard.href()} replace />
  return (
    <div className="relative isolate -mb-18 grid flex-1 place-items-center overflow-hidden px-4 pt-10 pb-32">
      <Pond className="absolute inset-x-0 bottom-0 -z-10 h-80" />
      <section className="card w-full max-w-md rounded-lg p-6 shadow-float md:p-8">
        <Mark size={40} />
        <h1 className="mt-4 font-bold text-2xl">Welcome back</h1>
        <p className="mt-1 mb-6 text-ink-soft">Log in to search every job that is open to you.</p>
        <LogInForm onLoggedIn={() => navigate(paths.dashboard.href(), { replace: true })} />
      </section>
    </div>
  )
}
