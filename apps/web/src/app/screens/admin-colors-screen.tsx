import { ColorTester } from '@/features/colors/color-tester.tsx'
import { BackOffice } from '../back-office/back-office.tsx'

export default function AdminColorsScreen() {
  return (
    <BackOffice
      title="Color Scheme Testing"
      lead="The whole product wears these colors at once. Nothing is saved: leave this screen and they are gone."
    >
      <ColorTester />
    </BackOffice>
  )
}
