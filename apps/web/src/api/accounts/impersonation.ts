import { useMutation } from '@tanstack/react-query'
import { api } from '../client.ts'

/** Ends an admin's session as somebody else: the browser's session is the admin's own again. */
export const useStopImpersonating = () => useMutation({ mutationFn: () => api.stopImpersonating({}) })
