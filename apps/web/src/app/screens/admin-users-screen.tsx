export { UsersPage as default } from '@/features/users/users-page.tsx'
