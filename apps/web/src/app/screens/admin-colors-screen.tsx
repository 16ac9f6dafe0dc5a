export { ColorTester as default } from '@/features/colors/color-tester.tsx'
