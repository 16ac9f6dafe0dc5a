import { ColorTester } from '@/features/colors/color-tester.tsx'
import { BackOffice } from '../back-office/back-office.tsx'
import { backOffice } from '../back-office/back-office-screens.tsx'

export default function AdminColorsScreen() {
  return (
    <BackOffice screen={backOffice.colors}>
      <ColorTester />
    </BackOffice>
  )
}
